import { type Box, bottom, contains, right } from '../../geometry.ts';
import type { Part } from './page-index.ts';

type Gaps = { horizontal: number[]; vertical: number[] };

const overlapOf = (a: number, aEnd: number, b: number, bEnd: number): number => Math.min(aEnd, bEnd) - Math.max(a, b);

/** Neighbours share some of the side that they face each other with, so much of the shorter one. */
const FACING_SHARE = 0.3;

const faces = (one: number, oneEnd: number, other: number, otherEnd: number): boolean =>
  overlapOf(one, oneEnd, other, otherEnd) >= FACING_SHARE * Math.min(oneEnd - one, otherEnd - other);

const isApart = (a: Box, b: Box): boolean => !contains(a, b) && !contains(b, a);

/**
 * How far it is to the nearest of some boxes beside a box, and below it; these come from top to bottom, from the first that may face it.
 * A large page has millions of pairs: what lies below the nearest is not looked at, and pairs make nothing new.
 */
const nearestOf = (box: Box, others: readonly Box[], from: number): { beside: number; below: number } => {
  const nearest = { beside: Number.POSITIVE_INFINITY, below: Number.POSITIVE_INFINITY };
  const [end, foot] = [right(box), bottom(box)];
  for (let at = from; at < others.length; at++) {
    const other = others[at]!;
    const beside = other.x - end;
    const below = other.y - foot;
    if (below > 0 && below >= nearest.below) break;
    if (beside >= -1 && beside < nearest.beside && faces(box.y, foot, other.y, bottom(other)) && isApart(box, other))
      nearest.beside = beside;
    if (below >= -1 && below < nearest.below && faces(box.x, end, other.x, right(other)) && isApart(box, other))
      nearest.below = below;
  }
  return nearest;
};

/** From each part to the next one beside it and below it, with nothing of the set in between. */
export function gapsAmong(parts: readonly Part[]): Gaps {
  const gaps: Gaps = { horizontal: [], vertical: [] };
  for (const page of new Set(parts.map((part) => part.page))) {
    const boxes = parts
      .filter((part) => part.page === page)
      .map(({ node }) => node.box)
      .sort((a, b) => a.y - b.y);
    const highest = boxes.reduce((most, { height }) => Math.max(most, height), 0);
    let from = 0;
    for (const box of boxes) {
      // What begins further up than the highest of them reaches ends above the box.
      while (boxes[from]!.y < box.y - highest) from++;
      const { beside, below } = nearestOf(box, boxes, from);
      if (Number.isFinite(beside)) gaps.horizontal.push(Math.max(0, beside));
      if (Number.isFinite(below)) gaps.vertical.push(Math.max(0, below));
    }
  }
  return gaps;
}

/** The free space between two boxes on each axis; 0 where they overlap on it. */
export const gapBetween = (a: Box, b: Box): { horizontal: number; vertical: number } => ({
  horizontal: Math.max(0, b.x - right(a), a.x - right(b)),
  vertical: Math.max(0, b.y - bottom(a), a.y - bottom(b)),
});

/** The inner box of the one that holds the other: how far in it lies. */
export const insetOf = (
  outer: Box,
  inner: Box,
): { top: number; right: number; bottom: number; left: number } | undefined =>
  contains(outer, inner, 1)
    ? {
        top: inner.y - outer.y,
        right: right(outer) - right(inner),
        bottom: bottom(outer) - bottom(inner),
        left: inner.x - outer.x,
      }
    : undefined;

/** Places are rounded to whole pixels, so equal gaps differ by one. */
const ROUNDING_PX = 1;

/** Equal lengths together, the most frequent first. */
export const tally = (lengths: readonly number[]): { px: number; count: number }[] => {
  const groups: { px: number; count: number }[] = [];
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  for (const [px, count] of [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
    const near = groups.find((group) => Math.abs(group.px - px) <= ROUNDING_PX);
    if (near) near.count += count;
    else groups.push({ px, count });
  }
  return groups.sort((a, b) => b.count - a.count);
};
