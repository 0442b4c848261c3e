import { area, type Box, bottom, intersect } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { grow } from './grow.ts';

/** Rows of pixels that share one bucket of words. */
const BUCKET = 64;

/**
 * Which share of a box is covered by words, whose overlaps may be added as words of one line touch; and by the one word
 * that covers most of it.
 */
export type WordIndex = { coverage: (box: Box) => number; coverageByOne: (box: Box) => number };

/** Sorts the words of all lines into strips, so that each question looks at a few of them only; the margin is for blur. */
export const indexWords = (texts: readonly TextLine[], marginPx = 0): WordIndex => {
  const buckets = new Map<number, Box[]>();
  for (const line of texts)
    for (const word of line.words.length > 0 ? line.words : [line]) {
      const box = grow(word.box, marginPx);
      for (let bucket = Math.floor(box.y / BUCKET); bucket * BUCKET < bottom(box); bucket++) {
        const list = buckets.get(bucket);
        if (list) list.push(box);
        else buckets.set(bucket, [box]);
      }
    }
  const overlaps = (box: Box): number[] => {
    const near = new Set<Box>();
    for (let bucket = Math.floor(box.y / BUCKET); bucket * BUCKET < bottom(box); bucket++)
      for (const word of buckets.get(bucket) ?? []) near.add(word);
    return [...near].map((word) => area(intersect(word, box)) / Math.max(1, area(box)));
  };
  return {
    coverage: (box) =>
      Math.min(
        1,
        overlaps(box).reduce((sum, share) => sum + share, 0),
      ),
    coverageByOne: (box) => Math.max(0, ...overlaps(box)),
  };
};
