import { type LegendEntry, MAX_LABEL_CHARS, MAX_SLICES } from '@blueprompt/core/chart';
import { centreY, right } from '@blueprompt/core/geometry';
import type { Hex } from '@blueprompt/core/measurement';
import { distance, parseHex } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { type Label, MIN_SURE } from './chart-labels.ts';

/** A dot is this wide at least, and looked for so far before its label. In CSS pixels. */
const MIN_DOT = 3;
const REACH = 46;
/** Some dots are read as a sign before the word: so much of the label may be one. */
const MAX_WITHIN = 0.6;
/** Between a dot and its label there is no more than this, in CSS pixels. */
const MAX_GAP = 18;
/** A dot among letters is wider than this share of their height. */
const WIDE = 0.45;
/** Highest dot, in CSS pixels. */
const MAX_HIGH = 30;
/** The dot has the colour of its series to within this, 0 to 442. */
const MAX_DOT_DISTANCE = 24;
/** What dots are read as. */
const SIGNS = /^[●○•■□◆▪◼\s]+|[●○•■□◆▪◼\s]+$/gu;

/** Which words stand beside a dot of which colour of the chart. */
export const readLegend = (
  labels: readonly Label[],
  colors: readonly Hex[],
  pixels: Pixels,
  scale: number,
): LegendEntry[] => {
  const inks = [...new Set(colors)].map((hex) => ({ hex, color: parseHex(hex) }));
  const entries = labels.flatMap((label) => {
    if (label.confidence < MIN_SURE) return [];
    const dot = dotBefore(label, inks, pixels, scale);
    const text = dot && wordsAfter(label, dot.end);
    return dot && text ? [{ color: dot.hex, text, isAmong: dot.end >= label.box.x }] : [];
  });
  // A dot before the words is more certain than one among them.
  entries.sort((a, b) => Number(a.isAmong) - Number(b.isAmong));
  const once = entries.filter(({ color }, index) => entries.findIndex((other) => other.color === color) === index);
  return once.slice(0, MAX_SLICES).map(({ color, text }) => ({ color, text }));
};

/** The words of a label without the signs that its dot was read as. */
const wordsAfter = ({ text, words }: Label, end: number): string => {
  const after = words.filter((word) => word.text.length > 1 || right(word.box) > end + 2);
  const said = after.length > 0 ? after.map((word) => word.text).join(' ') : text;
  return said.replace(SIGNS, '').slice(0, MAX_LABEL_CHARS);
};

type Ink = { hex: Hex; color: number };
type Dot = Ink & { end: number };

/** A dot is no higher than a line of text; bars and slices are. */
const isLow = ({ color, end }: Dot, y: number, { width, height, colors }: Pixels, scale: number): boolean => {
  const isSame = (row: number): boolean =>
    row >= 0 && row < height && distance(colors[row * width + end - 1]!, color) <= MAX_DOT_DISTANCE;
  let high = 1;
  while (high <= MAX_HIGH * scale && isSame(y - high)) high += 1;
  let low = 1;
  while (low <= MAX_HIGH * scale && isSame(y + low)) low += 1;
  return high + low <= MAX_HIGH * scale;
};

/** The stretch of a colour of the chart that ends last before the words, on their middle line. */
const dotBefore = ({ box }: Label, inks: readonly Ink[], pixels: Pixels, scale: number): Dot | undefined => {
  const { width, height, colors } = pixels;
  const y = Math.round(centreY(box));
  if (y < 0 || y >= height) return undefined;
  const last = Math.min(width - 1, Math.round(box.x + Math.min(MAX_WITHIN * box.width, REACH * scale)));
  const first = Math.max(0, Math.round(box.x - REACH * scale));
  let found: Dot | undefined;
  let [run, ink] = [0, undefined as Ink | undefined];
  for (let x = first; x <= last; x++) {
    const color = colors[y * width + x]!;
    const same: Ink | undefined = inks.find((one) => distance(one.color, color) <= MAX_DOT_DISTANCE);
    run = same && same === ink ? run + 1 : 1;
    ink = same;
    // Letters may have the colour of a line, but their strokes are thin.
    const least = x >= box.x ? Math.max(MIN_DOT * scale, WIDE * box.height) : MIN_DOT * scale;
    if (ink && run >= least) found = { ...ink, end: x };
  }
  return found && box.x - found.end <= MAX_GAP * scale && isLow(found, y, pixels, scale) ? found : undefined;
};
