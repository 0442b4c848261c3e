import { right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { PageFacts } from '../../classify/page-facts.ts';
import { toRows } from '../../classify/tables/text-columns.ts';
import { endOfLine, startOfLine } from './side-bearings.ts';

/** Widest space between two entries of a menu, in CSS pixels. */
const MAX_GAP = 80;
/** Entries are set in one size but for this. */
const SAME_SIZE = 0.6;
/** Spaces of one menu differ by this many CSS pixels at most, in this share of them. */
const SAME_GAP = 1.5;
const MOST = 0.7;
const MIN_ENTRIES = 3;

/** The space between words that stand in a row at one distance, as entries of a menu do: one for each row. */
export const wordGaps = (texts: readonly TextLine[], { scale }: Pick<PageFacts, 'scale'>): number[] =>
  toRows(texts).flatMap((row) =>
    menusIn(row, scale).flatMap((menu) => {
      const gaps = menu.slice(1).map((line, at) => (startOfLine(line) - endOfLine(menu[at]!)) / scale);
      const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
      const isEven = gaps.filter((gap) => Math.abs(gap - middle) <= SAME_GAP).length >= MOST * gaps.length;
      return isEven ? [Math.round(middle)] : [];
    }),
  );

const menusIn = (row: readonly TextLine[], scale: number): TextLine[][] => {
  const menus: TextLine[][] = [];
  for (const line of row) {
    const last = menus.at(-1)?.at(-1);
    const isNext =
      last &&
      Math.abs(last.fontSize - line.fontSize) <= SAME_SIZE * scale &&
      line.box.x - right(last.box) <= MAX_GAP * scale;
    if (isNext) menus.at(-1)!.push(line);
    else menus.push([line]);
  }
  return menus.filter((menu) => menu.length >= MIN_ENTRIES);
};
