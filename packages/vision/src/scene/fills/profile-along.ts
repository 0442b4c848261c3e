import type { Cloud } from './cloud.ts';

/** Places along a gradient where its colour is averaged. */
const BINS = 24;
/** Levels from the middle one of a place within which colours are the gradient's, beside what it changes by. */
const NEAR = 1.5;
/** A sample that lies on something else must not outweigh all others. */
const MAX_SQUARE = 100;
/** Of a direction that misses the samples by more levels it need not be known by how many: no gradient may miss as much. */
const HOPELESS = 5;

/** A place along the gradient and the mean colour there. */
export type Knot = { at: number; rgb: [number, number, number] };
export type Place = (x: number, y: number) => number;
export type Profile = { error: number; knots: Knot[] };

/** The colours along a direction, and how far the samples are from what lies between those. */
export const profileAlong = (cloud: Cloud, placeOf: Place): Profile => {
  const places = cloud.x.map((x, i) => placeOf(x, cloud.y[i]!));
  const first = places.reduce((least, place) => Math.min(least, place), Number.POSITIVE_INFINITY);
  const last = places.reduce((most, place) => Math.max(most, place), Number.NEGATIVE_INFINITY);
  const perBin = BINS / Math.max(Number.EPSILON, last - first);
  const bins: number[][] = Array.from({ length: BINS }, () => []);
  // A place that is no number is in no bin.
  for (let i = 0; i < places.length; i++) bins[Math.min(BINS - 1, Math.floor((places[i]! - first) * perBin))]?.push(i);
  const filled = bins.filter((members) => members.length > 0);
  const middles = filled.map((members) => middleOf(cloud, members));
  const change = medianOf(middles.slice(1).map((middle, at) => gapOf(middle, middles[at]!))); // the one before it
  const knots = filled.map((members, at) => knotOf(cloud, places, members, middles[at]!, NEAR + change)); // one a bin
  if (knots.length === 0) return { error: Number.POSITIVE_INFINITY, knots };
  return { error: Math.sqrt(missOf(cloud, places, knots) / places.length), knots };
};

type Rgb = Knot['rgb'];

/** The mean place and colour of those samples of a bin that are near to its middle ones: shadows across a gradient are no part of it. */
const knotOf = (
  { r, g, b }: Cloud,
  places: Float64Array,
  members: readonly number[],
  middle: Rgb,
  reach: number,
): Knot => {
  const near = members.filter((sample) => gapOf(middle, [r[sample]!, g[sample]!, b[sample]!]) <= reach);
  const kept = near.length > 0 ? near : members;
  const mean = (column: Float64Array): number => kept.reduce((sum, sample) => sum + column[sample]!, 0) / kept.length;
  return { at: mean(places), rgb: [mean(r), mean(g), mean(b)] };
};

const gapOf = (one: Rgb, other: Rgb): number =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));

const middleOf = ({ r, g, b }: Cloud, members: readonly number[]): Rgb => {
  const of = (channel: Float64Array): number => medianOf(members.map((sample) => channel[sample]!));
  return [of(r), of(g), of(b)];
};

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The sum of squares that a profile misses the samples by, each of which counts for so much at most. */
const missOf = (cloud: Cloud, places: Float64Array, knots: readonly Knot[]): number => {
  const most = HOPELESS * HOPELESS * places.length;
  let squares = 0;
  for (let sample = 0; sample < places.length; sample++) {
    squares += Math.min(MAX_SQUARE, squareOff(cloud, sample, places[sample]!, knots));
    if (squares > most) return Number.POSITIVE_INFINITY;
  }
  return squares;
};

/** The square by which a profile misses each of some samples. */
export const missesOf = (cloud: Cloud, { placeOf, knots }: { placeOf: Place; knots: readonly Knot[] }): Float64Array =>
  cloud.x.map((x, sample) => squareOff(cloud, sample, placeOf(x, cloud.y[sample]!), knots));

/** How far a sample is from the colour between the knots; a knot beyond the last is drawn out. */
const squareOff = ({ r, g, b }: Cloud, sample: number, at: number, knots: readonly Knot[]): number => {
  let next = 1;
  while (next < knots.length - 1 && knots[next]!.at < at) next++;
  const from = knots[next - 1]!;
  const to = knots[Math.min(next, knots.length - 1)]!;
  const share = to.at === from.at ? 0 : (at - from.at) / (to.at - from.at);
  const offR = from.rgb[0] + (to.rgb[0] - from.rgb[0]) * share - r[sample]!;
  const offG = from.rgb[1] + (to.rgb[1] - from.rgb[1]) * share - g[sample]!;
  const offB = from.rgb[2] + (to.rgb[2] - from.rgb[2]) * share - b[sample]!;
  return (offR * offR + offG * offG + offB * offB) / 3;
};

export const between = (from: Knot, to: Knot, at: number): [number, number, number] => {
  const share = to.at === from.at ? 0 : (at - from.at) / (to.at - from.at);
  const mixed = (channel: 0 | 1 | 2): number => from.rgb[channel] + (to.rgb[channel] - from.rgb[channel]) * share;
  return [mixed(0), mixed(1), mixed(2)];
};

/** Levels between the least and the most of a channel. */
export const changeOf = (knots: readonly Knot[]): number =>
  Math.max(
    ...([0, 1, 2] as const).map((channel) => {
      const values = knots.map(({ rgb }) => rgb[channel]);
      return Math.max(...values) - Math.min(...values);
    }),
  );
