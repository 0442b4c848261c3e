import { type Box, centreX, centreY } from '../geometry.ts';

/** The `count` items whose middles are nearest to that of a box, nearest first, out of those that are still open. */
type NearLookup<T> = (box: Box, count: number, isOpen: (item: T) => boolean) => T[];

/** Sorts the items by height once, so that each question starts at its own row and ends where nothing nearer can come. */
export const createNearLookup = <T extends { box: Box }>(items: readonly T[]): NearLookup<T> => {
  const rows = items
    .map((item, index) => ({ item, index, x: centreX(item.box), y: centreY(item.box) }))
    .sort((a, b) => a.y - b.y);
  return (box, count, isOpen) => {
    const [x, y] = [centreX(box), centreY(box)];
    const nearest: { item: T; index: number; away: number }[] = [];
    const isFull = (awayY: number): boolean => nearest.length === count && awayY > nearest.at(-1)!.away;
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (rows[middle]!.y < y) low = middle + 1;
      else high = middle;
    }
    let above = low - 1;
    let below = low;
    while (above >= 0 || below < rows.length) {
      const awayAbove = above >= 0 ? y - rows[above]!.y : Infinity;
      const awayBelow = below < rows.length ? rows[below]!.y - y : Infinity;
      if (isFull(Math.min(awayAbove, awayBelow))) break;
      const row = rows[awayAbove < awayBelow ? above-- : below++]!;
      if (!isOpen(row.item)) continue;
      const away = Math.hypot(row.x - x, row.y - y);
      let place = nearest.length;
      // Of two that are equally near the first of the items goes first.
      while (place > 0 && isBefore({ away, index: row.index }, nearest[place - 1]!)) place -= 1;
      if (place >= count) continue;
      nearest.splice(place, 0, { item: row.item, index: row.index, away });
      if (nearest.length > count) nearest.pop();
    }
    return nearest.map(({ item }) => item);
  };
};

type Ranked = { away: number; index: number };
const isBefore = (a: Ranked, b: Ranked): boolean => a.away < b.away || (a.away === b.away && a.index < b.index);
