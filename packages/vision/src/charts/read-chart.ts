import type { Bars, Category, Chart, Curve, Ring } from '@blueprompt/core/chart';
import { chartColors, ringKind } from '@blueprompt/core/chart-kind';
import { type Box, bottom, centreX, centreY, contains, right, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { distance, parseHex, toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { readBars } from './bars/read-bars.ts';
import { blockBox } from './block-box.ts';
import { type Canvas, cutChart } from './canvas/chart-canvas.ts';
import { takeGridLines } from './canvas/find-grid-lines.ts';
import { findParts } from './canvas/find-parts.ts';
import { keepStrokes } from './canvas/keep-strokes.ts';
import { type Inks, nameInks } from './canvas/name-inks.ts';
import { readCurves } from './curves/read-curves.ts';
import { explainedShare } from './explained-share.ts';
import {
  findLabels,
  type Label,
  labelsLeft,
  labelsOfAxis,
  labelsUnder,
  splitLine,
  wordsIn,
} from './labels/chart-labels.ts';
import { parseAmounts, timesOf } from './labels/parse-amount.ts';
import { readCategories } from './labels/read-categories.ts';
import { readLegend } from './labels/read-legend.ts';
import { readValueAxis } from './labels/read-value-axis.ts';
import { readRing } from './rings/read-ring.ts';

/** Of a chart this share of what is drawn is explained; an illustration is explained by no lines and bars. */
const MIN_EXPLAINED = 0.62;

/** What one more point or bar has to explain, as a share of what is drawn: of 64 bars each explains more. */
const SHARE_OF_NUMBER = 0.0015;
/** The same for a second kind of marks, lines over bars. */
const SHARE_OF_KIND = 0.03;

/** Charts are at least this share of their width high: three of four sparklines of the open pages are. */
const MIN_HIGH = 0.22;

/** Lower charts have no grid, in CSS pixels: a level line of theirs would be taken for one. */
const MIN_GRID_HIGH = 40;

/** A pixel this close to a fill has its colour, 0 to 442. */
const SAME_FILL = 12;

/** What is larger is no chart but a page: it would take as much memory again as the page does. */
export const MAX_PIXELS = 3_000_000;
/** Fewer boxes than this in several colours are something else than faded bars. */
const MIN_FADED = 4;

/** A value is moved by at most this share of a step, and a chart that ends less above its last value shows it. In CSS pixels. */
const MAX_MOVED = 0.3;
const MIN_ABOVE = 4;

/** Values of an axis begin or end on one line to within this, in CSS pixels. */
const ON_AXIS = 3;

/** What a chart stands among: the texts of the page, its pixels, and the card around the chart. */
export type Surroundings = { texts: readonly TextLine[]; pixels: Pixels; scale: number; card?: Box | undefined };

/** What a chart shows, its box, the box around what is drawn and the labels of its axes, and the share of what is drawn that is explained. */
export type Reading = { chart: Chart; box: Box; drawn: Box; explained: number };

const cutOut = (box: Box, { texts, pixels, scale }: Surroundings): Canvas | undefined =>
  box.width * box.height > MAX_PIXELS ? undefined : cutChart(box, pixels, wordsIn(box, texts, scale), scale);

const readRound = (box: Box, canvas: Canvas, around: Surroundings): Reading | undefined => {
  const { texts, scale, card } = around;
  const ring = readRing(canvas);
  if (!ring) return undefined;
  const labels = findLabels(texts, box, scale, card).filter((label) => !isInside(label, ring));
  const chart = withLegend({ ring }, labels, around);
  const whole = ringKind(ring) === 'gauge' ? box : blockBox(box, texts, card, scale);
  return { chart, box: whole, drawn: whole, explained: 1 };
};

/** What a chart shows: its slices, bars or lines with axes and legend; nothing where it is a picture of something else. */
export const readChart = (box: Box, around: Surroundings): Reading | undefined => {
  const reading = readIn(box, around);
  const top = reading?.top;
  if (!reading || top === undefined) return reading;
  const taller = readIn({ ...box, y: top, height: bottom(box) - top }, around);
  return taller && taller.explained >= reading.explained ? taller : reading;
};

/** What is read in a box, and where its axis goes on above it. */
const readIn = (box: Box, around: Surroundings): (Reading & { top?: number | undefined }) | undefined => {
  const { texts, scale, card } = around;
  const canvas = cutOut(box, around);
  if (!canvas) return undefined;
  const round = readRound(box, canvas, around);
  if (round) return round;
  const labels = findLabels(texts, box, scale, card);
  const grid = canvas.height >= MIN_GRID_HIGH * scale ? takeGridLines(canvas) : undefined;
  const inks = nameInks(canvas);
  if (!inks) return undefined;
  const best = readMarks(canvas, inks, labels, placesOf(grid?.rows, grid?.columns, box));
  if (!best) return undefined;
  const { bars, curves, plot, isLying, row, categories } = best;
  const lines = (isLying ? grid?.columns : grid?.rows) ?? [];
  const axis = readValueAxis(labelsOfAxis(labels, plot, isLying, scale), isLying, lines, scale);
  const chart: Chart = {
    ...(curves.length > 0 && { curves }),
    ...(bars && { bars }),
    ...(grid && { grid }),
    ...(axis && { values: axis.values }),
    ...(categories.length > 0 && { categories }),
  };
  const named = categories.length > 0 ? row : [];
  const whole = surround([box, ...named.map((label) => label.box), ...(axis?.labels ?? [])]);
  const isName = (label: Label): boolean =>
    !named.includes(label) && !isOnAxis(label, axis?.labels ?? [], isLying, scale);
  return {
    chart: withLegend(chart, labels.filter(isName), around, isName),
    explained: best.explained,
    top: isLying || !axis ? undefined : topOf(axis, labels, box, scale),
    box: bars ? whole : atLeast(whole, card ?? { x: 0, y: 0, ...around.pixels }),
    drawn: whole,
  };
};

/** Where the value after the last one of an axis has its place, if that is above the chart: its label stands about there. */
const topOf = (
  { values, labels: known }: NonNullable<ReturnType<typeof readValueAxis>>,
  labels: readonly Label[],
  box: Box,
  scale: number,
): number | undefined => {
  const { at, value, perPx, step, suffix } = values;
  const places = labels
    .filter((label) => isOnAxis(label, known, false, scale))
    .flatMap((label) =>
      parseAmounts(label.text).flatMap((amount) => {
        const place = at + ((amount.value * timesOf(amount.suffix)) / timesOf(suffix) - value) / perPx;
        const isThere = Math.abs(centreY(label.box) - place) <= MAX_MOVED * Math.abs(step / perPx);
        return isThere && place < box.y - MIN_ABOVE * scale ? [Math.round(place - MIN_ABOVE * scale)] : [];
      }),
    );
  return places.length > 0 ? Math.max(0, Math.min(...places)) : undefined;
};

/** A number in the column or row of an axis is one of its values, also where it was moved to stay in the chart, and names no colour. */
const isOnAxis = ({ text, box }: Label, axis: readonly Box[], isLying: boolean, scale: number): boolean =>
  parseAmounts(text).length > 0 &&
  axis.some((other) =>
    isLying
      ? Math.abs(centreY(other) - centreY(box)) <= ON_AXIS * scale
      : Math.min(Math.abs(right(other) - right(box)), Math.abs(other.x - box.x)) <= ON_AXIS * scale,
  );

/** One way to read what is drawn, and the shares of it and of its strokes that are explained so. */
type Marks = {
  bars?: Bars | undefined;
  curves: Curve[];
  explained: number;
  stroked: number;
  plot: Box;
  isLying: boolean;
  row: Label[];
  categories: Category[];
};

/** Bars, lines, or both: what explains most of what is drawn with the fewest numbers. */
const readMarks = (canvas: Canvas, inks: Inks, labels: readonly Label[], places: readonly Box[]): Marks | undefined => {
  const { scale } = canvas;
  const parts = findParts(canvas, inks);
  const strokes = keepStrokes(canvas);
  const hasStrokes = strokes.isDrawn.includes(1);
  const readWith = (bars: Bars | undefined, lines: Canvas | undefined): Marks => {
    const isLying = bars?.direction === 'horizontal';
    const boxes = bars?.rows.flatMap((one) => one.boxes) ?? [];
    const plot = surround([...(bars ? boxes : [canvas.box]), ...places]);
    const row = isLying
      ? labelsLeft(labels, plot, scale)
      : labelsUnder(labels, bars ? plot : upper(plot), scale, bottom(plot));
    const categories = readCategories(row, isLying, isLying ? plot.height : plot.width);
    const labelsAt = isLying ? [] : categories.map(({ at }) => at);
    const named = lines === canvas ? inks : lines && nameInks(lines);
    const found = lines && named ? readCurves(lines, named, inksOf(bars, named.colors), labelsAt) : [];
    const curves = found.map(({ curve }) => curve);
    const explained = explainedShare(canvas, parts, boxes, found);
    const alone = found.map((one) => ({ ...one, trail: one.stroke }));
    const stroked = hasStrokes ? explainedShare(withoutFills(strokes, curves), parts, boxes, alone) : explained;
    return { bars, curves, explained, stroked, plot, isLying, row, categories };
  };
  const bars = readBars(canvas, inks, parts) ?? readFadedBars(canvas, inks);
  const ways = [
    readWith(undefined, canvas),
    // Where fills fade, or lie on each other, only the strokes have a colour of their own.
    readWith(undefined, strokes),
    ...(bars ? [readWith(bars, undefined), readWith(bars, canvas)] : []),
  ];
  return ways
    .filter((one) => (one.bars || one.curves.length > 0) && one.explained >= MIN_EXPLAINED)
    .reduce<Marks | undefined>((best, one) => (best && gainOf(best) >= gainOf(one) ? best : one), undefined);
};

/** Where a fill is thin, it looks like a stroke. */
const withoutFills = (strokes: Canvas, curves: readonly Curve[]): Canvas => {
  const fills = curves.flatMap(({ fill }) => (fill ? [parseHex(fill.from)] : []));
  if (fills.length === 0) return strokes;
  const isDrawn = strokes.isDrawn.map((drawn, at) =>
    drawn && fills.every((fill) => distance(fill, strokes.colors[at]!) > SAME_FILL) ? 1 : 0,
  );
  return { ...strokes, isDrawn };
};

/** What is explained, of all and of the strokes, less what it takes to say it. */
const gainOf = ({ explained, stroked, bars, curves }: Marks): number => {
  const heights = bars?.rows.reduce((sum, { boxes }) => sum + boxes.length, 0) ?? 0;
  const numbers = curves.reduce((sum, { points }) => sum + points.length, heights);
  const isMixed = bars !== undefined && curves.length > 0;
  return (explained + stroked) / 2 - SHARE_OF_NUMBER * numbers - (isMixed ? SHARE_OF_KIND : 0);
};

/** Bars that fade from one colour to another: all that is drawn taken as one colour, the one most seen. */
const readFadedBars = (canvas: Canvas, { colors, indices }: Inks): Bars | undefined => {
  const counts = colors.map(() => 0);
  for (let at = 0; at < indices.length; at++) if (indices[at]! >= 0) counts[indices[at]!]! += 1;
  const most = colors[counts.indexOf(Math.max(...counts))];
  if (most === undefined) return undefined;
  const one: Inks = { colors: [most], indices: new Int8Array(indices.length) };
  for (let at = 0; at < indices.length; at++) if (indices[at]! < 0) one.indices[at] = -1;
  const bars = readBars(canvas, one, findParts(canvas, one));
  return bars && bars.rows[0]!.boxes.length >= MIN_FADED ? bars : undefined;
};

/** Names for the colours; where the chart stands in a card, any of the card may be one. */
const withLegend = (
  chart: Chart,
  near: readonly Label[],
  { texts, pixels, scale, card }: Surroundings,
  isName: (label: Label) => boolean = () => true,
): Chart => {
  const others = card ? texts.filter((line) => contains(card, line.box, 2 * scale)).flatMap(splitLine) : [];
  const isNew = (one: Label): boolean =>
    !near.some(({ box }) => box.x === one.box.x && box.y === one.box.y) && !(chart.ring && isInside(one, chart.ring));
  const legend = readLegend(near, chartColors(chart), pixels, scale);
  const missing = chartColors(chart).filter((color) => legend.every((entry) => entry.color !== color));
  const far =
    missing.length > 0 && !chart.categories
      ? readLegend(
          others.filter((one) => isNew(one) && isName(one)),
          missing,
          pixels,
          scale,
        )
      : [];
  return legend.length + far.length > 0 ? { ...chart, legend: [...legend, ...far] } : chart;
};

const isInside = ({ box }: Label, { x, y, radius }: Ring): boolean =>
  Math.hypot(centreX(box) - x, centreY(box) - y) < radius;

/** A line may lie in a small part of its chart, but charts are no strips; it ends where its card or the page does. */
const atLeast = (box: Box, holder: Box): Box => {
  const more = Math.max(0, MIN_HIGH * box.width - box.height);
  const top = Math.min(box.y, Math.max(holder.y, box.y - more / 2));
  const low = Math.max(bottom(box), Math.min(bottom(holder), bottom(box) + more / 2));
  return { ...box, y: top, height: low - top };
};

/** Labels under a line may stand right under its lowest point, which is not known yet. */
const upper = (plot: Box): Box => ({ ...plot, height: 0.6 * plot.height });

const placesOf = (rows: readonly number[] = [], columns: readonly number[] = [], box: Box): Box[] => [
  ...rows.map((y) => ({ x: centreX(box), y, width: 0, height: 0 })),
  ...columns.map((x) => ({ x, y: centreY(box), width: 0, height: 0 })),
];

const inksOf = (bars: Bars | undefined, colors: readonly number[]): Set<number> => {
  const used = new Set(bars?.rows.flatMap(({ color, border }) => [color, border]));
  return new Set(colors.flatMap((color, ink) => (used.has(toHex(color)) ? [ink] : [])));
};
