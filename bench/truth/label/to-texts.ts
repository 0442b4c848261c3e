import type { Pixels } from '@blueprompt/vision/contract';
import type { TruthLine } from '../truth.ts';
import { around } from './boxes.ts';
import { lineBoxOf } from './build-tree.ts';
import { over, toHex, toRgb } from './colors.ts';
import { findInk } from './find-ink.ts';
import { contrastIn, countColors, dominantOf } from './histogram.ts';
import type { RawBox, RawText } from './raw.ts';
import { round2, type Veil } from './to-paint.ts';

/** Less contrast than this within a word, in sums over the channels, and nobody reads it. */
const MIN_WORD_CONTRAST = 24;
/** Words of which less is left than this share of their area are not read. */
const MIN_WORD_LEFT = 0.6;
const MIN_ALPHA = 0.05;

/** The lines that can be read in the picture. `nodeOf` gives the node that holds an element, `veilOf` what lies over it. */
export function toTexts(
  texts: readonly RawText[],
  pixels: Pixels,
  scale: number,
  nodeOf: (element: number) => number | undefined,
  veilOf: (element: number) => Veil,
): TruthLine[] {
  const scaled = (box: RawBox): RawBox => box.map((value) => round2(value * scale)) as RawBox;
  return texts.flatMap((text): TruthLine[] => {
    const words = text.words
      .filter(({ seen }) => seen[0] * seen[1] >= MIN_WORD_LEFT)
      .map((word) => ({ text: word.text, box: scaled(word.box) }))
      .filter(({ box }) => contrastIn(pixels, box) > MIN_WORD_CONTRAST);
    if (words.length === 0) return [];
    const isWhole = words.length === text.words.length;
    const box = isWhole ? scaled(text.box) : around(words.map((word) => word.box));
    const glyphs = isWhole && text.glyphs ? scaled(text.glyphs) : undefined;
    const ink = findInk(pixels, box, glyphs);
    const under = text.isUnderKnown ? text.under : toRgb(dominantOf(countColors(pixels, box)).color);
    const color = text.color[3] > MIN_ALPHA ? toHex(veilOf(text.element)(over(text.color, under))) : null;
    const [, top, , high] = scaled(lineBoxOf(text));
    const node = nodeOf(text.element);
    return [
      {
        text: words.map((word) => word.text).join(' '),
        box: box.map(round2) as RawBox,
        lineBox: [round2(box[0]), top, round2(box[2]), high],
        ...(ink ? { ink: ink.map(round2) as RawBox } : {}),
        block: text.block,
        ...(node === undefined ? {} : { node }),
        fontFamily: text.fontFamily,
        generic: text.generic,
        fontSize: round2(text.fontSize * scale),
        fontWeight: text.fontWeight,
        ...(text.italic ? { italic: true } : {}),
        ...(text.underlined ? { underlined: true } : {}),
        lineHeight: round2(text.lineHeight * scale),
        ...(text.letterSpacing ? { letterSpacing: round2(text.letterSpacing * scale) } : {}),
        color,
        tag: text.tag,
        ...(text.control ? { control: true } : {}),
        words,
      },
    ];
  });
}
