import type { Box } from '../geometry.ts';
import type { Hex } from '../measurement.ts';
import type { TextBlock } from '../text/text-block.ts';
import { findBaseline } from './fonts/find-baseline.ts';
import { fitText } from './fonts/fit-text.ts';
import { type Faces, type FontFace, faceOf } from './fonts/font-face.ts';
import { MAX_STYLE_OFF_PX } from './fonts/style-spacings.ts';
import type { Content } from './view.ts';
import { viewLines } from './view-lines.ts';

/** A text as CSS sets it, in pixels of the screenshot. */
export type SetText = {
  /** Its line boxes, where the letters land on the measured ones. */
  box: Box;
  face: FontFace;
  fontSize: number;
  fontWeight: number;
  lineHeight: number;
  /** From the top of its box to the baseline of the first line. */
  baseline: number;
  letterSpacing: number;
  color: Hex;
  backdrop?: Hex | undefined;
  italic: boolean;
  underlined: boolean;
  align: TextBlock['align'];
  lineCount: number;
  /** A browser breaks its lines where they were broken. */
  wraps: boolean;
  /** Its words, and those in a style of their own wrapped in it. */
  content: Content[];
  /** The same as one plain string, and as one for each line. */
  plain: string;
  lines: readonly string[];
};

/** Letters may end this far from the measured end, in pixels, for the sake of a rounder letter-spacing. */
const MAX_END_OFF_PX = 0.6;
/** Letter-spacings that are tried before the exact one, in pixels. */
const SPACING_STEPS = [0.5, 0.1, 0.05];
/** The share of a line's growth that goes to its left. */
const SHIFT: Record<TextBlock['align'], number> = { left: 0, center: 0.5, right: 1 };

type Setting = {
  backdrop?: Hex | undefined;
  /** The letter-spacing of its style. */
  spacing?: number | undefined;
  scale?: number;
};

/** Sets a block in its face; a single line has the height that the tree gives it. */
export function setText(
  block: TextBlock,
  singleLineHeight: number,
  faces: Faces,
  { backdrop, spacing, scale = 1 }: Setting = {},
): SetText {
  const face = faceOf(block.lines[0]!, faces);
  const fit = fitText(block, face);
  const { fontSize, fontWeight, lines, color, align } = block;
  const lineHeight = lines.length > 1 ? fit.lineHeight : Math.round(singleLineHeight);
  const longest = Math.max(...lines.map(({ text }) => text.length));
  const baseline = ascentOf(face, fontSize, lineHeight);
  // Letters of a known face that would have to be stretched do not fill their box alone: they keep their width.
  const stretched = face.inkEm ? 0 : ((fit.stretch - 1) * fit.box.width) / longest;
  const exact = fit.letterSpacing + stretched;
  const isOfStyle = spacing !== undefined && Math.abs(spacing - exact) * longest <= MAX_STYLE_OFF_PX * scale;
  const letterSpacing = isOfStyle ? spacing : roundSpacing(exact, longest);
  // What is beside a line begins where its letters end.
  const grown = lines.length > 1 ? 0 : (letterSpacing - exact) * longest;
  const width = fit.box.width * fit.stretch + grown;
  return {
    box: {
      x: fit.box.x - grown * SHIFT[align],
      y: Math.round(findBaseline(lines[0]!, face)) - baseline,
      width,
      height: lineHeight * lines.length,
    },
    face,
    fontSize,
    fontWeight,
    lineHeight,
    baseline,
    letterSpacing,
    color,
    backdrop,
    italic: block.italic === true,
    underlined: block.underlined === true,
    align,
    lineCount: lines.length,
    wraps: fit.wraps,
    content: viewLines(lines, fit.wraps),
    plain: block.text,
    lines: lines.map((line) => line.text),
  };
}

/** From the top of a line box to the baseline: browsers round ascent and descent, and half of the leading down. */
const ascentOf = (face: FontFace, fontSize: number, lineHeight: number): number => {
  const ascent = Math.round(face.ascent * fontSize);
  const descent = Math.round(face.descent * fontSize);
  return ascent + Math.floor((lineHeight - ascent - descent) / 2);
};

const roundSpacing = (spacing: number, length: number): number => {
  const isNear = (value: number): boolean => Math.abs(value - spacing) * length <= MAX_END_OFF_PX;
  if (isNear(0)) return 0;
  const rounded = SPACING_STEPS.map((step) => Math.round(spacing / step) * step).find(isNear);
  return rounded ?? spacing;
};
