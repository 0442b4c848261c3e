import { typesWith } from '../../ontology/element-types.ts';
import { FIGURE_LOOKS, isActive, oddOf } from './odd-one.ts';
import type { PageIndex, Part } from './page-index.ts';
import { isInside, rowsOf } from './reading-order.ts';

/** The numbers of pages in one row, as the controls that they are on, and the smallest box around them; `isWhole` where none was left out at an end. */
type Pagination = { holder: Part; numbers: Part[]; isWhole: boolean };

/** Fewer numbers in a row are figures. */
const MIN_NUMBERS = 3;
/** Numbers of pages lie no further apart, in pixels; those of an axis or a calendar do. */
const MAX_APART_PX = 64;

const CONTROLS = typesWith('labelled', 'link');

/** The control that a number alone is on. */
const controlOf = (text: Part): Part => {
  let best = text;
  for (let at = text.parent; at && at.lines.length === 1; at = at.parent) if (CONTROLS.has(at.node.type)) best = at;
  return best;
};

const isDrawn = (part: Part): boolean => {
  for (let at = part.parent; at; at = at.parent) if (at.node.type === 'chart') return true;
  return false;
};

/** The longest stretch of a row in which each number is one more than that before, or the last after some that were left out. */
const countedIn = (row: readonly Part[]): Part[] => {
  let best: Part[] = [];
  let run: Part[] = [];
  for (const part of row) {
    const last = run.at(-1);
    const step = last ? Number(part.label) - Number(last.label) : 1;
    const away = last ? part.node.box.x - (last.node.box.x + last.node.box.width) : 0;
    const isNext = step === 1 || (step > 1 && run.length >= MIN_NUMBERS);
    run = last && isNext && away <= MAX_APART_PX ? [...run, part] : [part];
    if (run.length > best.length) best = run;
  }
  return best;
};

const labelsOf = (numbers: readonly Part[]): string => numbers.map(({ label }) => label).join(' ');

const holderOf = (numbers: readonly Part[]): Part | undefined => {
  let holder = numbers[0]!.parent;
  while (holder && !numbers.every((number) => isInside(number, new Set([holder!])))) holder = holder.parent;
  return holder;
};

/** Dots for what was left out, also where the next word was read with them. */
const DOTS = /^(?:[…⋯]|\.{2,}|·{2,})/;

/** "1 2 3 … Next": after the last number there are more pages, and nobody knows how many. */
const isFollowed = (last: Part): boolean =>
  rowsOf([last, ...last.page.parts.filter(({ node, label }) => node.kind === 'text' && DOTS.test(label))])
    .find((row) => row.includes(last))!
    .some(({ node }) => node.box.x > last.node.box.x);

/** The paginations of a page, by what is written: rows of numbers that count on. One may stand above and below a list; several rows of other numbers are a calendar. */
export const paginationsOf = (page: PageIndex): Pagination[] => {
  const texts = page.parts.filter(
    (part) => part.node.kind === 'text' && /^\d{1,4}$/.test(part.label) && !isDrawn(part),
  );
  const found = rowsOf(texts).flatMap((row) => {
    const counted = countedIn(row);
    const holder = counted.length >= MIN_NUMBERS ? holderOf(counted) : undefined;
    const isWhole = Number(counted[0]?.label) === 1 && !isFollowed(counted.at(-1)!);
    return holder ? [{ holder, numbers: counted.map(controlOf), isWhole }] : [];
  });
  const [first, ...others] = found;
  const isAgain = ({ numbers }: Pagination): boolean => labelsOf(numbers) === labelsOf(first!.numbers);
  return first && others.every(isAgain) ? [first] : [];
};

/** The number of the page that is shown. */
export const currentOf = (numbers: readonly Part[]): Part | undefined =>
  numbers.find(isActive) ?? oddOf(numbers, FIGURE_LOOKS);
