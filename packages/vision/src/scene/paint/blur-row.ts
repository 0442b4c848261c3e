import { type BlurredEdge, shareBehindEdge } from './blur-edge.ts';
import type { BlurredShape } from './blurred-shape.ts';

/**
 * How much of each pixel of a row is in shadow, from the column `origin` on. Between `evenFrom` and `evenTo` it is the same. What was
 * measured is kept: rows beside the straight part of a shape are all alike.
 */
export type BlurredRow = {
  origin: number;
  values: Float64Array;
  evenFrom: number;
  evenTo: number;
  /** What is to be added to a column and all before it up to the start of the row; zero between rows. */
  steps: Float64Array;
  /** Of the bands that were summed up: number and weight, in turn. */
  bands: number[];
  bandCount: number;
  /** Down to this row nothing but one band is felt. */
  sameTo: number;
  from: number;
  to: number;
};

/** A band of less weight is counted with the next, which moves its sides by less than a pixel. */
const MIN_BAND_SHARE = 0.01;

/** Room for the rows between two columns. */
export function createBlurredRow(from: number, to: number): BlurredRow {
  const room = Math.max(0, to - from);
  return {
    origin: from,
    values: new Float64Array(room),
    evenFrom: from,
    evenTo: from,
    steps: new Float64Array(room),
    bands: [],
    bandCount: 0,
    sameTo: Number.NEGATIVE_INFINITY,
    from,
    to: from,
  };
}

/** Blurs one row of a shape, between the columns `from` and `to`; false where nothing of it is left. */
export function blurRow(shape: BlurredShape, y: number, from: number, to: number, row: BlurredRow): boolean {
  const isSame = row.from === from && row.to === to;
  if (isSame && y <= row.sameTo) return true;
  const isNew = weighBands(shape, y, row);
  if (row.bandCount === 0) return false;
  if (isSame && !isNew) return true;
  const { edge, lefts, rights } = shape;
  const { values, origin, bands, bandCount } = row;
  let leftEnd = Number.NEGATIVE_INFINITY;
  let rightStart = Number.POSITIVE_INFINITY;
  let even = 0;
  for (let at = 0; at < bandCount; at += 2) {
    const k = bands[at]!;
    leftEnd = Math.max(leftEnd, Math.ceil(lefts[k]! + edge.reach));
    rightStart = Math.min(rightStart, Math.floor(rights[k]! - edge.reach));
    even += bands[at + 1]!;
  }
  // A wide shape is even between its sides: there and left of it no right edge is felt, and the other way round.
  const isWide = leftEnd <= rightStart;
  const evenFrom = isWide ? Math.max(from, Math.min(to, leftEnd)) : to;
  const evenTo = isWide ? Math.max(from, Math.min(to, rightStart)) : to;
  const rightFrom = isWide ? evenTo : from;
  values.fill(isWide ? even : 0, from - origin, rightFrom - origin);
  values.fill(0, rightFrom - origin, to - origin);
  for (let at = 0; at < bandCount; at += 2) {
    const k = bands[at]!;
    addEdge(edge, lefts[k]!, -bands[at + 1]!, from, evenFrom, row);
    addEdge(edge, rights[k]!, bands[at + 1]!, rightFrom, to, row);
  }
  if (isWide) addSteps(from, evenFrom, row);
  addSteps(rightFrom, to, row);
  row.evenFrom = evenFrom;
  row.evenTo = evenTo;
  row.from = from;
  row.to = to;
  return true;
}

/** Lists the bands that a row's blur reaches and their weights; whether they are others than the last row's. */
const weighBands = (shape: BlurredShape, y: number, row: BlurredRow): boolean => {
  const { edge, tops } = shape;
  const { bands } = row;
  const start = firstBandAt(shape, y);
  const last = tops.length - 1;
  let isNew = false;
  let count = 0;
  let share = shareBehindEdge(edge, tops[start]! - y);
  for (let k = start; k < last && share < 1; k++) {
    const below = shareBehindEdge(edge, tops[k + 1]! - y);
    const weight = below - share;
    if (weight <= 0 || (weight < MIN_BAND_SHARE && below < 1 && k + 1 < last)) continue;
    share = below;
    if (bands[count] !== k || bands[count + 1] !== weight) isNew = true;
    bands[count++] = k;
    bands[count++] = weight;
  }
  isNew ||= count !== row.bandCount;
  row.sameTo = count === 2 && bands[1] === 1 ? tops[bands[0]! + 1]! - edge.reach - 1 : Number.NEGATIVE_INFINITY;
  row.bandCount = count;
  return isNew;
};

/** The last band that a row's blur does not reach, or the first there is. */
const firstBandAt = ({ edge, tops }: BlurredShape, y: number): number => {
  let low = 0;
  let high = tops.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (tops[middle]! - y <= -edge.reach) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Adds what lies left of a blurred edge; from one column to the next the table is read at the same fraction. */
const addEdge = (
  { reach, shares }: BlurredEdge,
  place: number,
  weight: number,
  from: number,
  to: number,
  { values, steps, origin }: BlurredRow,
): void => {
  if (to <= from) return;
  const wholeTo = Math.min(to, Math.floor(place - reach));
  if (wholeTo > from) steps[wholeTo - 1 - origin]! += weight;
  const first = Math.max(from, wholeTo);
  const end = Math.min(to, Math.ceil(place + reach));
  const whole = Math.floor(place + reach);
  const fraction = place + reach - whole;
  let k = whole - first;
  let after = k + 1 < shares.length ? shares[k + 1]! : 1;
  for (let x = first; x < end; x++, k--) {
    const share = shares[k]!;
    values[x - origin]! += weight * (share + (after - share) * fraction);
    after = share;
  }
};

/** Where edges are out of reach, a sum that runs over all of them replaces adding each to every column. */
const addSteps = (from: number, to: number, { values, steps, origin }: BlurredRow): void => {
  let sum = 0;
  for (let x = to - 1; x >= from; x--) {
    sum += steps[x - origin]!;
    steps[x - origin] = 0;
    values[x - origin]! += sum;
  }
};
