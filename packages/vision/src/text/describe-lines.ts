import type { Box } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { joinWords } from '@blueprompt/core/text/join-words';
import { luma, parseHex, toHex } from '../colour/rgb.ts';
import type { LineEvidence } from '../page/styles/line-evidence.ts';
import { settleTextStyles, snapColor } from '../page/styles/settle-text-styles.ts';
import { fitFonts, type LineFont } from './fonts/fit-fonts.ts';
import { extentOf, shapeOf } from './fonts/line-shape.ts';
import { nameFonts } from './fonts/name-fonts.ts';
import type { LineStyle } from './read/line-reader.ts';
import type { ReadLine } from './read/read-line.ts';
import { textOf } from './read/split-words.ts';
import { hasLightFace, weightOf } from './stroke-scale.ts';
import { styleOfWords } from './style-of-words.ts';
import { wordStyles } from './word-styles.ts';

/** Turns read lines into facts: the faces of the page explain sizes and weights, and its style sheet tells few styles apart. */
export function describeLines(lines: readonly ReadLine[], isLossy = false): TextLine[] {
  const fonts = fitFonts(lines.map(shapeOf), nameFonts(lines));
  const evidence = lines.map((line, index) => toEvidence(line, fonts[index]!, isLossy));
  const styles = settleTextStyles(evidence);
  const colors = [...new Set(styles.map(({ color }) => color))];
  return lines.map((line, index) => {
    const { color, ...style } = styles[index]!;
    const look = { ...style, ...toFont(fonts[index]!), color: toHex(color) };
    return describeLine(line, look, (ink, text) => snapColor({ ...evidence[index]!, ink, text, solid: 0 }, colors));
  });
}

function toEvidence(line: ReadLine, font: LineFont, isLossy: boolean): LineEvidence {
  const { crop, ink, words } = line;
  const style = ownStyle(line);
  const text = words.map(textOf).join(' ');
  const readSize = style && style.size * (crop.bottom - crop.top);
  const fontSize = readSize ?? font.fontSize;
  return {
    text,
    box: boxOf(line),
    family: font.family.name,
    fittedSize: font.fontSize,
    misfit: font.misfit,
    readSize,
    strokes:
      fontSize < TINY_PX
        ? undefined
        : weightOf(font.weight, {
            family: font.family.name,
            fontSize,
            isLight: luma(ink.color) > luma(ink.paper),
            isCapitals: !/\p{Ll}/u.test(text) && /\p{Lu}/u.test(textOf(words[0]!)),
          }),
    boldness: style && Math.log(style.bold / (1 - style.bold)),
    lightest: lightestOf(fontSize, font),
    ink: ink.color,
    paper: ink.paper,
    solid: ink.solid,
    isBusy: ink.busy,
    isLossy,
  };
}

/** In smaller text every stroke is a pixel wide, whatever its weight, in pixels. */
const TINY_PX = 9;
/** Nobody sets small text in thinner faces than light, nor captions in light ones, in pixels; thin strokes are half transparent ones there. */
const DISPLAY_PX = 24;
const TEXT_PX = 14.75;

const lightestOf = (fontSize: number, { named, family }: LineFont): number => {
  if (fontSize >= DISPLAY_PX) return 100;
  return fontSize >= TEXT_PX && hasLightFace(named?.family ?? family.name) ? 300 : 400;
};

/** The reader's style is that of the whole crop; where words take up less of it than this, of the steps that stand on them. */
const MIN_FILLED = 0.7;

function ownStyle({ crop, style, words }: ReadLine): LineStyle | undefined {
  const filled = (words.at(-1)!.right - words[0]!.left) / (crop.right - crop.left);
  return style && filled < MIN_FILLED ? styleOfWords({ crop, style }, words) : style;
}

type Look = Pick<TextLine, 'fontSize' | 'fontWeight' | 'fontClass' | 'font' | 'letterSpacing' | 'color'>;

const boxOf = (line: ReadLine): Box => {
  const { left, top, right, bottom } = extentOf(line);
  return { x: line.ink.left + left, y: line.ink.top + top, width: right - left, height: bottom - top };
};

function describeLine(line: ReadLine, look: Look, snap: (color: number, text: string) => number): TextLine {
  const { ink, words, confidence } = line;
  const styles = wordStyles(line, look.fontWeight).map(({ color, ...style }, index) => {
    const settled = color && toHex(snap(parseHex(color), textOf(words[index]!)));
    return { ...style, ...(settled && settled !== look.color && { color: settled }) };
  });
  return {
    text: joinWords(words.map((word) => ({ text: textOf(word), glued: word.glued }))),
    box: boxOf(line),
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
