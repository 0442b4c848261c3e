import type { Box } from '@blueprompt/core/geometry';
import { MAX_SERIES } from '@blueprompt/core/measurement';
import { SAME_MIXTURE, SAME_STROKE } from '../charts/canvas/name-inks.ts';
import { type Lab, toLab } from '../colour/delta-e.ts';
import { chroma, distance, mix } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';

/** Series have colours that are told apart; axes, grid lines and their labels are grey. */
const MIN_CHROMA = 24;
const [WHITE, BLACK] = [0xffffff, 0];
/** Closer to the ground than this, in CIELAB, nothing is drawn. */
const VISIBLE = 5;
/** Of a rim hardly a pixel has its like on all four sides. */
const MAX_RIM_INNER = 0.1;
/** Charts with more are photos. */
const MAX_COLORS = 4_000;

/** A chart without its ground, axes and words: at each pixel the index of a colour, or -1. */
export type Drawing = { colors: number[]; indices: Int8Array };

/** Tells what is drawn in a chart, in at most twice as many colours as are reported of it, from what it is drawn on. */
export const findDrawing = (area: Box, pixels: Pixels, words: readonly Box[]): Drawing => {
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
    if (labDistance(lab, groundLab) < VISIBLE || isShade(color, ground)) continue;
    const near = SAME_STROKE.grey + SAME_STROKE.perChroma * Math.hypot(lab.a, lab.b);
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

/** Grid lines on a coloured ground are not grey but lighter or darker than it: white or black, see-through. */
const isShade = (color: number, ground: number): boolean =>
  [WHITE, BLACK].some((grey) => awayFromMixture(color, grey, ground) < VISIBLE);

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
const isPaler = (pale: number, strong: number, ground: number): boolean =>
  mixedShare(pale, strong, ground) < 0.95 && awayFromMixture(pale, strong, ground) < SAME_MIXTURE;

/** How much of `strong` there is in `pale`, were it a mixture with the ground. */
const mixedShare = (pale: number, strong: number, ground: number): number =>
  distance(pale, ground) / Math.max(1, distance(strong, ground));

const awayFromMixture = (pale: number, strong: number, ground: number): number =>
  labDistance(toLab(pale), toLab(mix(ground, strong, Math.min(1, mixedShare(pale, strong, ground)))));
