import { type Box, bottom, right, surround } from '@blueprompt/core/geometry';

/** Sides that lie this close to each other, in pixels, are one side. */
const TOUCH = 2;

/** Runs of boxes that lie edge to edge and are as wide as each other: a card of a picture, a body and a foot. */
export function stackBoxes(boxes: readonly Box[]): Box[] {
  const order = boxes.toSorted((one, other) => one.y - other.y);
  const stacks: Box[] = [];
  const below = new Map<Box, Box>();
  const hasAbove = new Set<Box>();
  for (const box of order) {
    const next = order.find(
      (other) =>
        !hasAbove.has(other) &&
        other !== box &&
        Math.abs(other.y - bottom(box)) <= TOUCH &&
        Math.abs(other.x - box.x) <= TOUCH &&
        Math.abs(right(other) - right(box)) <= TOUCH,
    );
    if (!next) continue;
    below.set(box, next);
    hasAbove.add(next);
  }
  for (const box of order) {
    if (hasAbove.has(box) || !below.has(box)) continue;
    const run = [box];
    for (let next = below.get(box); next && !run.includes(next); next = below.get(next)) run.push(next);
    stacks.push(surround(run));
    // Of a longer run each pair may be a thing of its own.
    if (run.length > 2)
      for (const [index, one] of run.entries()) {
        const next = run[index + 1];
        if (next) stacks.push(surround([one, next]));
      }
  }
  return stacks;
}
