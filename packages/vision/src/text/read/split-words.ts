import { inkExtent, inkedColumns } from '../ink/ink-extent.ts';
import type { LineInk } from '../ink/line-ink.ts';
import type { CropBox } from '../ink/telling-channel.ts';
import type { ReadChar } from './line-reader.ts';

/** A word with its characters and its tight box in pixels of the picture. */
export type ReadWord = { chars: ReadChar[]; left: number; top: number; right: number; bottom: number };

/** A gap of at least this share of the line's ink height is a space even where the reader saw none. */
const SURE_SPACE_HEIGHTS = 0.42;
/** ... and at least this many times as wide as the usual gap between letters, so that spaced-out capitals stay whole. */
const SURE_SPACE_GAPS = 2.5;

/** Where the reader thought of a space at all, a gap of this share of the ink height makes it one. */
const LIKELY_SPACE = 0.05;
const LIKELY_SPACE_HEIGHTS = 0.2;
const LIKELY_SPACE_GAPS = 1.5;

/** What closes stands at the word before it: in faces of equal widths the air before it is as wide as a space elsewhere. */
const CLOSING = /[)\],;]/;

type Gap = { from: number; to: number };

/**
 * Cuts a reading into words. The reader says how many spaces there are, the pixels say where: each space takes the widest
 * gap between its neighbours. `toX` turns a character's place into a column of the ink.
 */
export function splitWords(ink: LineInk, chars: readonly ReadChar[], toX: (at: number) => number): ReadWord[] {
  const gaps = findGaps(ink);
  const height = ink.height;
  const cuts: Gap[] = [];
  const typical = typicalGap(gaps, height);
  let previous: ReadChar | undefined;
  const groups: ReadChar[][] = [[]];
  for (let i = 0; i < chars.length; i++) {
    const char = chars[i]!;
    if (char.char === ' ') continue;
    if (previous) {
      const spaced = chars[i - 1]!.char === ' ';
      const from = toX(previous.at);
      const to = toX(char.at);
      const gap = widest(gaps, from, to);
      const wide = gap ? gap.to - gap.from : 0;
      const isSure = wide >= Math.max(SURE_SPACE_HEIGHTS * height, SURE_SPACE_GAPS * typical);
      const isLikely =
        char.spaceBefore >= LIKELY_SPACE &&
        wide >= Math.max(LIKELY_SPACE_HEIGHTS * height, LIKELY_SPACE_GAPS * typical);
      if (isSure || ((spaced || isLikely) && !CLOSING.test(char.char))) {
        cuts.push(between(gaps, from, to, LIKELY_SPACE_HEIGHTS * height) ?? middleOf(gap ?? { from, to }));
        groups.push([]);
      }
    }
    groups[groups.length - 1]!.push(char);
    previous = char;
  }
  // What stands apart from the first and the last character is an icon or a bar that the reader passed over.
  const apart = Math.max(SURE_SPACE_HEIGHTS * height, SURE_SPACE_GAPS * typical);
  const first = chars.find(({ char }) => char !== ' ');
  const before = Math.round(between(gaps, 0, first ? toX(first.at) : 0, apart)?.to ?? 0);
  const after = Math.round(between(gaps, previous ? toX(previous.at) : ink.width, ink.width, apart)?.from ?? ink.width);
  return groups
    .map((group, index) => {
      const from = index === 0 ? before : Math.round(cuts[index - 1]!.to);
      const to = index === cuts.length ? after : Math.round(cuts[index]!.from);
      const extent = inkExtent(ink, from, to) ?? {
        left: from,
        top: 0,
        right: Math.max(from + 1, to),
        bottom: ink.height,
      };
      return {
        chars: group,
        left: ink.left + extent.left,
        top: ink.top + extent.top,
        right: ink.left + extent.right,
        bottom: ink.top + extent.bottom,
      };
    })
    .filter((word) => word.chars.length > 0);
}

/** The widest gap between two characters that follow each other, in pixels, and whether they are read as parts of two words. */
type CharGap = { index: number; previous: number; width: number; spaced: boolean };

/** The gaps before all characters of a line but the first; letters that touch have none. */
export function charGaps({ ink, crop, chars }: { ink: LineInk; crop: CropBox; chars: readonly ReadChar[] }): CharGap[] {
  const gaps = findGaps(ink);
  const toX = (at: number): number => crop.left + at * (crop.right - crop.left) - ink.left;
  const letters = chars.flatMap(({ char }, index) => (char === ' ' ? [] : [index]));
  return letters.slice(1).map((index, at) => {
    const previous = letters[at]!;
    const gap = widest(gaps, toX(chars[previous]!.at), toX(chars[index]!.at));
    return { index, previous, width: gap ? gap.to - gap.from : 0, spaced: previous < index - 1 };
  });
}

/** Runs of columns without ink between the first and the last inked one. */
function findGaps(ink: LineInk): Gap[] {
  const columns = inkedColumns(ink);
  const gaps: Gap[] = [];
  let last = -1;
  for (let x = 0; x < ink.width; x++) {
    if (columns[x] === 0) continue;
    if (last >= 0 && x - last > 1) gaps.push({ from: last + 1, to: x });
    last = x;
  }
  return gaps;
}

/** Fewer gaps than this may all be spaces; letters are then taken to stand no further apart than this many ink heights. */
const MIN_TELLING_GAPS = 3;
const MAX_LETTER_GAP = 0.15;

const typicalGap = (gaps: readonly Gap[], height: number): number => {
  const widths = gaps.map((gap) => gap.to - gap.from).sort((a, b) => a - b);
  const middle = widths[widths.length >> 1] ?? 0;
  return widths.length < MIN_TELLING_GAPS ? Math.min(middle, MAX_LETTER_GAP * height) : middle;
};

const middleOf = ({ from, to }: Gap): Gap => ({ from: (from + to) / 2, to: (from + to) / 2 });

/** From the middle of the first to the middle of the last gap of some width in between; an icon may stand there. */
function between(gaps: readonly Gap[], from: number, to: number, minWidth: number): Gap | undefined {
  const wide = gaps
    .filter((gap) => gap.to - gap.from >= minWidth && (gap.from + gap.to) / 2 >= from && (gap.from + gap.to) / 2 <= to)
    .map(middleOf);
  return wide.length === 0 ? undefined : { from: wide[0]!.from, to: wide[wide.length - 1]!.to };
}

function widest(gaps: readonly Gap[], from: number, to: number): Gap | undefined {
  let best: Gap | undefined;
  for (const gap of gaps) {
    const middle = (gap.from + gap.to) / 2;
    if (middle < from || middle > to) continue;
    if (!best || gap.to - gap.from > best.to - best.from) best = gap;
  }
  return best;
}

export const textOf = (word: ReadWord): string => word.chars.map(({ char }) => char).join('');
