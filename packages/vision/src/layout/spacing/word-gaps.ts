import { right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { PageFacts } from '../../classify/page-facts.ts';
import { toRows } from '../../classify/tables/text-columns.ts';
import { bearingOf } from './text-indents.ts';

/** Widest space between two entries of a menu, in CSS pixels. */
const MAX_GAP = 80;
/** Entries are set in one size but for this. */
const SAME_SIZE = 0.6;
/** Spaces of one menu differ by this many CSS pixels at most, in this share of them. */
const SAME_GAP = 1.5;
const MOST = 0.7;
const MIN_ENTRIES = 3;
/** Letters end this share of the font size before the edge of their box: straight or slanted ones, round ones, others. */
const ENDINGS = [
  { letters: /[AVWXYTZvwxyztfrkcL7/\\"']$/, em: 0.02 },
  { letters: /[GOQSDegoqsa0689bp]$/, em: 0.05 },
  { letters: /$/, em: 0.07 },
];

/** The space between words that stand in a row at one distance, as entries of a menu do: one for each row. */
export const wordGaps = (texts: readonly TextLine[], { scale }: PageFacts): number[] =>
  toRows(texts).flatMap((row) =>
    menusIn(row, scale).flatMap((menu) => {
      const gaps = menu.slice(1).map((line, at) => (line.box.x - bearingOf(line) - endOf(menu[at]!)) / scale);
      const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
      const isEven = gaps.filter((gap) => Math.abs(gap - middle) <= SAME_GAP).length >= MOST * gaps.length;
      return isEven ? [Math.round(middle)] : [];
    }),
  );

const endOf = ({ box, text, fontSize }: TextLine): number =>
  right(box) + ENDINGS.find(({ letters }) => letters.test(text))!.em * fontSize;

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
