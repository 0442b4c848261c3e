import type { TextLine } from '@blueprompt/core/measurement';
import { fitFonts, type LineFont } from './fit-fonts.ts';
import { extentOf, shapeOf, textOf } from './line-shape.ts';
import type { ReadLine } from './read-line.ts';
import { settleColors } from './settle-colors.ts';
import { settleSizes } from './settle-sizes.ts';
import { wordStyles } from './word-styles.ts';

/** Turns read lines into facts: the faces of the page explain sizes and weights, few sizes and colours are told apart. */
export function describeLines(lines: readonly ReadLine[]): TextLine[] {
  const fonts = fitFonts(lines.map(shapeOf));
  const sizes = settleSizes(
    lines.map((line, index) => ({
      misfit: fonts[index]!.misfit,
      fontSize: agreedSize(fonts[index]!, line),
      chars: line.words.map(textOf).join('').length,
    })),
  );
  const colors = settleColors(lines.map(({ ink, words }) => ({ ...ink, chars: words.map(textOf).join('').length })));
  return lines.map((line, index) => describeLine(line, fonts[index]!, sizes[index]!, colors[index]!));
}

function describeLine(line: ReadLine, font: LineFont, fontSize: number, color: number): TextLine {
  const { ink, words, confidence } = line;
  const { left, top, right, bottom } = extentOf(line);
  const fontWeight = toWeight(font.weight, fontSize, line.style?.bold);
  const styles = wordStyles(line, fontWeight);
  return {
    text: words.map(textOf).join(' '),
    box: { x: ink.left + left, y: ink.top + top, width: right - left, height: bottom - top },
    fontSize,
    fontWeight,
    fontClass: font.family.class,
    color: toHex(color),
    background: toHex(ink.paper),
    align: 'left',
    confidence: Math.round(confidence * 100) / 100,
    words: words.map((word, index) => ({
      text: textOf(word),
      box: { x: word.left, y: word.top, width: word.right - word.left, height: word.bottom - word.top },
      ...styles[index],
    })),
  };
}

/** Below this misfit a face explains a line, and its size is exact, unless the reader's is further off than this (log scale). */
const MAX_SURE_MISFIT = 0.03;
const MAX_SURE_DIFFERENCE = 0.12;
/** Elsewhere the reader's size counts for more: the fitted one has this share, and none beyond this difference. */
const FITTED_SHARE = 0.3;
const MAX_DIFFERENCE = 0.15;

function agreedSize({ fontSize, misfit }: LineFont, { style, crop }: ReadLine): number {
  if (!style) return fontSize;
  const read = style.size * (crop.bottom - crop.top);
  const difference = Math.log(fontSize / read);
  if (misfit <= MAX_SURE_MISFIT && Math.abs(difference) <= MAX_SURE_DIFFERENCE) return fontSize;
  return Math.abs(difference) <= MAX_DIFFERENCE ? read * Math.exp(FITTED_SHARE * difference) : read;
}

/** Strokes of a medium face look up to 590 bold to the measure, those of a semibold one start there. */
const SEMIBOLD_FROM = 590;

/** From this size on, in pixels, strokes are wide enough to be believed; the reader sees such lines made small. */
const LARGE = 28;

/** The reader tells bold from regular, in large text the strokes do too; how bold or how light, they alone. */
const toWeight = (weight: number, fontSize: number, read: number | undefined): number => {
  const isStrong = weight >= SEMIBOLD_FROM;
  const isBold = read === undefined ? isStrong : read >= 0.5 || (isStrong && fontSize >= LARGE);
  if (isBold) return Math.min(900, Math.max(600, Math.round(weight / 100) * 100));
  return Math.max(100, Math.min(500, Math.round((weight - 25) / 100) * 100));
};

const toHex = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;
