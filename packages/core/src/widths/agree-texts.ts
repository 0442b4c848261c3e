import { textLikeness } from '../fidelity/text-likeness.ts';
import { type Box, centreX, centreY, contains, right, surround } from '../geometry.ts';
import type { Measurement } from '../measurement.ts';
import { lineCentre } from '../text/line-centre.ts';
import type { TextBlock } from '../text/text-block.ts';
import { buildPageTree } from '../tree/build-page-tree.ts';
import { textBlocksOf } from '../tree/nest-drafts.ts';
import { plainText } from './match-leaves.ts';

/** Fewer letters are in many texts: they are a piece of one only where they go on behind another piece. */
const MIN_FIRST_LETTERS = 4;
/** Two readings of a piece differ in a letter or two of ten; one of fewer letters than this is read alike or is another. */
const MIN_LIKENESS = 0.85;
const MIN_LIKE_LETTERS = 8;
/** Letters of one text, from the smallest to the largest. */
const MAX_SIZE_RATIO = 1.2;
/** From one line of a text to the next, centre to centre, in font sizes: a little more than where lines alone have to tell. */
const PITCH_EM = { min: 0.8, max: 2.2 };
/** Between two pieces of one line, in font sizes. */
const MAX_INLINE_GAP_EM = 1.2;

/** A text of a page with its letters alone, and how many of them each of its lines ends at. */
type Text = { block: TextBlock; letters: string; ends: number[] };

/** One text of a page, and the several that it is on another, in order; `joints` are the letters that those begin at, but for the first. */
type Chain = { whole: Text; pieces: Text[]; joints: number[] };

/**
 * Pages of several widths, widest first, whose lines are the same texts at all of them. Words that follow each other within a line
 * at one width are one text at every width, however its lines break there; words that every width breaks apart are two.
 */
export function agreeTexts(pages: readonly Measurement[]): Measurement[] {
  const agreed = [...pages];
  for (let at = 1; at < agreed.length; at++) {
    const [wide, narrow] = [agreed[at - 1]!, agreed[at]!];
    const [texts, others] = [textsOf(wide), textsOf(narrow)];
    const [places, otherPlaces]: [Box[], Box[]] = [[], []];
    for (const chain of findChains(texts, others)) settle(chain, places, otherPlaces, others);
    for (const chain of findChains(others, texts)) settle(chain, otherPlaces, places, texts);
    agreed[at - 1] = withParagraphs(wide, places);
    agreed[at] = withParagraphs(narrow, otherPlaces);
  }
  return agreed;
}

const withParagraphs = (page: Measurement, places: readonly Box[]): Measurement => {
  if (places.length === 0) return page;
  const { tree: _, ...facts } = page;
  const known = { ...facts, paragraphs: [...(page.paragraphs ?? []), ...places] };
  return { ...known, version: 2, tree: buildPageTree(known) };
};

const lettersOf = (text: string): string => plainText(text).replaceAll(' ', '');

const textsOf = (page: Measurement): Text[] =>
  textBlocksOf(page).map((block) => {
    let end = 0;
    const ends = block.lines.map(({ text }) => {
      end += lettersOf(text).length;
      return end;
    });
    return { block, letters: lettersOf(block.text), ends };
  });

/** The texts of one page that are several on the other. What both have is neither a whole nor a piece. */
const findChains = (wholes: readonly Text[], pieces: readonly Text[]): Chain[] => {
  const others = new Set(pieces.map(({ letters }) => letters));
  const both = new Set(wholes.map(({ letters }) => letters).filter((letters) => others.has(letters)));
  const free = new Set(pieces.filter(({ letters }) => letters !== '' && !both.has(letters)));
  return wholes.flatMap((whole) => {
    if (both.has(whole.letters)) return [];
    for (const first of free) {
      const start = first.letters.length < MIN_FIRST_LETTERS ? -1 : whole.letters.indexOf(first.letters);
      if (start < 0 || first.letters.length === whole.letters.length) continue;
      const chain = followChain(whole, first, start, free);
      if (chain.pieces.length < 2) continue;
      for (const piece of chain.pieces) free.delete(piece);
      return [chain];
    }
    return [];
  });
};

const followChain = (whole: Text, first: Text, start: number, free: ReadonlySet<Text>): Chain => {
  const chain: Chain = { whole, pieces: [first], joints: [] };
  let end = start + first.letters.length;
  while (end < whole.letters.length) {
    const last = chain.pieces.at(-1)!;
    const next = [...free]
      .filter((piece) => !chain.pieces.includes(piece) && goesOn(whole.letters, end, piece.letters))
      .sort((a, b) => apart(last, a) - apart(last, b))[0];
    if (!next) break;
    chain.pieces.push(next);
    chain.joints.push(end);
    end += next.letters.length;
  }
  return chain;
};

const goesOn = (whole: string, at: number, piece: string): boolean => {
  if (whole.startsWith(piece, at)) return true;
  if (piece.length < MIN_LIKE_LETTERS || at + piece.length > whole.length + 1) return false;
  return textLikeness(whole.slice(at, at + piece.length), piece) >= MIN_LIKENESS;
};

const apart = ({ block: one }: Text, { block: other }: Text): number =>
  Math.hypot(centreX(one.box) - centreX(other.box), centreY(one.box) - centreY(other.box));

/** Joins the pieces where the whole has a line that goes over from one to the next, and else parts the whole where they begin. */
const settle = ({ whole, pieces, joints }: Chain, own: Box[], theirs: Box[], all: readonly Text[]): void => {
  const isBreak = (joint: number): boolean => whole.ends.some((end) => Math.abs(end - joint) <= 1);
  const isOneText = joints.some((joint) => !isBreak(joint)) && areInLine(pieces);
  const place = surround(pieces.map(({ block }) => block.box));
  if (isOneText) {
    const isFree = all.every((text) => pieces.includes(text) || !contains(place, middleOf(text.block.box)));
    if (isFree) theirs.push(place);
  } else if (joints.every(isBreak)) own.push(...partAt(whole, joints));
};

const middleOf = (box: Box): Box => ({ x: centreX(box), y: centreY(box), width: 0, height: 0 });

/** Each begins in the next line of the one before, or right behind it. */
const areInLine = (pieces: readonly Text[]): boolean =>
  pieces.every((piece, at) => {
    const before = pieces[at - 1]?.block.lines.at(-1);
    const first = piece.block.lines[0]!;
    if (!before) return true;
    const em = Math.max(before.fontSize, first.fontSize);
    if (em > MAX_SIZE_RATIO * Math.min(before.fontSize, first.fontSize)) return false;
    const pitch = (lineCentre(first) - lineCentre(before)) / em;
    const gap = first.box.x - right(before.box);
    if (Math.abs(pitch) < PITCH_EM.min / 2) return gap > -em && gap <= MAX_INLINE_GAP_EM * em;
    return pitch >= PITCH_EM.min && pitch <= PITCH_EM.max && gap < 0 && before.box.x < right(first.box);
  });

/** The places of the lines of a text between the letters at which others begin. */
const partAt = ({ block, ends }: Text, joints: readonly number[]): Box[] => {
  const parts = Map.groupBy(block.lines, (_, at) => joints.filter((joint) => joint < ends[at]! - 1).length);
  return [...parts.values()].map((lines) => surround(lines.map(({ box }) => box)));
};
