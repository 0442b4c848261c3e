import { type Box, bottom, contains, right, area as sizeOf } from '@blueprompt/core/geometry';
import { type Element, MAX_SERIES, MAX_SERIES_BOXES, type Series, type TextLine } from '@blueprompt/core/measurement';
import { isIllustration } from '../charts/is-illustration.ts';
import { readChart, readRoundChart, type Surroundings } from '../charts/read-chart.ts';
import { toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { type Drawing, findDrawing } from './find-drawing.ts';

/** A series covers at least this share of the chart: a line of two pixels across one 200 pixels high covers 0.01. */
const MIN_SHARE = 0.002;
/** A ring that was taken for a picture or a round card is at least this wide, in CSS pixels, and not much longer than wide. */
const MIN_RING = 60;
const MAX_ASPECT = 1.6;
/** A card with corners of this share of its side is a circle. */
const MIN_ROUND = 0.45;
/** A card around a chart is larger than it by this factor. */
const MIN_HOLDER = 1.05;
/** Neighbouring columns whose ends differ by no more than this, in pixels, are one box. */
const SAME_END_PX = 1;

/** Says what each chart shows: its lines, bars or slices, or else for each colour the boxes that are painted in it. */
export const traceCharts = (
  elements: readonly Element[],
  texts: readonly TextLine[],
  pixels: Pixels,
  scale: number,
): Element[] => {
  const aroundOf = (element: Element): Surroundings => ({ texts, pixels, scale, card: holderOf(element, elements) });
  return elements.map((element) => {
    if (mayBeRing(element, scale)) return toRing(element, aroundOf(element));
    if (element.type !== 'chart') return element;
    const chart = readChart(element.box, aroundOf(element));
    if (chart) return { ...element, chart };
    const area = inside(element.box, pixels);
    const series = traceSeries(findDrawing(area, pixels, wordsIn(area, texts)), area);
    const type = isIllustration(element.box, aroundOf(element)) ? 'image' : 'chart';
    return { ...element, type, ...(series.length > 0 && { series }) };
  });
};

/** A doughnut of flat colours is a chart, also where it was taken for a picture or a round card. */
const toRing = (element: Element, around: Surroundings): Element => {
  const chart = readRoundChart(element.box, around);
  if (!chart?.ring || chart.ring.slices.length < 2) return element;
  // The average colour of a picture, or the border of a card, says nothing of a chart.
  const { fill: _fill, border: _border, radius: _radius, shadow: _shadow, ...rest } = element;
  return { ...rest, type: 'chart', chart };
};

const mayBeRing = ({ type, box: { width, height }, radius = 0 }: Element, scale: number): boolean => {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const isTaken = type === 'image' || (type === 'card' && radius >= MIN_ROUND * short);
  return isTaken && short >= MIN_RING * scale && long <= MAX_ASPECT * short;
};

/** The smallest card around a chart: its labels stand in it. */
const holderOf = ({ box }: Element, elements: readonly Element[]): Box | undefined =>
  elements
    .filter((one) => one.type === 'card' && contains(one.box, box, 2) && sizeOf(one.box) > MIN_HOLDER * sizeOf(box))
    .sort((a, b) => sizeOf(a.box) - sizeOf(b.box))[0]?.box;

const traceSeries = ({ colors, indices }: Drawing, area: Box): Series[] =>
  colors
    .map((color, index) => ({ color, boxes: traceBoxes(indices, index, area) }))
    .map((one) => ({ ...one, covered: one.boxes.reduce((sum, { width, height }) => sum + width * height, 0) }))
    .filter(({ covered }) => covered >= Math.max(1, MIN_SHARE * indices.length))
    .sort((a, b) => b.covered - a.covered)
    .slice(0, MAX_SERIES)
    .map(({ color, boxes }) => ({ color: toHex(color), boxes: thin(boxes) }));

const inside = ({ x, y, width, height }: Box, pixels: Pixels): Box => {
  const left = Math.max(0, Math.round(x));
  const top = Math.max(0, Math.round(y));
  return {
    x: left,
    y: top,
    width: Math.min(pixels.width, Math.round(x + width)) - left,
    height: Math.min(pixels.height, Math.round(y + height)) - top,
  };
};

const wordsIn = (area: Box, texts: readonly TextLine[]): Box[] =>
  texts.flatMap((line) => line.words.map(({ box }) => box)).filter((box) => contains(area, box, 4));

/** The boxes that columns of one colour add up to. */
const traceBoxes = (indices: Int8Array, index: number, area: Box): Box[] => {
  const boxes: Box[] = [];
  let before: Box[] = [];
  for (let column = 0; column < area.width; column++)
    before = runsOf(indices, index, column, area).map((run) => {
      const same = before.find(
        (box) => Math.abs(box.y - run.y) <= SAME_END_PX && Math.abs(bottom(box) - bottom(run)) <= SAME_END_PX,
      );
      if (same) same.width = run.x + 1 - same.x;
      else boxes.push(run);
      return same ?? run;
    });
  return boxes;
};

/** The stretches of one colour in a column, from top to bottom. */
const runsOf = (indices: Int8Array, index: number, column: number, area: Box): Box[] => {
  const runs: Box[] = [];
  for (let row = 0; row < area.height; row++) {
    if (indices[row * area.width + column] !== index) continue;
    const last = runs.at(-1);
    if (last && bottom(last) === area.y + row) last.height += 1;
    else runs.push({ x: area.x + column, y: area.y + row, width: 1, height: 1 });
  }
  return runs;
};

/** At most so many boxes: of a curve what stands in the middle of each step, made as wide as the step. */
const thin = (boxes: readonly Box[]): Box[] => {
  if (boxes.length <= MAX_SERIES_BOXES) return [...boxes];
  const from = boxes[0]!.x;
  const end = Math.max(...boxes.map(right));
  const inColumn = Math.max(1, boxes.reduce((sum, { width }) => sum + width, 0) / (end - from));
  const step = Math.ceil(((end - from) * inColumn) / MAX_SERIES_BOXES);
  const kept = boxes
    .flatMap((box) => {
      if (box.width >= step) return [box];
      const x = from + Math.floor((box.x - from) / step) * step;
      const middle = x + Math.floor(step / 2);
      return box.x <= middle && right(box) > middle ? [{ ...box, x, width: Math.min(step, end - x) }] : [];
    })
    .slice(0, MAX_SERIES_BOXES);
  const leftOut = boxes.filter(({ width }) => width < step);
  return kept.map((box) => (boxes.includes(box) ? widen(box, step, leftOut, kept) : box));
};

/** A box takes along what was left out beside it, less than a step to each side: else an area would have gaps. */
const widen = (box: Box, step: number, leftOut: readonly Box[], kept: readonly Box[]): Box => {
  const isNear = (one: Box): boolean =>
    one !== box && one.x < right(box) + step && right(one) > box.x - step && one.y < bottom(box) && bottom(one) > box.y;
  const [near, taken] = [leftOut.filter(isNear), kept.filter(isNear)];
  const isIn = (list: readonly Box[], x: number): boolean => list.some((one) => one.x <= x && right(one) > x);
  const isFree = (x: number): boolean => isIn(near, x) && !isIn(taken, x);
  let [x, end] = [box.x, right(box)];
  while (box.x - x < step && isFree(x - 1)) x -= 1;
  while (end - right(box) < step && isFree(end)) end += 1;
  return { ...box, x, width: end - x };
};
