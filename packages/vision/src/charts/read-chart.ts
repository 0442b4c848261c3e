import { type Category, type Chart, MAX_LABEL_CHARS, MAX_LABELS } from '@blueprompt/core/chart';
import { type Box, centreX, centreY, contains, surround } from '@blueprompt/core/geometry';
import type { Hex, TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';
import { type Canvas, cutChart } from './chart-canvas.ts';
import { findLabels, type Label, labelsLeft, labelsUnder } from './chart-labels.ts';
import { takeGridLines } from './find-grid-lines.ts';
import { findParts } from './find-parts.ts';
import { nameInks } from './name-inks.ts';
import { readBars } from './read-bars.ts';
import { type FoundCurve, readCurves } from './read-curves.ts';
import { readLegend } from './read-legend.ts';
import { readRing } from './read-ring.ts';
import { readValueAxis } from './read-value-axis.ts';

/** Of a chart this share of what is drawn is told; an illustration is told by no lines and bars. */
const MIN_EXPLAINED = 0.62;

/** What a chart shows: its slices, bars or lines with axes and legend; nothing where it is a picture of something else. */
export const readChart = (box: Box, texts: readonly TextLine[], pixels: Pixels, scale: number): Chart | undefined => {
  const words = texts.flatMap((line) => line.words.map((word) => word.box)).filter((word) => contains(box, word, 4));
  const canvas = cutChart(box, pixels, words, scale);
  const labels = findLabels(texts, box, scale);
  const ring = readRing(canvas);
  if (ring) return withLegend({ ring }, ring.slices.map(({ color }) => color), labels, pixels, scale);
  const grid = takeGridLines(canvas);
  const inks = nameInks(canvas);
  if (!inks) return undefined;
  const bars = readBars(canvas, inks.colors, findParts(canvas, inks));
  const isLying = bars?.direction === 'horizontal';
  const barBoxes = bars?.rows.flatMap(({ boxes }) => boxes) ?? [];
  const plot = surround([...(barBoxes.length > 0 ? barBoxes : [box]), ...gridBox(grid?.rows, grid?.columns, box)]);
  const under = labelsUnder(labels, barBoxes.length > 0 ? plot : { ...plot, height: 0.6 * plot.height }, scale);
  const beside = isLying ? labelsLeft(labels, plot, scale) : under;
  const used = new Set(bars?.rows.flatMap(({ color, border }) => inks.colors.flatMap((ink, at) => ([color, border].includes(hex(ink)) ? [at] : []))));
  const curves = readCurves(canvas, inks, used, isLying ? [] : under.map((label) => centreX(label.box)));
  if (explained(canvas, barBoxes, curves) < MIN_EXPLAINED) return undefined;
  if (!bars && curves.length === 0) return undefined;
  const values = readValueAxis(labels.filter((label) => !beside.includes(label)), isLying, (isLying ? grid?.columns : grid?.rows) ?? [], scale);
  const categories = toCategories(beside, isLying);
  const colors = [...(bars?.rows ?? []), ...curves.map(({ curve }) => curve)].map(({ color }) => color);
  const chart: Chart = {
    ...(curves.length > 0 && { curves: curves.map(({ curve }) => curve) }),
    ...(bars && { bars }),
    ...(grid && { grid }),
    ...(values && { values }),
    ...(categories.length > 1 && { categories }),
  };
  return withLegend(chart, colors, labels.filter((label) => !beside.includes(label)), pixels, scale);
};

const hex = (color: number): Hex => `#${color.toString(16).padStart(6, '0')}`;

const withLegend = (chart: Chart, colors: readonly Hex[], labels: readonly Label[], pixels: Pixels, scale: number): Chart => {
  const legend = readLegend(labels, colors, pixels, scale);
  return legend.length > 0 ? { ...chart, legend } : chart;
};

const gridBox = (rows: readonly number[] = [], columns: readonly number[] = [], box: Box): Box[] => [
  ...rows.map((y) => ({ x: box.x + box.width / 2, y, width: 0, height: 0 })),
  ...columns.map((x) => ({ x, y: box.y + box.height / 2, width: 0, height: 0 })),
];

const toCategories = (labels: readonly Label[], isLying: boolean): Category[] =>
  labels
    .slice(0, MAX_LABELS)
    .map(({ text, box }) => ({ text: text.slice(0, MAX_LABEL_CHARS), at: isLying ? centreY(box) : centreX(box) }));

/** Share of what is drawn that lies in bars, along lines and in the areas under them. */
const explained = ({ box, width, height, isDrawn }: Canvas, bars: readonly Box[], curves: readonly FoundCurve[]): number => {
  const told = new Uint8Array(isDrawn.length);
  const tell = (x: number, top: number, end: number): void => {
    if (x < 0 || x >= width) return;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, end); y++) told[y * width + x] = 1;
  };
  for (const bar of bars)
    for (let x = Math.floor(bar.x - box.x) - 1; x <= bar.x - box.x + bar.width + 1; x++)
      tell(x, bar.y - box.y - 1, bar.y - box.y + bar.height + 1);
  for (const { trail } of curves) for (const { x, top, end } of trail) tell(x, top - 1, end + 1);
  let [all, within] = [0, 0];
  for (let at = 0; at < isDrawn.length; at++) {
    if (!isDrawn[at]) continue;
    all += 1;
    within += told[at]!;
  }
  return all === 0 ? 0 : within / all;
};
