import { type Box, right } from '../../geometry.ts';
import type { TextLine } from '../../measurement.ts';
import type { TextBlock } from '../../text/text-block.ts';
import { findBaseline, isInkBox } from './find-baseline.ts';
import type { FontFace } from './font-face.ts';

/** How a block is set so that each of its lines lands on the measured one. */
type FittedText = {
  box: Box;
  lineHeight: number;
  letterSpacing: number;
  /** Horizontal stretch of the glyphs, about the left edge; 1 for none. */
  stretch: number;
  /** True when plain spaces break at the measured places; else the lines are kept apart by line feeds. */
  wraps: boolean;
};

/** A letter-spacing beyond this share of the font size looks spaced out: stretch the glyphs instead. */
const MAX_SPACING_EM = 0.05;
/** ... unless the face is known: then its letters are as wide as they are, and what is left is space. */
const MAX_KNOWN_SPACING_EM = 0.3;
/** Room at a line's end that is left for rounding of glyph widths, in pixels and as a share of the width. */
const WRAP_MARGIN = { px: 1, share: 0.004 };
/** White that a glyph keeps on each side: a box of ink is narrower by it than the text's advance. */
const BEARING_EM = 0.06;
/** Single lines are set at the height of their letters' content area. */
const SINGLE_LINE_EM = 1.2;

/** Fits a block into its measured box with a face whose widths are known. */
export const fitText = (block: TextBlock, face: FontFace): FittedText => {
  const { fontSize, fontWeight, lines } = block;
  const natural = lines.map((line) => widthEm(line, fontWeight, face) * fontSize);
  const chars = lines.reduce((sum, line) => sum + line.text.length, 0);
  const naturalSum = natural.reduce((sum, width) => sum + width, 0);
  const bearings = lines.map((line) => bearingsOf(line, face));
  const measuredSum = lines.reduce(
    (sum, line, at) => sum + line.box.width + bearings[at]!.left + bearings[at]!.right,
    0,
  );
  const spacing = (measuredSum - naturalSum) / Math.max(1, chars - (face.inkEm ? lines.length : 0));
  const isStretched =
    Math.abs(spacing) > (face.inkEm ? MAX_KNOWN_SPACING_EM : MAX_SPACING_EM) * fontSize && naturalSum > 0;
  const letterSpacing = isStretched ? 0 : spacing;
  const stretch = isStretched ? measuredSum / naturalSum : 1;
  const firstBaseline = findBaseline(lines[0]!, face);
  const lineHeight =
    lines.length > 1
      ? (findBaseline(lines.at(-1)!, face) - firstBaseline) / (lines.length - 1)
      : SINGLE_LINE_EM * fontSize;

  const widthOf = (text: string): number =>
    (face.widthEm(text, fontWeight) * fontSize + text.length * letterSpacing) * stretch;
  // Where a browser breaks is foretold for one weight only.
  const isEven = !lines.some((line) => line.words.some((word) => word.fontWeight !== undefined));
  const wrapWidth = lines.length > 1 && isEven ? findWrapWidth(block, widthOf) : undefined;
  const width = wrapWidth ?? Math.max(...lines.map((line) => widthOf(line.text)));
  return {
    box: {
      x: leftEdge(block, width, bearings),
      y: firstBaseline - baselineOffset(face, fontSize, lineHeight),
      width: width / stretch,
      height: lineHeight * lines.length,
    },
    lineHeight,
    letterSpacing,
    stretch,
    wraps: wrapWidth !== undefined,
  };
};

/** The width of a line in font sizes, with its bold words as wide as they are. */
const widthEm = (line: TextLine, fontWeight: number, face: FontFace): number =>
  line.words.some((word) => word.fontWeight !== undefined)
    ? line.words.reduce((sum, word) => sum + face.widthEm(word.text, word.fontWeight ?? fontWeight), 0) +
      (line.words.length - 1) * face.widthEm(' ', fontWeight)
    : face.widthEm(line.text, fontWeight);

/** The width at which a browser breaks the joined text exactly into the measured lines, if there is one. */
const findWrapWidth = (block: TextBlock, widthOf: (text: string) => number): number | undefined => {
  const texts = block.lines.map((line) => line.text);
  const needed = Math.max(...texts.map(widthOf));
  const tooWide = Math.min(...texts.slice(1).map((next, index) => widthOf(`${texts[index]} ${firstPiece(next)}`)));
  const margin = WRAP_MARGIN.px + WRAP_MARGIN.share * needed;
  return tooWide - needed > 2 * margin ? Math.min((needed + tooWide) / 2, needed + 3 * margin) : undefined;
};

/** What a browser may pull up to the line above: it breaks at spaces, and inside words after dashes and slashes. */
const firstPiece = (text: string): string => /^[^\s\-‐–—/…]+[-‐–—/…]?|^\S/u.exec(text)?.[0] ?? '';

/** The middle one of what the lines tell, since a single box may be off by a pixel. */
const leftEdge = ({ align, lines }: TextBlock, width: number, bearings: readonly Bearings[]): number => {
  const edges = lines
    .map(({ box }, at) => {
      const start = box.x - bearings[at]!.left;
      const end = right(box) + bearings[at]!.right;
      if (align === 'center') return (start + end - width) / 2;
      return align === 'right' ? end - width : start;
    })
    .sort((a, b) => a - b);
  return edges[edges.length >> 1]!;
};

/** White between the ink of a line and the ends of its text, in pixels. */
type Bearings = { left: number; right: number };

const bearingsOf = (line: TextLine, { inkEm }: FontFace): Bearings => {
  const { text, fontSize, fontWeight } = line;
  if (!isInkBox(line)) return { left: 0, right: 0 };
  const { left, right: end } = inkEm?.(text, fontWeight) ?? { left: BEARING_EM, right: BEARING_EM };
  return { left: left * fontSize, right: end * fontSize };
};

/** Where a browser puts the baseline in a line box: it rounds ascent and descent to pixels and halves the rest. */
const baselineOffset = (face: FontFace, fontSize: number, lineHeight: number): number => {
  const ascent = Math.round(face.ascent * fontSize);
  const descent = Math.round(face.descent * fontSize);
  return (lineHeight - ascent - descent) / 2 + ascent;
};
