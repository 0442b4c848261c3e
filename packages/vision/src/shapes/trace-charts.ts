import { type Box, bottom, contains, right, area as sizeOf } from '@blueprompt/core/geometry';
import { type Element, MAX_SERIES, MAX_SERIES_BOXES, type Series, type TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { findCharts } from '../charts/find/find-charts.ts';
import { isIllustration } from '../charts/is-illustration.ts';
import { placeCharts } from '../charts/place-charts.ts';
import { readChart, type Surroundings } from '../charts/read-chart.ts';
import { toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { type Drawing, findDrawing } from './find-drawing.ts';

/** A series covers at least this share of the chart: a line of two pixels across one 200 pixels high covers 0.01. */
const MIN_SHARE = 0.002;
/** Neighbouring columns whose ends differ by no more than this, in pixels, are one box. */
const SAME_END_PX = 1;

/** What no chart is drawn in: signs, faces and controls. */
const CLOSED = typesWith('sign', 'worded', 'tick');

/** The higher of them are mostly charts, in CSS pixels. */
const MAX_CLOSED = 72;

/** Below this chance of a chart a page is not searched for one: of 38 open pages with charts none has less, of 187 without one 79 have. */
const MIN_CHANCE = 0.01;

/** What charts are drawn on. */
export type Paper = {
  texts: readonly TextLine[];
  pixels: Pixels;
  scale: number;
  /** The chance that there is a chart at all. */
  chance: number;
};

/** Finds the charts of a page and says what they show: lines, bars or slices; of a chart that cannot be read, the boxes that are painted in each colour. */
export const traceCharts = (elements: readonly Element[], page: Paper): Element[] => {
  const { texts, pixels, scale } = page;
  const boxesOf = (isMeant: (element: Element) => boolean): Box[] => elements.filter(isMeant).map(({ box }) => box);
  const cards = boxesOf(({ type }) => type === 'card' || type === 'dialog');
  const closed = boxesOf(({ type, box }) => CLOSED.has(type) && Math.min(box.width, box.height) <= MAX_CLOSED * scale);
  const pictures = boxesOf(({ type }) => type === 'image');
  const readings = page.chance < MIN_CHANCE ? [] : findCharts({ texts, pixels, scale, cards, closed, pictures });
  const found = placeCharts(elements, readings);
  return found.map((element) => {
    if (element.type !== 'chart' || element.chart) return element;
    const around: Surroundings = { texts, pixels, scale, card: holderOf(element, elements) };
    const read = readChart(element.box, around);
    if (read) return { ...element, chart: read.chart };
    const area = inside(element.box, pixels);
    const series = traceSeries(findDrawing(area, pixels, wordsIn(area, texts)), area);
    const type = isIllustration(element.box, around) ? 'image' : 'chart';
    return { ...element, type, ...(series.length > 0 && { series }) };
  });
};

/** A card around a chart is larger than it by this factor. */
const MIN_HOLDER = 1.05;

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
