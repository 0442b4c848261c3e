import type { Pixels } from '../contract.ts';
import { withColor } from './ink/line-ink.ts';
import type { InkedWord } from './read/cut-colors.ts';
import { meanConfidence } from './read/line-reader.ts';
import { mainColor, type ReadLine } from './read/read-line.ts';
import { styleOfWords } from './style-of-words.ts';

/** Some words of a line as a line of their own, with their own colour and style. */
export function partOfLine(pixels: Pixels, line: ReadLine, words: InkedWord[]): ReadLine {
  const left = words[0]!.left;
  const right = words.at(-1)!.right;
  const top = Math.min(...words.map((word) => word.top));
  const bottom = Math.max(...words.map((word) => word.bottom));
  const ink = { ...line.ink, left, top, width: right - left, height: bottom - top };
  const chars = words.flatMap((word) => word.chars);
  return {
    crop: { ...line.crop, left, right },
    ink: withColor(pixels, ink, mainColor(words, ink)),
    chars,
    words,
    confidence: meanConfidence(chars),
    ...(line.style && { style: styleOfWords({ crop: line.crop, style: line.style }, words) }),
  };
}
