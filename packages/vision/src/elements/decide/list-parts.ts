import type { NodeFacts } from '../describe/describe-nodes.ts';

/** A stretch of a page: nodes that are asked about, and others that the network should see around them. */
type Part = { asked: number[]; around: number[] };

/** Nodes that are asked about at once, and those beside them: work grows with the square of their sum. */
const MAX_ASKED = 480;
const MAX_AROUND = 120;

/** Parts a page from top to bottom, so that each holds no more nodes than the network is asked about at once. */
export function listParts({ count, boxes }: Pick<NodeFacts, 'count' | 'boxes'>): Part[] {
  const all = Array.from({ length: count }, (_, index) => index);
  if (count <= MAX_ASKED + MAX_AROUND) return count === 0 ? [] : [{ asked: all, around: [] }];
  const number = (index: number, at: number): number => boxes[index * 4 + at] ?? 0;
  const middle = (index: number): number => number(index, 1) + number(index, 3) / 2;
  const ordered = all.toSorted((one, other) => middle(one) - middle(other));
  const pieces = Math.ceil(count / MAX_ASKED);
  return Array.from({ length: pieces }, (_, piece): Part => {
    const asked = ordered.slice(Math.round((piece * count) / pieces), Math.round(((piece + 1) * count) / pieces));
    const [first, last] = [asked[0], asked.at(-1)];
    const [top, bottom] = [first === undefined ? 0 : middle(first), last === undefined ? 0 : middle(last)];
    const isAsked = new Set(asked);
    // Nodes are listed from the largest to the smallest: what holds the stretch comes first.
    const around = all
      .filter(
        (index) => !isAsked.has(index) && number(index, 1) <= bottom && number(index, 1) + number(index, 3) >= top,
      )
      .slice(0, MAX_AROUND);
    return { asked, around };
  });
}
