import type { Gradient, Hex } from '../measurement.ts';
import { channelsOf } from './channels.ts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Colours in a gradient that are no further from the way between their neighbours, in levels of a channel, are noise of the measurement. */
const MAX_NOISE_LEVELS = 4;

type Stop = { at: number; color: Hex };

/** How far a stop is from where the straight way between two others would put it. */
const offWay = ({ at, color }: Stop, first: Stop, last: Stop): number => {
  const share = (at - first.at) / Math.max(last.at - first.at, Number.EPSILON);
  const [start, end] = [channelsOf(first.color), channelsOf(last.color)];
  return Math.max(...channelsOf(color).map((level, i) => Math.abs(level - start[i]! - share * (end[i]! - start[i]!))));
};

/** The stops that bend the way from the first to the last colour: between the two ends the furthest one, and what bends the ways to it. */
const bendsIn = (stops: readonly Stop[]): Stop[] => {
  const [first, last] = [stops[0]!, stops.at(-1)!];
  const inner = stops.slice(1, -1);
  const offs = inner.map((stop) => offWay(stop, first, last));
  const most = Math.max(0, ...offs);
  if (most <= MAX_NOISE_LEVELS) return [];
  const at = offs.indexOf(most) + 1;
  return [...bendsIn(stops.slice(0, at + 1)), stops[at]!, ...bendsIn(stops.slice(at))];
};

/** A gradient without the colours that are noise; its ends alone may still be of one colour. */
export const withoutNoise = ({ between, ...gradient }: Gradient): Gradient => {
  const bends = bendsIn([{ at: 0, color: gradient.from }, ...(between ?? []), { at: 1, color: gradient.to }]);
  return bends.length > 0 ? { ...gradient, between: bends } : gradient;
};

/** The one colour of a gradient that has no other. */
export const flatColor = ({ from, to, between }: Gradient): Hex | undefined => {
  const off = (one: Hex): number => offWay({ at: 0, color: one }, { at: 0, color: from }, { at: 1, color: from });
  return [...(between ?? []).map(({ color }) => color), to].every((one) => off(one) <= MAX_NOISE_LEVELS)
    ? from
    : undefined;
};

/** A gradient as CSS writes it. */
export const gradientCss = (gradient: Gradient): string => {
  const { from, to, angle, between = [], around } = withoutNoise(gradient);
  const stops = [from, ...between.map(({ at, color }) => `${color} ${percent(at)}`), to].join(', ');
  if (!around) return `linear-gradient(${Math.round(angle * 10) / 10}deg, ${stops})`;
  const { x, y, width, height } = around;
  return `radial-gradient(${percent(width)} ${percent(height)} at ${percent(x)} ${percent(y)}, ${stops})`;
};
