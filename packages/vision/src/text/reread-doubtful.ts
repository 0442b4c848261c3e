import type { Pixels } from '../contract.ts';
import { expectedWidth, fitFonts, type LineFont } from './fit-fonts.ts';
import type { LineReader } from './line-reader.ts';
import { shapeOf } from './line-shape.ts';
import { type ReadLine, rereadLine } from './read-line.ts';

/** A word whose width is off by more than this, in font sizes, has a letter too many or too few. */
const MAX_OFF = 0.26;

/** A line that no face of the page explains better than this may be misread. */
const MAX_MISFIT = 0.08;

/** Reads lines again whose words are wider or narrower than their letters; the reading that fits the pixels better stays. */
export async function rereadDoubtful(
  pixels: Pixels,
  lines: readonly ReadLine[],
  read: LineReader,
): Promise<ReadLine[]> {
  const fonts = fitFonts(lines.map(shapeOf));
  const again = [...lines];
  for (const [index, line] of lines.entries()) {
    const font = fonts[index]!;
    const isDoubtful = font.misfit > MAX_MISFIT || worstWord(line, font) > MAX_OFF;
    if (isDoubtful) again[index] = (await rereadLine(pixels, line, read)) ?? line;
  }
  const refitted = fitFonts(again.map(shapeOf));
  return lines.map((line, index) => (refitted[index]!.misfit < fonts[index]!.misfit ? again[index]! : line));
}

/** How far the worst word of a line is from the width of its letters, in font sizes. */
function worstWord(line: ReadLine, font: LineFont): number {
  return Math.max(
    ...shapeOf(line).words.map(({ text, width }) => Math.abs(width / font.fontSize - expectedWidth(text, font))),
  );
}
