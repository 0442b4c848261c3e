import { bottom, right } from '@blueprompt/core/geometry';
import { isInside } from '../is-inside.ts';
import type { Shape } from '../shape.ts';

/** Largest letter that the text reader may have missed, in pixels at scale 1. */
const MAX_LETTER = 64;
/** Letters of a word stand closer than this share of their height; icons in a row stand farther apart. */
const LETTER_GAP = 0.6;
/** Space between two words of cut-off letters, in pixels at scale 1. */
const MIN_GAP = 7;
const MIN_LETTERS = 4;

/**
 * Blobs close together on one line are letters of a text that was not read: they are no icons. A row of equal blobs
 * stays, since letters differ in width and rating stars do not.
 */
export const dropLetterRows = (shapes: readonly Shape[], scale: number): Shape[] => {
  const letters = shapes
    .filter((shape) => shape.kind !== 'line' && Math.max(shape.box.width, shape.box.height) <= MAX_LETTER * scale)
    .filter(
      (shape) =>
        shape.kind === 'blob' || (!shape.border && !shapes.some((other) => isInside(other.box, shape.box, -1))),
    )
    .toSorted((a, b) => a.box.x - b.box.x);
  const dropped = new Set<Shape>();
  const used = new Set<Shape>();
  for (const first of letters) {
    if (used.has(first)) continue;
    const row = followRow(first, letters, MIN_GAP * scale);
    for (const shape of row) used.add(shape);
    const widths = row.map(({ box }) => box.width);
    const varied = Math.max(...widths) - Math.min(...widths) > 2 * scale;
    if (row.length >= MIN_LETTERS && varied) for (const shape of row) dropped.add(shape);
  }
  return shapes.filter((shape) => !dropped.has(shape));
};

const followRow = (first: Shape, letters: readonly Shape[], minGap: number): Shape[] => {
  const row = [first];
  let last = first;
  for (const next of letters) {
    if (next.box.x <= last.box.x || next === last) continue;
    const height = Math.max(first.box.height, last.box.height, next.box.height);
    const gap = next.box.x - right(last.box);
    if (gap > Math.max(height * LETTER_GAP, minGap)) {
      if (next.box.x > right(last.box) + 4 * height) break;
      continue;
    }
    const shared = Math.min(bottom(last.box), bottom(next.box)) - Math.max(last.box.y, next.box.y);
    if (shared < Math.min(last.box.height, next.box.height) * 0.5) continue;
    row.push(next);
    last = next;
  }
  return row;
};
