import { type LegendEntry, MAX_LABEL_CHARS, MAX_SLICES } from '@blueprompt/core/chart';
import { centreY } from '@blueprompt/core/geometry';
import type { Hex } from '@blueprompt/core/measurement';
import { distance, parseHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import type { Label } from './chart-labels.ts';

/** A dot stands this close before its label, and is this wide at least. In CSS pixels. */
const MAX_GAP = 16;
const MIN_DOT = 4;
/** The dot has the colour of its series to within this, 0 to 442. */
const SAME = 30;

/** Which words stand beside a dot of which colour of the chart. */
export const readLegend = (
  labels: readonly Label[],
  colors: readonly Hex[],
  pixels: Pixels,
  scale: number,
): LegendEntry[] => {
  const inks = [...new Set(colors)].map((hex) => ({ hex, color: parseHex(hex) }));
  const entries = labels.flatMap(({ text, box }) => {
    const color = dotBefore(Math.round(box.x), Math.round(centreY(box)), pixels, scale);
    if (color === undefined) return [];
    const near = inks
      .map((ink) => ({ ...ink, away: distance(ink.color, color) }))
      .sort((a, b) => a.away - b.away)[0];
    return near && near.away <= SAME ? [{ color: near.hex, text: text.slice(0, MAX_LABEL_CHARS) }] : [];
  });
  const once = entries.filter(({ color }, index) => entries.findIndex((other) => other.color === color) === index);
  return once.slice(0, MAX_SLICES);
};

/** The colour of what stands to the left of a place, where that is flat and as wide as a dot. */
const dotBefore = (x: number, y: number, { width, height, colors }: Pixels, scale: number): number | undefined => {
  if (y < 0 || y >= height || x < 3) return undefined;
  const at = (column: number): number => colors[y * width + column]!;
  const ground = at(Math.max(0, x - 2 * scale));
  let column = x - 2 * scale;
  const stop = Math.max(0, x - MAX_GAP * scale);
  while (column > stop && distance(at(column), ground) < SAME) column -= 1;
  if (column <= stop) return undefined;
  // Past the soft rim of the dot.
  const inside = Math.max(0, column - scale);
  const color = at(inside);
  let end = inside;
  while (end > 0 && inside - end < MIN_DOT * scale && distance(at(end), ground) >= SAME) end -= 1;
  return inside - end >= (MIN_DOT - 1) * scale ? color : at(column - 1 >= 0 ? column - 1 : column);
};
