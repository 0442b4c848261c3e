import type { TextLine } from '@blueprompt/core/measurement';
import { joinWords } from '@blueprompt/core/text/join-words';
import { luma } from '../colour/rgb.ts';
import { agreeColors } from './agree-colors.ts';
import { agreeSizes } from './agree-sizes.ts';
import type { CropBox } from './crop-line.ts';
import { fitFonts, type LineFont } from './fit-fonts.ts';
import type { LineStyle } from './line-reader.ts';
import { extentOf, shapeOf, textOf } from './line-shape.ts';
import { nameFonts } from './name-fonts.ts';
import type { ReadLine } from './read-line.ts';
import { settleColors } from './settle-colors.ts';
import { settleSizes } from './settle-sizes.ts';
import { settleWeights } from './settle-weights.ts';
import { hasLightFace, weightOf } from './stroke-scale.ts';
import { styleOfWords } from './style-of-words.ts';
import { wordStyles } from './word-styles.ts';

/** Turns read lines into facts: the faces of the page explain sizes and weights, few sizes and colours are told apart. */
export function describeLines(lines: readonly ReadLine[], isLossy = false): TextLine[] {
  const fonts = fitFonts(lines.map(shapeOf), nameFonts(lines));
  const styles = lines.map(ownStyle);
  const chars = lines.map(({ words }) => words.map(textOf).join('').length);
  const settled = settleSizes(
    lines.map((line, index) => ({
      misfit: fonts[index]!.misfit,
      fontSize: agreedSize(fonts[index]!, styles[index], line.crop),
      chars: chars[index]!,
    })),
  );
  const inks = settleColors(lines.map(({ ink }, index) => ({ ...ink, chars: chars[index]! })));
  const colors = isLossy ? agreeColors(inks.map((color, index) => ({ color, chars: chars[index]! }))) : inks;
  const capitals = lines.map(({ words }) => !/\p{Ll}/u.test(words.map(textOf).join('')));
  const sizes = agreeSizes(
    lines.map(({ ink, words }, index) => ({
      fontSize: settled[index]!,
      chars: chars[index]!,
      color: colors[index]!,
      isCapitals: capitals[index]!,
      left: words[0]!.left,
      right: words.at(-1)!.right,
      bottom: ink.top + ink.height,
    })),
  );
  const weights = settleWeights(
    styles.map((style, index) => ({
      strokes: weightOf(fonts[index]!.weight, {
        family: fonts[index]!.family.name,
        fontSize: sizes[index]!,
        isLight: luma(colors[index]!) > luma(lines[index]!.ink.paper),
        isCapitals: capitals[index]! && /\p{Lu}/u.test(textOf(lines[index]!.words[0]!)),
      }),
      boldness: style && Math.log(style.bold / (1 - style.bold)),
      fontSize: sizes[index]!,
      color: colors[index]!,
      chars: chars[index]!,
      isCapitals: capitals[index]!,
      hasLight: hasLightFace(fonts[index]!.named?.family ?? fonts[index]!.family.name),
      left: lines[index]!.words[0]!.left,
      middle: lines[index]!.ink.top + lines[index]!.ink.height / 2,
    })),
  );
  return lines.map((line, index) =>
    describeLine(line, {
      fontSize: sizes[index]!,
      fontWeight: weights[index]!,
      ...toFont(fonts[index]!),
      color: toHex(colors[index]!),
    }),
  );
}

/** The reader's style is that of the whole crop; where words take up less of it than this, of the steps that stand on them. */
const MIN_FILLED = 0.7;

function ownStyle({ crop, style, words }: ReadLine): LineStyle | undefined {
  const filled = (words.at(-1)!.right - words[0]!.left) / (crop.right - crop.left);
  return style && filled < MIN_FILLED ? styleOfWords({ crop, style }, words) : style;
}

type Look = Pick<TextLine, 'fontSize' | 'fontWeight' | 'fontClass' | 'font' | 'letterSpacing' | 'color'>;

function describeLine(line: ReadLine, look: Look): TextLine {
  const { ink, words, confidence } = line;
  const { left, top, right, bottom } = extentOf(line);
  const styles = wordStyles(line, look.fontWeight);
  return {
    text: joinWords(words.map((word) => ({ text: textOf(word), glued: word.glued }))),
    box: { x: ink.left + left, y: ink.top + top, width: right - left, height: bottom - top },
    ...look,
    background: toHex(ink.paper),
    align: 'left',
    confidence: Math.round(confidence * 100) / 100,
    words: words.map((word, index) => ({
      text: textOf(word),
      box: { x: word.left, y: word.top, width: word.right - word.left, height: word.bottom - word.top },
      ...styles[index],
      ...(word.glued && { glued: true }),
    })),
  };
}

/** Below this misfit a face explains a line, and its size is exact, unless the reader's is further off than this (log scale). */
const MAX_SURE_MISFIT = 0.03;
const MAX_SURE_DIFFERENCE = 0.12;
/** Elsewhere the reader's size counts for more: the fitted one has this share, and none beyond this difference. */
const FITTED_SHARE = 0.3;
const MAX_DIFFERENCE = 0.15;

function agreedSize({ fontSize, misfit }: LineFont, style: LineStyle | undefined, crop: CropBox): number {
  if (!style) return fontSize;
  const read = style.size * (crop.bottom - crop.top);
  const difference = Math.log(fontSize / read);
  if (misfit <= MAX_SURE_MISFIT && Math.abs(difference) <= MAX_SURE_DIFFERENCE) return fontSize;
  return Math.abs(difference) <= MAX_DIFFERENCE ? read * Math.exp(FITTED_SHARE * difference) : read;
}

/** Letters tell the class better than widths do. */
const toFont = ({
  family,
  named,
  letterSpacing,
}: LineFont): Pick<TextLine, 'fontClass' | 'font' | 'letterSpacing'> => ({
  fontClass: named?.class ?? family.class,
  ...(named && { font: { family: named.family, sure: named.sure } }),
  ...(letterSpacing !== undefined && { letterSpacing: Math.round(letterSpacing * 10) / 10 }),
});

const toHex = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;
