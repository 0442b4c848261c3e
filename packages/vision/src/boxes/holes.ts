import type { Box } from '@blueprompt/core/geometry';
import type { Outline } from './outline.ts';
import { findRoot, type Segments, unite } from './segment.ts';

/** A connected area inside a surface that is not the surface: whatever is painted on it, with everything it holds. */
export type Hole = { box: Box; size: number; outline: Outline };

/**
 * The holes of one part: the gaps between its runs, joined from row to row (diagonals too). Gaps that lead out of the
 * part are not holes, except at the edge of the picture, which closes what it cuts. Holes smaller than `minSide` in
 * both directions are skipped.
 */
export const findHoles = (
  segments: Segments,
  part: number,
  picture: { width: number; height: number },
  minSide: number,
): Hole[] => {
  const gaps = findGaps(segments, part);
  const total = gaps.start.length;
  const root = new Int32Array(total);
  for (let i = 0; i < total; i++) root[i] = i;
  joinGaps(gaps, root);
  const bounds = {
    left: segments.left[part]!,
    top: segments.top[part]!,
    right: segments.right[part]!,
    bottom: segments.bottom[part]!,
  };
  const groups = new Map<number, number[]>();
  const open = new Set<number>();
  for (let i = 0; i < total; i++) {
    const top = findRoot(root, i);
    const group = groups.get(top);
    if (group) group.push(i);
    else groups.set(top, [i]);
    const leadsOut =
      (gaps.start[i] === bounds.left && bounds.left > 0) ||
      (gaps.end[i] === bounds.right && bounds.right < picture.width) ||
      (gaps.row[i] === bounds.top && bounds.top > 0) ||
      (gaps.row[i] === bounds.bottom - 1 && bounds.bottom < picture.height);
    if (leadsOut) open.add(top);
  }
  const holes: Hole[] = [];
  for (const [top, members] of groups) {
    if (open.has(top)) continue;
    const hole = toHole(gaps, members);
    if (Math.max(hole.box.width, hole.box.height) >= minSide) holes.push(hole);
  }
  return holes;
};

type Gaps = { start: number[]; end: number[]; row: number[]; rowFirst: number[] };

const findGaps = (segments: Segments, part: number): Gaps => {
  const { order, partStart, runStart, runEnd, runRow } = segments;
  const left = segments.left[part]!;
  const right = segments.right[part]!;
  const gaps: Gaps = { start: [], end: [], row: [], rowFirst: [] };
  const add = (from: number, to: number, y: number) => {
    if (to <= from) return;
    gaps.start.push(from);
    gaps.end.push(to);
    gaps.row.push(y);
  };
  let y = -1;
  let reached = left;
  for (let at = partStart[part]!; at < partStart[part + 1]!; at++) {
    const run = order[at]!;
    if (runRow[run] !== y) {
      if (y >= 0) add(reached, right, y);
      y = runRow[run]!;
      reached = left;
      gaps.rowFirst.push(gaps.start.length);
    }
    add(reached, runStart[run]!, y);
    reached = runEnd[run]!;
  }
  add(reached, right, y);
  gaps.rowFirst.push(gaps.start.length);
  return gaps;
};

const joinGaps = ({ start, end, rowFirst }: Gaps, root: Int32Array): void => {
  for (let line = 1; line < rowFirst.length - 1; line++) {
    let above = rowFirst[line - 1]!;
    const aboveEnd = rowFirst[line]!;
    for (let gap = aboveEnd; gap < rowFirst[line + 1]!; gap++) {
      while (above < aboveEnd && end[above]! < start[gap]!) above++;
      for (let other = above; other < aboveEnd && start[other]! <= end[gap]!; other++) unite(root, other, gap);
    }
  }
};

const toHole = (gaps: Gaps, members: number[]): Hole => {
  let x0 = Number.POSITIVE_INFINITY;
  let x1 = 0;
  let size = 0;
  const y0 = gaps.row[members[0]!]!;
  const lefts: number[] = [];
  const rights: number[] = [];
  for (const gap of members) {
    const from = gaps.start[gap]!;
    const to = gaps.end[gap]!;
    const line = gaps.row[gap]! - y0;
    if (line === lefts.length) {
      lefts.push(from);
      rights.push(to);
    } else rights[line] = to;
    x0 = Math.min(x0, from);
    x1 = Math.max(x1, to);
    size += to - from;
  }
  const box = { x: x0, y: y0, width: x1 - x0, height: lefts.length };
  return { box, size, outline: { box, lefts, rights } };
};
