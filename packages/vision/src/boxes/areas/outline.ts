import type { Box } from '@blueprompt/core/geometry';
import type { Segments } from './segment.ts';

/** The outer edge of an area: for each row of its box where it begins and where it ends (exclusive). */
export type Outline = { box: Box; lefts: number[]; rights: number[] };

/** The outline of one part of a segmented picture, holes filled. */
export const outlineOf = (segments: Segments, part: number): Outline => {
  const { order, partStart, runStart, runEnd, runRow } = segments;
  const y0 = segments.top[part]!;
  const lefts: number[] = [];
  const rights: number[] = [];
  for (let at = partStart[part]!; at < partStart[part + 1]!; at++) {
    const run = order[at]!;
    const line = runRow[run]! - y0;
    if (line === lefts.length) {
      lefts.push(runStart[run]!);
      rights.push(runEnd[run]!);
    } else rights[line] = runEnd[run]!;
  }
  const x = segments.left[part]!;
  return { box: { x, y: y0, width: segments.right[part]! - x, height: lefts.length }, lefts, rights };
};
