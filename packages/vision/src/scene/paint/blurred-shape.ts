import type { BlurredEdge } from './blur-edge.ts';
import type { RoundRect } from './round-rect.ts';

/** A shape cut into horizontal bands, each a plain rectangle: blurring is linear, so the shape's blur is the sum of theirs. */
export type BlurredShape = { edge: BlurredEdge; tops: Float64Array; lefts: Float64Array; rights: Float64Array };

/** Bands as high as this share of sigma look like the arc once blurred: they widen the blur by 0.7 %. */
const BAND_SIGMAS = 0.4;

/** Prepares the blur of a shape for the rows between `first` and `end`; `sigma` is half of what CSS calls the blur. */
export function blurShape(
  shape: RoundRect,
  edge: BlurredEdge,
  sigma: number,
  first: number,
  end: number,
): BlurredShape {
  const { top, bottom, rx, ry } = shape;
  const highest = Math.max(1, BAND_SIGMAS * sigma);
  // Only bands that a row can feel are cut, so that the work does not grow with the shape.
  const cut = (from: number, to: number): number[] =>
    cutEvenly(from, to, highest, first - edge.reach - 1, end + edge.reach + 1);
  const upper = cut(top, top + Math.max(rx[0] && ry[0], rx[1] && ry[1]));
  const lower = cut(bottom - Math.max(rx[2] && ry[2], rx[3] && ry[3]), bottom);
  // Corners of the left and right side may overlap in height, which mixes both lists.
  const tops = Float64Array.from([top, ...upper, ...lower, bottom]).sort();
  const lefts = new Float64Array(tops.length - 1);
  const rights = new Float64Array(tops.length - 1);
  for (let k = 0; k < lefts.length; k++) {
    const from = tops[k]!;
    const to = tops[k + 1]!;
    lefts[k] = shape.left + meanInset(shape, 0, from, to) + meanInset(shape, 3, from, to);
    rights[k] = shape.right - meanInset(shape, 1, from, to) - meanInset(shape, 2, from, to);
  }
  return { edge, tops, lefts, rights };
}

/** Heights that cut a stretch evenly, of which those between `least` and `most` and one beyond are listed. */
const cutEvenly = (from: number, to: number, highest: number, least: number, most: number): number[] => {
  const count = Math.ceil((to - from) / highest);
  if (count <= 0) return [];
  const step = (to - from) / count;
  const start = Math.max(0, Math.min(count, Math.floor((least - from) / step)));
  const end = Math.max(start, Math.min(count, Math.ceil((most - from) / step)));
  return Array.from({ length: end - start + 1 }, (_, k) => from + (start + k) * step);
};

/** How far a corner's arc is from the side between two heights, on average over that band. */
const meanInset = (shape: RoundRect, corner: 0 | 1 | 2 | 3, from: number, to: number): number => {
  const rx = shape.rx[corner];
  const ry = shape.ry[corner];
  if (rx <= 0 || ry <= 0 || to <= from) return 0;
  const centre = corner < 2 ? shape.top + ry : shape.bottom - ry;
  const [near, far] = corner < 2 ? [centre - to, centre - from] : [from - centre, to - centre];
  const v0 = Math.max(0, near / ry);
  const v1 = Math.min(1, far / ry);
  if (v1 <= v0) return 0;
  return (rx * ry * (v1 - v0 - (areaUnderCircle(v1) - areaUnderCircle(v0)))) / (to - from);
};

/** The area under a quarter of the unit circle from 0 to `v`. */
const areaUnderCircle = (v: number): number => (v * Math.sqrt(1 - v * v) + Math.asin(v)) / 2;
