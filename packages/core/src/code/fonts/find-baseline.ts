import { bottom, centreY } from '../../geometry.ts';
import type { TextLine, Word } from '../../measurement.ts';
import type { FontFace } from './font-face.ts';

/** Letters that reach below the baseline, and how far in em: UI fonts agree within a few hundredths. */
const DESCENDERS = /[gjpqyçşQ,;(){}[\]|@$/\\_]/u;
const DESCENT_EM = 0.21;
/** A box this tall, in em, is a content area as a browser reports it; ink alone never reaches it. */
const CONTENT_AREA_FROM_EM = 1.08;
/** From the middle of a content area down to the baseline: half of ascent less descent. */
const CONTENT_MIDDLE_TO_BASELINE_EM = 0.355;
/** From the middle of a mark without letters (a dash, a dot) down to the baseline. */
const MARK_MIDDLE_TO_BASELINE_EM = 0.3;

/** True when a line's box is the ink of its letters and not the line's content area. */
export const isInkBox = (line: TextLine): boolean => line.box.height < CONTENT_AREA_FROM_EM * line.fontSize;

/** The y of a line's baseline: the middle one of what its words tell, since a single box may be off by a pixel. */
export const findBaseline = (line: TextLine, face?: FontFace): number => {
  const { fontSize } = line;
  if (!isInkBox(line)) return centreY(line.box) + CONTENT_MIDDLE_TO_BASELINE_EM * fontSize;
  const told = line.words
    .filter((word) => /[\p{L}\p{N}]/u.test(word.text))
    .map((word) => inkBaseline(word, line, face))
    .sort((a, b) => a - b);
  if (told.length > 0) return told[Math.floor(told.length / 2)]!;
  if (/[\p{L}\p{N}]/u.test(line.text)) return inkBaseline(line, line, face);
  return centreY(line.box) + MARK_MIDDLE_TO_BASELINE_EM * fontSize;
};

const inkBaseline = (
  { text, box }: Pick<Word, 'text' | 'box'>,
  { fontSize, fontWeight }: TextLine,
  face?: FontFace,
) => {
  // Browsers draw on whole pixels, so a known face tells the row; what only bends below it is fainter than ink is taken from.
  if (face?.inkEm) return Math.round(bottom(box) - face.inkEm(text, fontWeight).below * fontSize);
  return bottom(box) - (DESCENDERS.test(text) ? DESCENT_EM * fontSize : 0);
};
