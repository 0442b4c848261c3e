import type { Element } from '@blueprompt/core/measurement';
import type { Bond } from './settle-labels.ts';

/** Sides of boxes of one style agree within this, and edges of those in one row or column, in CSS pixels. */
const SAME_SIDE_PX = 3;
const SAME_EDGE_PX = 2;
/** Boxes further on in the order of places that are looked at. */
const MAX_AHEAD = 6;

/** Log odds that two boxes of one type have the same look: both sides equal, or the height and a row or column. */
type Odds = { both: number; aligned: number; height: number };

/** Counted on pairs of boxes of the open truth pages: of one type, width and height nearly all have one radius, and four in five one fill. */
export const SAME_BOX_ODDS = {
  radius: { both: 3.5, aligned: 2.5, height: 0.3 },
  fill: { both: 1.5, aligned: 0, height: 0 },
} as const satisfies Record<string, Odds>;

/** Bonds of boxes of one type and height; those of one box together weigh as `strength` of them. */
export function bondBoxes(boxes: readonly Element[], odds: Odds, scale: number, strength: number): Bond[] {
  const found = new Map<number, Bond>();
  const counts = boxes.map(() => 0);
  const add = (a: number, b: number): void => {
    const key = Math.min(a, b) * boxes.length + Math.max(a, b);
    const cost = oddsOf(boxes[a]!, boxes[b]!, odds, scale);
    if (cost <= 0 || found.has(key)) return;
    found.set(key, { a, b, cost });
    counts[a]!++;
    counts[b]!++;
  };
  const orders = [
    (a: Element, b: Element) => a.box.y - b.box.y || a.box.x - b.box.x,
    (a: Element, b: Element) => a.box.x - b.box.x || a.box.y - b.box.y,
    (a: Element, b: Element) => a.box.width - b.box.width,
  ];
  for (const alike of groupByHeight(boxes, scale))
    for (const order of orders) {
      const sorted = alike.toSorted((a, b) => order(boxes[a]!, boxes[b]!) || a - b);
      sorted.forEach((a, at) => {
        for (const b of sorted.slice(at + 1, at + 1 + MAX_AHEAD)) add(a, b);
      });
    }
  return [...found.values()].map(({ a, b, cost }) => ({
    a,
    b,
    cost: (strength * cost) / Math.sqrt(counts[a]! * counts[b]!),
  }));
}

/** Boxes of one type whose heights follow each other closely. */
const groupByHeight = (boxes: readonly Element[], scale: number): number[][] => {
  const groups: number[][] = [];
  for (const alike of Map.groupBy(boxes.keys(), (index) => boxes[index]!.type).values()) {
    alike.sort((a, b) => boxes[a]!.box.height - boxes[b]!.box.height || a - b);
    let last = Number.NEGATIVE_INFINITY;
    for (const index of alike) {
      const { height } = boxes[index]!.box;
      if (height - last > SAME_SIDE_PX * scale) groups.push([]);
      groups.at(-1)!.push(index);
      last = height;
    }
  }
  return groups;
};

const oddsOf = (a: Element, b: Element, odds: Odds, scale: number): number => {
  const isNear = (one: number, other: number, px: number): boolean => Math.abs(one - other) <= px * scale;
  if (!isNear(a.box.height, b.box.height, SAME_SIDE_PX)) return 0;
  if (isNear(a.box.width, b.box.width, SAME_SIDE_PX)) return odds.both;
  return isNear(a.box.x, b.box.x, SAME_EDGE_PX) || isNear(a.box.y, b.box.y, SAME_EDGE_PX) ? odds.aligned : odds.height;
};
