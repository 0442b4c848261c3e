import type { InkedWord } from './read/cut-colors.ts';
import { type LineStyle, styleOf } from './read/line-reader.ts';
import type { ReadLine } from './read/read-line.ts';

/** The style of some words of a line: of the reader's steps only those count that stand on them, not those on a bar or an icon beside. */
export function styleOfWords(
  { crop, style }: Pick<ReadLine, 'crop'> & { style: LineStyle },
  words: readonly InkedWord[],
): LineStyle {
  const { boldness, sizes } = style;
  const toStep = (x: number): number => Math.round(((x - crop.left) / (crop.right - crop.left)) * boldness.length);
  const from = Math.min(boldness.length - 1, Math.max(0, toStep(words[0]!.left)));
  const to = Math.max(from + 1, toStep(words.at(-1)!.right));
  return styleOf(boldness.slice(from, to), sizes.slice(from, to));
}
