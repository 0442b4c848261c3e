import { area, type Box, bottom, right } from '@blueprompt/core/geometry';
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
  /** The share of a box under each word that meets it, told once a word. */
  const tellShares = (box: Box, tell: (share: number) => void): void => {
    const size = Math.max(1, area(box));
    const [endX, endY] = [right(box), bottom(box)];
    const first = Math.floor(box.y / BUCKET);
    for (let bucket = first; bucket * BUCKET < endY; bucket++)
      for (const word of buckets.get(bucket) ?? []) {
        const width = Math.min(right(word), endX) - Math.max(word.x, box.x);
        const height = Math.min(bottom(word), endY) - Math.max(word.y, box.y);
        if (width <= 0 || height <= 0) continue;
        // A word in two strips is counted in the first that it shares with the box.
        if (bucket === Math.max(first, Math.floor(word.y / BUCKET))) tell((width * height) / size);
      }
  };
  return {
    coverage: (box) => {
      let covered = 0;
      tellShares(box, (share) => {
        covered += share;
      });
      return Math.min(1, covered);
    },
    coverageByOne: (box) => {
      let most = 0;
      tellShares(box, (share) => {
        most = Math.max(most, share);
      });
      return most;
    },
  };
};
