import type { Gradient } from '../measurement.ts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A gradient as CSS writes it. */
export const gradientCss = ({ from, to, angle, between = [], around }: Gradient): string => {
  const stops = [from, ...between.map(({ at, color }) => `${color} ${percent(at)}`), to].join(', ');
  if (!around) return `linear-gradient(${Math.round(angle * 10) / 10}deg, ${stops})`;
  const { x, y, width, height } = around;
  return `radial-gradient(${percent(width)} ${percent(height)} at ${percent(x)} ${percent(y)}, ${stops})`;
};
