import type { Bars, Chart, Ring } from '@blueprompt/core/chart';
import { chartColors } from '@blueprompt/core/chart-kind';
import { type Box, centreX, centreY, contains, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { type Canvas, cutChart } from './chart-canvas.ts';
import { findLabels, type Label, labelsLeft, labelsOfAxis, labelsUnder, splitLine, wordsIn } from './chart-labels.ts';
import { explainedShare } from './explained-share.ts';
import { takeGridLines } from './find-grid-lines.ts';
import { findParts } from './find-parts.ts';
import { type Inks, nameInks } from './name-inks.ts';
import { readBars } from './read-bars.ts';
import { readCategories } from './read-categories.ts';
import { readCurves } from './read-curves.ts';
import { readLegend } from './read-legend.ts';
import { readRing } from './read-ring.ts';
import { readValueAxis } from './read-value-axis.ts';

/** Of a chart this share of what is drawn is told; an illustration is told by no lines and bars. */
const MIN_EXPLAINED = 0.62;

/** What is larger is no chart but a page: it would take as much memory again as the page does. */
export const MAX_PIXELS = 3_000_000;
/** Fewer boxes than this in several colours are something else than faded bars. */
const MIN_FADED = 4;

/** What a chart stands among: the texts of the page, its pixels, and the card around the chart. */
export type Surroundings = { texts: readonly TextLine[]; pixels: Pixels; scale: number; card?: Box | undefined };

/** A pie, a doughnut or a gauge with its legend; nothing where what is drawn is not round. */
export const readRoundChart = (box: Box, around: Surroundings): Chart | undefined => {
  const canvas = cutOut(box, around);
  return canvas && readRound(box, canvas, around);
};

const cutOut = (box: Box, { texts, pixels, scale }: Surroundings): Canvas | undefined =>
  box.width * box.height > MAX_PIXELS ? undefined : cutChart(box, pixels, wordsIn(box, texts), scale);

const readRound = (box: Box, canvas: Canvas, around: Surroundings): Chart | undefined => {
  const { texts, scale, card } = around;
  const ring = readRing(canvas);
  if (!ring) return undefined;
  const labels = findLabels(texts, box, scale, card).filter((label) => !isInside(label, ring));
  return withLegend({ ring }, labels, around);
};

/** What a chart shows: its slices, bars or lines with axes and legend; nothing where it is a picture of something else. */
export const readChart = (box: Box, around: Surroundings): Chart | undefined => {
  const { texts, scale, card } = around;
  const canvas = cutOut(box, around);
  if (!canvas) return undefined;
  const round = readRound(box, canvas, around);
  if (round) return round;
  const labels = findLabels(texts, box, scale, card);
  const grid = takeGridLines(canvas);
  const inks = nameInks(canvas);
  if (!inks) return undefined;
  const parts = findParts(canvas, inks);
  const bars = readBars(canvas, inks, parts) ?? readFadedBars(canvas, inks);
  const isLying = bars?.direction === 'horizontal';
  const barBoxes = bars?.rows.flatMap(({ boxes }) => boxes) ?? [];
  const plot = surround([...(bars ? barBoxes : [box]), ...placesOf(grid?.rows, grid?.columns, box)]);
  const row = isLying ? labelsLeft(labels, plot, scale) : labelsUnder(labels, bars ? plot : upper(plot), scale);
  const categories = readCategories(row, isLying, isLying ? plot.height : plot.width);
  const curves = readCurves(canvas, inks, inksOf(bars, inks.colors), isLying ? [] : categories.map(({ at }) => at));
  if ((!bars && curves.length === 0) || explainedShare(canvas, parts, barBoxes, curves) < MIN_EXPLAINED)
    return undefined;
  const lines = (isLying ? grid?.columns : grid?.rows) ?? [];
  const values = readValueAxis(labelsOfAxis(labels, plot, isLying, scale), isLying, lines, scale);
  const chart: Chart = {
    ...(curves.length > 0 && { curves: curves.map(({ curve }) => curve) }),
    ...(bars && { bars }),
    ...(grid && { grid }),
    ...(values && { values }),
    ...(categories.length > 0 && { categories }),
  };
  return withLegend(chart, categories.length > 0 ? labels.filter((label) => !row.includes(label)) : labels, around);
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
const withLegend = (chart: Chart, near: readonly Label[], { texts, pixels, scale, card }: Surroundings): Chart => {
  const others = card ? texts.filter((line) => contains(card, line.box, 2 * scale)).flatMap(splitLine) : [];
  const isNew = (one: Label): boolean =>
    !near.some(({ box }) => box.x === one.box.x && box.y === one.box.y) && !(chart.ring && isInside(one, chart.ring));
  const legend = readLegend(near, chartColors(chart), pixels, scale);
  const missing = chartColors(chart).filter((color) => legend.every((entry) => entry.color !== color));
  const far = missing.length > 0 && !chart.categories ? readLegend(others.filter(isNew), missing, pixels, scale) : [];
  return legend.length + far.length > 0 ? { ...chart, legend: [...legend, ...far] } : chart;
};

const isInside = ({ box }: Label, { x, y, radius }: Ring): boolean =>
  Math.hypot(centreX(box) - x, centreY(box) - y) < radius;

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
