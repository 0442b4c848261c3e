import { type Box, bottom, contains, right } from '@blueprompt/core/geometry';
import { type Element, MAX_SERIES, MAX_SERIES_BOXES, type Series, type TextLine } from '@blueprompt/core/measurement';
import { type Lab, toLab } from '../colour/delta-e.ts';
import { chroma, distance, mix, toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';

/** Series have colours that are told apart; axes, grid lines and their labels are grey. */
const MIN_CHROMA = 24;
/** Closer to the ground than this, in CIELAB, nothing is drawn. */
const VISIBLE = 5;
/** Shades of one series, from antialiasing and gradients, are closer than this; the more vivid, the further they spread. */
const SAME_SERIES = { grey: 10, perChroma: 0.2 };
/** The pale rim of a stroke is this close to a mixture of the stroke and the ground. */
const SAME_MIXTURE = 14;
/** Of a rim hardly a pixel has its like on all four sides. */
const MAX_RIM_INNER = 0.1;
/** A series covers at least this share of the chart: a line of two pixels across one 200 pixels high covers 0.01. */
const MIN_SHARE = 0.002;
/** Charts with more are photos. */
const MAX_COLORS = 4_000;
/** Neighbouring columns whose ends differ by no more than this, in pixels, are one box. */
const SAME_END_PX = 1;

/** Says what each chart shows: for each of its colours the boxes that are painted in it, from left to right. */
export const traceCharts = (elements: readonly Element[], texts: readonly TextLine[], pixels: Pixels): Element[] =>
  elements.map((element) => {
    if (element.type !== 'chart') return element;
    const area = inside(element.box, pixels);
    const series = traceSeries(drawingOf(area, pixels, wordsIn(area, texts)), area);
    return series.length > 0 ? { ...element, series } : element;
  });

/** A chart without its ground, axes and words: at each pixel the index of a colour, or -1. */
type Drawing = { colors: number[]; indices: Int8Array };

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

const drawingOf = (area: Box, pixels: Pixels, words: readonly Box[]): Drawing => {
  const cut = cutOut(area, pixels);
  const counts = countRuns(cut);
  const none = { colors: [], indices: new Int8Array(cut.length) };
  if (counts.size === 0 || counts.size > MAX_COLORS) return none;
  const byUse = [...counts].sort((a, b) => b[1] - a[1]).map(([color]) => color);
  const ground = byUse[0]!;
  const { colors, indexOf } = nameColors(byUse, ground);
  const indices = new Int8Array(cut.length);
  for (let at = 0; at < cut.length; at++)
    indices[at] = at > 0 && cut[at] === cut[at - 1] ? indices[at - 1]! : (indexOf.get(cut[at]!) ?? -1);
  for (const { x, y, width, height } of words)
    for (let row = Math.max(0, y - area.y - 1); row < Math.min(area.height, y + height - area.y + 1); row++) {
      const from = row * area.width;
      indices.fill(-1, from + Math.max(0, x - area.x - 1), from + Math.min(area.width, x + width - area.x + 1));
    }
  const strokeOf = findStrokes(colors, indices, area.width, ground);
  for (let at = 0; at < indices.length; at++) if (indices[at]! >= 0) indices[at] = strokeOf[indices[at]!]!;
  return { colors, indices };
};

const cutOut = (area: Box, { width, colors }: Pixels): Uint32Array => {
  const cut = new Uint32Array(area.width * area.height);
  for (let row = 0; row < area.height; row++) {
    const from = (area.y + row) * width + area.x;
    cut.set(colors.subarray(from, from + area.width), row * area.width);
  }
  return cut;
};

/** How often each colour occurs; counted by stretches, since most of a chart is its ground. */
const countRuns = (colors: Uint32Array): Map<number, number> => {
  const counts = new Map<number, number>();
  let from = 0;
  for (let at = 1; at <= colors.length; at++) {
    if (at < colors.length && colors[at] === colors[from]) continue;
    counts.set(colors[from]!, (counts.get(colors[from]!) ?? 0) + at - from);
    from = at;
  }
  return counts;
};

/** The colours of the series, and which of them each colour is a shade of. */
const nameColors = (byUse: readonly number[], ground: number): { colors: number[]; indexOf: Map<number, number> } => {
  const indexOf = new Map<number, number>();
  const colors: number[] = [];
  const labs: Lab[] = [];
  const groundLab = toLab(ground);
  for (const color of byUse) {
    if (chroma(color) < MIN_CHROMA) continue;
    const lab = toLab(color);
    if (labDistance(lab, groundLab) < VISIBLE) continue;
    const near = SAME_SERIES.grey + SAME_SERIES.perChroma * Math.hypot(lab.a, lab.b);
    const index = labs.findIndex((one) => labDistance(one, lab) < near);
    if (index >= 0) indexOf.set(color, index);
    else if (colors.length < 2 * MAX_SERIES) {
      indexOf.set(color, colors.length);
      colors.push(color);
      labs.push(lab);
    }
  }
  return { colors, indexOf };
};

const labDistance = (one: Lab, other: Lab): number => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);

/** For each colour itself or, where it is only the pale rim of strokes, the colour of those strokes. */
const findStrokes = (colors: readonly number[], indices: Int8Array, width: number, ground: number): number[] => {
  const all = colors.map(() => 0);
  const inner = colors.map(() => 0);
  for (let at = width; at < indices.length - width; at++) {
    const index = indices[at]!;
    if (index < 0) continue;
    all[index]! += 1;
    const isInner =
      indices[at - 1] === index &&
      indices[at + 1] === index &&
      indices[at - width] === index &&
      indices[at + width] === index;
    if (isInner) inner[index]! += 1;
  }
  return colors.map((pale, index) => {
    if (inner[index]! > MAX_RIM_INNER * all[index]!) return index;
    const strokes = colors
      .map((color, other) => ({ color, other }))
      .filter(({ color }) => isPaler(pale, color, ground))
      .sort((a, b) => distance(b.color, ground) - distance(a.color, ground));
    return strokes[0]?.other ?? index;
  });
};

/** True where `pale` may be `strong` mixed with the ground. */
const isPaler = (pale: number, strong: number, ground: number): boolean => {
  const share = distance(pale, ground) / Math.max(1, distance(strong, ground));
  return share < 0.95 && labDistance(toLab(pale), toLab(mix(ground, strong, share))) < SAME_MIXTURE;
};

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
  return boxes
    .flatMap((box) => {
      if (box.width >= step) return [box];
      const x = from + Math.floor((box.x - from) / step) * step;
      const middle = x + Math.floor(step / 2);
      return box.x <= middle && right(box) > middle ? [{ ...box, x, width: Math.min(step, end - x) }] : [];
    })
    .slice(0, MAX_SERIES_BOXES);
};
