import { area, type Box, bottom, intersect } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { grow } from './grow.ts';

/** Rows of pixels that share one bucket of words. */
const BUCKET = 64;

/** Which share of a box is covered by words; words of one line touch, so that their overlaps may be added. */
export type WordIndex = { coverage: (box: Box) => number };

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
  const coverage = (box: Box): number => {
    const seen = new Set<Box>();
    let covered = 0;
    for (let bucket = Math.floor(box.y / BUCKET); bucket * BUCKET < bottom(box); bucket++)
      for (const word of buckets.get(bucket) ?? []) {
        if (seen.has(word)) continue;
        seen.add(word);
        covered += area(intersect(word, box));
      }
    return Math.min(1, covered / Math.max(1, area(box)));
  };
  return { coverage };
};
