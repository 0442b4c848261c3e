import { type Box, bottom, right, surround } from '@blueprompt/core/geometry';

/** Joins boxes that are at most `gap` pixels apart, through others too. Boxes longer than `maxSide` join nothing. */
export function joinNear(boxes: readonly Box[], gap: number, maxSide = Number.POSITIVE_INFINITY): Box[] {
  const order = boxes
    .filter(({ width, height }) => Math.max(width, height) <= maxSide)
    .toSorted((one, other) => one.y - other.y);
  const heads = order.map((_, index) => index);
  const headOf = (index: number): number => {
    let head = index;
    while (heads[head] !== head) head = heads[head] ?? head;
    heads[index] = head;
    return head;
  };
  for (const [index, box] of order.entries()) {
    for (let next = index + 1; next < order.length; next++) {
      const other = order[next];
      // Sorted by their tops: what begins below this one's reach, and all after it, is too far.
      if (!other || other.y > bottom(box) + gap) break;
      if (other.x <= right(box) + gap && box.x <= right(other) + gap) heads[headOf(next)] = headOf(index);
    }
  }
  const joined = new Map<number, Box[]>();
  for (const [index, box] of order.entries()) {
    const head = headOf(index);
    joined.set(head, [...(joined.get(head) ?? []), box]);
  }
  return [...joined.values()].map(surround);
}
