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
  const places = placesOf(cloud, placeOf);
  const filled = binSamples(places);
  const middles = filled.map((members) => middleOf(cloud, members));
  const gaps = Float64Array.from(middles.slice(1), (middle, at) => gapOf(middle, middles[at]!)); // the one before it
  const change = gaps.toSorted()[gaps.length >> 1] ?? 0;
  const knots = filled.map((members, at) => knotOf(cloud, places, members, middles[at]!, MAX_LEVELS_OFF + change)); // one a bin
  if (knots.length === 0) return { error: Number.POSITIVE_INFINITY, knots };
  return { error: Math.sqrt(missOf(cloud, places, filled, knots) / places.length), knots };
};

// The loops from here on are written out: a photo asks for hundreds of thousands of profiles, which were two fifths of its time.

const placesOf = ({ x, y }: Cloud, placeOf: Place): Float64Array => {
  const places = new Float64Array(x.length);
  for (let sample = 0; sample < places.length; sample++) places[sample] = placeOf(x[sample]!, y[sample]!);
  return places;
};

/** The samples of each place that has any, in the order of the places. */
const binSamples = (places: Float64Array): Uint32Array[] => {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (let sample = 0; sample < places.length; sample++) {
    first = Math.min(first, places[sample]!);
    last = Math.max(last, places[sample]!);
  }
  const perBin = BINS / Math.max(Number.EPSILON, last - first);
  // A place that is no number is in no bin, which the last one stands for.
  const binOf = new Uint8Array(places.length);
  const ends = new Uint32Array(BINS + 1);
  for (let sample = 0; sample < places.length; sample++) {
    const bin = Math.min(BINS - 1, Math.floor((places[sample]! - first) * perBin));
    binOf[sample] = bin >= 0 ? bin : BINS;
    ends[binOf[sample]!]! += 1;
  }
  for (let bin = 1; bin <= BINS; bin++) ends[bin]! += ends[bin - 1]!;
  const starts = ends.slice();
  const ordered = new Uint32Array(places.length);
  for (let sample = places.length - 1; sample >= 0; sample--) ordered[--starts[binOf[sample]!]!] = sample;
  const bins: Uint32Array[] = [];
  for (let bin = 0; bin < BINS; bin++)
    if (ends[bin]! > starts[bin]!) bins.push(ordered.subarray(starts[bin]!, ends[bin]!));
  return bins;
};

type Rgb = Knot['rgb'];

/** The mean place and colour of those samples of a bin that are near to its middle ones: shadows across a gradient are no part of it. */
const knotOf = ({ r, g, b }: Cloud, places: Float64Array, members: Uint32Array, middle: Rgb, reach: number): Knot => {
  const [middleR, middleG, middleB] = middle;
  const sumUp = (most: number): Knot & { count: number } => {
    let [count, at, sumR, sumG, sumB] = [0, 0, 0, 0, 0];
    for (let i = 0; i < members.length; i++) {
      const sample = members[i]!;
      if (Math.abs(middleR - r[sample]!) > most) continue;
      if (Math.abs(middleG - g[sample]!) > most) continue;
      if (Math.abs(middleB - b[sample]!) > most) continue;
      count += 1;
      at += places[sample]!;
      sumR += r[sample]!;
      sumG += g[sample]!;
      sumB += b[sample]!;
    }
    return { count, at: at / count, rgb: [sumR / count, sumG / count, sumB / count] };
  };
  const near = sumUp(reach);
  const { at, rgb } = near.count > 0 ? near : sumUp(Number.POSITIVE_INFINITY);
  return { at, rgb };
};

const gapOf = (one: Rgb, other: Rgb): number =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));

const middleOf = ({ r, g, b }: Cloud, members: Uint32Array): Rgb => {
  const values = new Uint8Array(members.length);
  return [middleValue(r, members, values), middleValue(g, members, values), middleValue(b, members, values)];
};

/** Up to so many values are put in order faster one by one than by a call. */
const MAX_SORTED_HERE = 48;

/** The middle one of some whole levels; `values` is room for them. */
const middleValue = (channel: Float64Array, members: Uint32Array, values: Uint8Array): number => {
  if (members.length > MAX_SORTED_HERE) {
    for (let i = 0; i < members.length; i++) values[i] = channel[members[i]!]!;
    values.sort();
  } else {
    for (let i = 0; i < members.length; i++) {
      const value = channel[members[i]!]!;
      let at = i;
      for (; at > 0 && values[at - 1]! > value; at--) values[at] = values[at - 1]!;
      values[at] = value;
    }
  }
  return values[values.length >> 1]!; // a bin has members
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
