import { type Box, bottom, centreX, centreY, right } from '@blueprompt/core/geometry';
import type { Element, TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { Pixels } from '../contract.ts';
import { standsOnPixels } from './letter-feet.ts';

/** Letters of nearly all lines of a page stand on pixels. */
const MIN_STANDING = 0.8;
const MIN_LINES = 5;
/** A name has letters, and no digits: those have round feet. */
const isName = (text: string): boolean => !/\d/.test(text) && /\p{L}\P{L}*\p{L}/u.test(text);
/** The mark before a name is read as a sign now and then. */
const SIGN = /^[^\p{L}\d"'“(]/u;
/** A name is set larger than this, in CSS pixels. */
const MIN_SIZE = 16;
/** Widest space between a mark and its name, and the heights of a mark, in font sizes of the name. */
const MARK_GAP = 1;
const MARK_HEIGHT = [0.4, 2.5] as const;
/** Names of a strip: so many side by side, at least so far apart (in font sizes), in faces that differ. */
const STRIP = { names: 3, gap: 1 };

const MARKS = typesWith('picture', 'icon');

/** A name that is drawn, with the marks beside it. */
export type Wordmark = { line: TextLine; marks: Element[] };

/**
 * Names that are drawn, not set: their letters stand between pixels, which those of the page do not, and a mark stands before
 * them, or others of their kind stand beside them as in "Trusted by".
 */
export const findWordmarks = (
  elements: readonly Element[],
  texts: readonly TextLine[],
  pixels: Pixels,
  scale: number,
): Wordmark[] => {
  const told = texts
    .filter(({ text }) => isName(text))
    .map((line) => ({ line, stands: standsOnPixels(line, pixels) }))
    .filter(({ stands }) => stands !== undefined);
  const drawn = told.filter(({ stands }) => !stands).map(({ line }) => line);
  if (told.length < MIN_LINES || drawn.length > (1 - MIN_STANDING) * told.length) return [];
  const large = drawn.filter(({ fontSize }) => fontSize >= MIN_SIZE * scale);
  const set = told.filter(({ stands }) => stands).map(({ line }) => line);
  return large.flatMap((line) => {
    const marks = elements.filter(({ type, box }) => MARKS.has(type) && isMarkOf(box, line));
    const isLogo = marks.length > 0 || SIGN.test(line.text) || isInStrip(line, large, set);
    return isLogo ? [{ line, marks }] : [];
  });
};

/** It stands right before the name, at its height. */
const isMarkOf = (mark: Box, { box, fontSize }: TextLine): boolean =>
  centreX(mark) < box.x + fontSize / 4 &&
  box.x - right(mark) <= MARK_GAP * fontSize &&
  centreY(mark) > box.y - fontSize / 4 &&
  centreY(mark) < bottom(box) + fontSize / 4 &&
  mark.height >= MARK_HEIGHT[0] * fontSize &&
  mark.height <= MARK_HEIGHT[1] * fontSize;

/** Names side by side that are not all of one size, and nothing between them that the page has set. */
const isInStrip = (line: TextLine, drawn: readonly TextLine[], set: readonly TextLine[]): boolean => {
  const isBeside = ({ box }: TextLine): boolean =>
    Math.abs(centreY(box) - centreY(line.box)) < Math.max(box.height, line.box.height) * 0.4;
  const row = drawn.filter(isBeside).toSorted((a, b) => a.box.x - b.box.x);
  return (
    row.length >= STRIP.names &&
    !set.some(isBeside) &&
    row.slice(1).every(({ box }, at) => box.x - right(row[at]!.box) >= STRIP.gap * line.fontSize) &&
    new Set(row.map(({ fontSize }) => Math.round(fontSize))).size > 1
  );
};
