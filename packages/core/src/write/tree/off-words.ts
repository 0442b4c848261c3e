import type { Box } from '../../geometry.ts';

const signed = (value: number): string => {
  const whole = Math.round(value) || 0;
  return `${whole < 0 ? '' : '+'}${whole}`;
};

/** How far a box is from the corner of another: across, then down. */
export const offWords = (box: Pick<Box, 'x' | 'y'>, from: Pick<Box, 'x' | 'y'>): string =>
  `${signed(box.x - from.x)} ${signed(box.y - from.y)}`;
