import type { Pixels } from '../contract.ts';
import { expectedWidth, fitFonts, type LineFont } from './fonts/fit-fonts.ts';
import { shapeOf } from './fonts/line-shape.ts';
import type { LineReader } from './read/line-reader.ts';
import { type ReadLine, rereadLine } from './read/read-line.ts';
import { type ReadWord, textOf } from './read/split-words.ts';

/** A word whose width is off by more than this, in font sizes, has a letter too many or too few. */
const MAX_OFF = 0.26;
/** A line that no face of the page explains better than this may be misread. */
const MAX_MISFIT = 0.08;
/** Where every character was read this surely, only a word that is off by more than this is worth the large network. */
const SURE = 0.9;
const MAX_SURE_OFF = 0.3;

/** Reads lines again whose words are wider or narrower than their letters; the reading that fits the pixels better stays. */
export async function rereadDoubtful(
  pixels: Pixels,
  lines: readonly ReadLine[],
  read: LineReader,
): Promise<ReadLine[]> {
  const fonts = fitFonts(lines.map(shapeOf));
  const again = [...lines];
  for (const [index, line] of lines.entries()) {
    if (!line.careful && isDoubtful(line, fonts[index]!))
      again[index] = withoutIcon((await rereadLine(pixels, line, read)) ?? line, line);
  }
  if (again.every((line, index) => line === lines[index])) return again;
  const refitted = fitFonts(again.map(shapeOf));
  return lines.map((line, index) => (refitted[index]!.misfit < fonts[index]!.misfit ? again[index]! : line));
}

function isDoubtful(line: ReadLine, font: LineFont): boolean {
  const off = worstWord(line, font);
  const isSure = line.chars.every(({ confidence }) => confidence >= SURE);
  return isSure ? off > MAX_SURE_OFF : off > MAX_OFF || font.misfit > MAX_MISFIT;
}

/** What an icon beside words is read as, by a reader that looks closer, has at most so many characters. */
const MAX_ICON_CHARS = 2;

const isIconLike = (word: ReadWord): boolean =>
  word.chars.length <= MAX_ICON_CHARS && /[\p{L}\p{N}]/u.test(textOf(word));

/** The second reading without a short word at either end that the first passed over: it saw an icon there. */
function withoutIcon(again: ReadLine, first: ReadLine): ReadLine {
  const texts = first.words.map(textOf).join(' ');
  const { words } = again;
  for (const [kept, icon] of [
    [words.slice(1), words[0]!],
    [words.slice(0, -1), words.at(-1)!],
  ] as const) {
    if (isIconLike(icon) && kept.map(textOf).join(' ') === texts) return { ...again, words: kept };
  }
  return again;
}

/** How far the worst word of a line is from the width of its letters, in font sizes. */
function worstWord(line: ReadLine, font: LineFont): number {
  return Math.max(
    ...shapeOf(line).words.map(({ text, width }) => Math.abs(width / font.fontSize - expectedWidth(text, font))),
  );
}
