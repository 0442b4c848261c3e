import { type Box, bottom, centreX, centreY, right, surround } from '../../geometry.ts';
import type { Series } from '../../measurement.ts';
import { median, spread } from '../../statistics.ts';
import { placesOf, px, spanX, spanY } from '../number-words.ts';

/** Strokes of curves are no thicker than this. In CSS pixels. */
const MAX_STROKE = 6;
/** Bars are no narrower than this, and begin on one line to within this much. In CSS pixels. */
const MIN_BAR = 3;
const SAME_LINE = 3;
/** A curve is told by this many of its points, and a row of bars up to this many. */
const MAX_POINTS = 10;
const MAX_BARS = 40;
/** Bars that touch are fewer than this: an area is told in more steps. */
const MAX_TOUCHING = 24;
/** A frame around bars fills less than this of the box around it, and is not told. */
const MIN_FILLED = 0.06;
/** A curve or an area has one place in each column; of other shapes more than this share of the columns have several. */
const MAX_DOUBLE = 0.3;

/** What a chart shows, a phrase for each colour; places are those of the page. */
export const seriesWords = (series: readonly Series[]): string[] => {
  const curves: (readonly Box[])[] = [];
  return series.flatMap(({ color, boxes }) => {
    const isCurve = isFlat(boxes) && isSingle(boxes);
    // The soft rim of a line runs along it.
    if (isCurve && curves.some((curve) => runsAlong(boxes, curve))) return [];
    if (isCurve) curves.push(boxes);
    const words = barWords(boxes) ?? (isCurve ? `line through ${pointsOf(boxes, centreY)}` : blockWords(boxes));
    return words ? [`${color} ${words}`] : [];
  });
};

const isFlat = (boxes: readonly Box[]): boolean => median(boxes.map(({ height }) => height)) <= MAX_STROKE;
const isSingle = (boxes: readonly Box[]): boolean =>
  boxes.length > 2 && boxes.length - new Set(boxes.map(({ x }) => x)).size <= MAX_DOUBLE * boxes.length;

const runsAlong = (boxes: readonly Box[], curve: readonly Box[]): boolean => {
  const gaps = boxes.map((box) =>
    Math.min(...curve.map((other) => Math.hypot(centreX(other) - centreX(box), centreY(other) - centreY(box)))),
  );
  return median(gaps) <= 2 * MAX_STROKE;
};

const barWords = (boxes: readonly Box[]): string | undefined => {
  const widths = boxes.map(({ width }) => width);
  const stands = spread(boxes.map(bottom)) <= SAME_LINE;
  const isApart = boxes.every((box, index) => index === 0 || box.x >= right(boxes[index - 1]!));
  const isBar = Math.min(...widths) >= MIN_BAR && spread(widths) <= SAME_LINE;
  const touching = boxes.filter((box, index) => index > 0 && box.x === right(boxes[index - 1]!)).length;
  const isRow = isApart && boxes.length >= 2 && boxes.length <= MAX_BARS && touching < MAX_TOUCHING;
  if (!isRow || !stands || !isBar) return undefined;
  const places = placesOf(
    boxes.map(({ x }) => x),
    'x=',
  );
  const heights = boxes.map(({ height }) => px(height)).join(' ');
  return `${boxes.length} bars ${px(median(widths))} wide on y=${px(bottom(boxes[0]!))}, ${places}, heights ${heights}`;
};

const blockWords = (boxes: readonly Box[]): string | undefined => {
  const around = surround(boxes);
  const filled = boxes.reduce((sum, { width, height }) => sum + width * height, 0) / (around.width * around.height);
  if (filled < MIN_FILLED) return undefined;
  const ends = boxes.map(bottom);
  const base = median(ends);
  const isArea = isSingle(boxes) && ends.filter((end) => Math.abs(end - base) <= SAME_LINE).length > boxes.length / 2;
  if (isArea) return `area down to y=${px(base)}, upper edge through ${pointsOf(boxes, ({ y }) => y)}`;
  const share = boxes.length > 1 ? `, filling ${Math.round(filled * 100)} % of that` : '';
  return `in ${spanX(around)}, ${spanY(around)}${share}`;
};

/** Points at even steps from the first to the last box. */
const pointsOf = (boxes: readonly Box[], yOf: (box: Box) => number): string => {
  const count = Math.min(MAX_POINTS, boxes.length);
  const last = boxes.length - 1;
  // Boxes come by their left edge, points by their middle.
  const inOrder = [...boxes].sort((a, b) => centreX(a) - centreX(b));
  return Array.from({ length: count }, (_, index) => inOrder[Math.round((index * last) / Math.max(1, count - 1))]!)
    .map((box) => `${Math.round(centreX(box))},${Math.round(yOf(box))}`)
    .join(' ');
};
