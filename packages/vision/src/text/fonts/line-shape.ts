import { type Extent, inkSize } from '../ink/ink-extent.ts';
import type { LineInk } from '../ink/line-ink.ts';
import { strokeWidth } from '../ink/stroke-width.ts';
import type { ReadLine } from '../read/read-line.ts';
import { type ReadWord, textOf } from '../read/split-words.ts';
import { hasEvenPitch } from './even-pitch.ts';
import type { LineShape } from './fit-fonts.ts';

/** A word's box in columns and rows of the line's ink. */
export const toExtent = ({ left, top, right, bottom }: ReadWord, ink: LineInk): Extent => ({
  left: left - ink.left,
  top: top - ink.top,
  right: right - ink.left,
  bottom: bottom - ink.top,
});

/** The box around all words of a line, in columns and rows of its ink. */
export const extentOf = ({ ink, words }: Pick<ReadLine, 'ink' | 'words'>): Extent => ({
  left: Math.min(...words.map((word) => word.left)) - ink.left,
  top: Math.min(...words.map((word) => word.top)) - ink.top,
  right: Math.max(...words.map((word) => word.right)) - ink.left,
  bottom: Math.max(...words.map((word) => word.bottom)) - ink.top,
});

type Shaped = Pick<ReadLine, 'ink' | 'words' | 'chars'>;

const shapes = new WeakMap<Shaped, LineShape>();

/** What the face of a line can be told from, found once a line: several stages ask for it. */
export function shapeOf(line: Shaped): LineShape {
  const known = shapes.get(line);
  if (known) return known;
  const shape = toShape(line);
  shapes.set(line, shape);
  return shape;
}

/** Ticks, crosses and arrows come from other fonts and tell nothing. */
function toShape(line: Shaped): LineShape {
  const lettered = line.words.filter((word) => /[\p{L}\p{N}]/u.test(textOf(word)));
  const words = lettered.length > 0 ? lettered : line.words;
  const extent = extentOf({ ink: line.ink, words });
  return {
    words: words.map((word) => ({ text: textOf(word), width: inkSize(line.ink, toExtent(word, line.ink)).width })),
    inkHeight: inkSize(line.ink, extent).height,
    stroke: strokeWidth(line.ink, extent),
    evenPitch: hasEvenPitch(line.chars),
  };
}
