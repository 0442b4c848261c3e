import type { Cloud } from './cloud.ts';

/** Places along a gradient where its colour is averaged. */
const BINS = 24;
/** Levels from the middle one of a place within which colours are the gradient's, beside what it changes by. */
const MAX_LEVELS_OFF = 1.5;
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
  const filled = binSamples(places);
  const middles = filled.map((members) => middleOf(cloud, members));
  const gaps = Float64Array.from(middles.slice(1), (middle, at) => gapOf(middle, middles[at]!)); // the one before it
  const change = gaps.toSorted()[gaps.length >> 1] ?? 0;
  const knots = filled.map((members, at) => knotOf(cloud, places, members, middles[at]!, MAX_LEVELS_OFF + change)); // one a bin
  if (knots.length === 0) return { error: Number.POSITIVE_INFINITY, knots };
  return { error: Math.sqrt(missOf(cloud, places, filled, knots) / places.length), knots };
};

/** The samples of each place that has any, in the order of the places. */
const binSamples = (places: Float64Array): Uint32Array[] => {
  const first = places.reduce((least, place) => Math.min(least, place), Number.POSITIVE_INFINITY);
  const last = places.reduce((most, place) => Math.max(most, place), Number.NEGATIVE_INFINITY);
  const perBin = BINS / Math.max(Number.EPSILON, last - first);
  // A place that is no number is in no bin, which the last count stands for.
  const binOf = new Uint8Array(places.length);
  places.forEach((place, sample) => {
    const bin = Math.min(BINS - 1, Math.floor((place - first) * perBin));
    binOf[sample] = bin >= 0 ? bin : BINS;
  });
  const counts = new Uint32Array(BINS + 1);
  for (const bin of binOf) counts[bin]! += 1;
  const bins = Array.from(counts, (count) => new Uint32Array(count));
  counts.fill(0);
  for (let sample = 0; sample < binOf.length; sample++) {
    const bin = binOf[sample]!;
    bins[bin]![counts[bin]!++] = sample;
  }
  return bins.slice(0, BINS).filter((members) => members.length > 0);
};

type Rgb = Knot['rgb'];

/** The mean place and colour of those samples of a bin that are near to its middle ones: shadows across a gradient are no part of it. */
const knotOf = ({ r, g, b }: Cloud, places: Float64Array, members: Uint32Array, middle: Rgb, reach: number): Knot => {
  const near = members.filter(
    (sample) =>
      Math.abs(middle[0] - r[sample]!) <= reach &&
      Math.abs(middle[1] - g[sample]!) <= reach &&
      Math.abs(middle[2] - b[sample]!) <= reach,
  );
  const kept = near.length > 0 ? near : members;
  const mean = (column: Float64Array): number => {
    let sum = 0;
    for (let i = 0; i < kept.length; i++) sum += column[kept[i]!]!;
    return sum / kept.length;
  };
  return { at: mean(places), rgb: [mean(r), mean(g), mean(b)] };
};

const gapOf = (one: Rgb, other: Rgb): number =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));

const middleOf = ({ r, g, b }: Cloud, members: Uint32Array): Rgb => {
  const of = (channel: Float64Array): number => {
    const values = new Uint8Array(members.length);
    for (let i = 0; i < values.length; i++) values[i] = channel[members[i]!]!;
    return values.sort()[values.length >> 1]!; // a bin has members
  };
  return [of(r), of(g), of(b)];
};

/** The sum of squares that a profile misses the samples by, each of which counts for so much at most. */
const missOf = (cloud: Cloud, places: Float64Array, bins: readonly Uint32Array[], knots: readonly Knot[]): number => {
  const most = HOPELESS * HOPELESS * places.length;
  let squares = 0;
  for (const [bin, members] of bins.entries()) {
    for (let i = 0; i < members.length; i++) {
      const sample = members[i]!;
      squares += Math.min(MAX_SQUARE, squareOff(cloud, sample, places[sample]!, knots, bin));
    }
    if (squares > most) return Number.POSITIVE_INFINITY;
  }
  return squares;
};

/** The square by which a profile misses each of some samples. */
export const missesOf = (cloud: Cloud, { placeOf, knots }: { placeOf: Place; knots: readonly Knot[] }): Float64Array =>
  cloud.x.map((x, sample) => squareOff(cloud, sample, placeOf(x, cloud.y[sample]!), knots));

/** How far a sample is from the colour between the knots, of which it is not before number `from`; a knot beyond the last is drawn out. */
const squareOff = ({ r, g, b }: Cloud, sample: number, at: number, knots: readonly Knot[], from = 1): number => {
  let next = Math.max(1, from);
  while (next < knots.length - 1 && knots[next]!.at < at) next++;
  const before = knots[next - 1]!;
  const after = knots[Math.min(next, knots.length - 1)]!;
  const share = after.at === before.at ? 0 : (at - before.at) / (after.at - before.at);
  const offR = before.rgb[0] + (after.rgb[0] - before.rgb[0]) * share - r[sample]!;
  const offG = before.rgb[1] + (after.rgb[1] - before.rgb[1]) * share - g[sample]!;
  const offB = before.rgb[2] + (after.rgb[2] - before.rgb[2]) * share - b[sample]!;
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
