import { area } from '../../geometry.ts';
import { tally } from './measure-gaps.ts';
import type { Part } from './page-index.ts';
import { outermost, rowsOf } from './reading-order.ts';

/** The sets that parts fall into, the largest first: repeats of one structure, else rows. */
export const setsOf = (parts: readonly Part[]): Part[][] => {
  const repeats = new Map<string, Part[]>();
  for (const part of parts) {
    const repeat = part.node.repeat ?? part.parent?.node.repeat;
    if (repeat === undefined) continue;
    const key = `${part.page.number} ${repeat}`;
    repeats.set(key, [...(repeats.get(key) ?? []), part]);
  }
  return [...repeats.values(), ...rowsOf(parts)].sort((a, b) => b.length - a.length);
};

/** The one set that most of the parts are of: the product cards of a shop, not its other boxes. */
export const mainSet = (parts: readonly Part[]): Part[] => {
  const outer = outermost(parts);
  const first = setsOf(outer)[0];
  return first && first.length > 1 && first.length * 2 >= outer.length ? first : [...parts];
};

/** Cards of one width show things of one kind; the most there are. */
export const mainThings = (parts: readonly Part[]): Part[] => {
  const outer = outermost(parts);
  const [widest] = tally(outer.map(({ node }) => Math.round(node.box.width)));
  const same = outer.filter(({ node }) => widest && Math.abs(node.box.width - widest.px) <= MAX_THING_SPREAD_PX);
  return same.length > 1 ? same : mainSet(parts);
};

export const hasSetOf = (parts: readonly Part[], count: number): boolean =>
  parts.length === count || setsOf(parts).some((set) => set.length === count);

/** Just so many boxes of one size in one row, the largest of them; none where there are more or fewer. */
export const mostAlike = (parts: readonly Part[], count: number): Part[] => {
  const isAlike = ({ node: { box: a } }: Part, { node: { box: b } }: Part): boolean =>
    Math.abs(a.width - b.width) <= MAX_THING_SPREAD_PX && Math.abs(a.height - b.height) <= MAX_THING_SPREAD_PX;
  const sets = rowsOf(parts).flatMap((row) => row.map((part) => row.filter((other) => isAlike(part, other))));
  return sets
    .filter((set) => set.length === count)
    .reduce<Part[]>((best, set) => (area(set[0]!.node.box) > (best[0] ? area(best[0].node.box) : 0) ? set : best), []);
};

/** Places are rounded, so cards of one width differ by so much. */
const MAX_THING_SPREAD_PX = 2;
