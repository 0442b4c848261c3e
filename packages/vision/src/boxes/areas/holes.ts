import type { Box } from '@blueprompt/core/geometry';
import { findRoot, unite } from './find-root.ts';
import type { Outline } from './outline.ts';
import type { Segments } from './segment.ts';

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
  if (total === 0) return [];
  const root = new Int32Array(total);
  for (let i = 0; i < total; i++) root[i] = i;
  joinGaps(gaps, root);
  const bounds = {
    left: segments.left[part]!,
    top: segments.top[part]!,
    right: segments.right[part]!,
    bottom: segments.bottom[part]!,
  };
  const open = new Uint8Array(total);
  const left = new Int32Array(total).fill(picture.width);
  const right = new Int32Array(total);
  const bottom = new Int32Array(total);
  for (let i = 0; i < total; i++) {
    const top = findRoot(root, i);
    root[i] = top;
    const [from, to, row] = [gaps.start[i]!, gaps.end[i]!, gaps.row[i]!];
    if (from < left[top]!) left[top] = from;
    if (to > right[top]!) right[top] = to;
    bottom[top] = row + 1;
    const leadsOut =
      (from === bounds.left && bounds.left > 0) ||
      (to === bounds.right && bounds.right < picture.width) ||
      (row === bounds.top && bounds.top > 0) ||
      (row === bounds.bottom - 1 && bounds.bottom < picture.height);
    if (leadsOut) open[top] = 1;
  }
  const holes: Hole[] = [];
  // Letters have thousands of holes that are too small: only those that are kept get an outline.
  const holeAt = new Map<number, Hole>();
  for (let i = 0; i < total; i++) {
    const top = root[i]!;
    if (open[top]) continue;
    if (top === i) {
      const [x, y] = [left[i]!, gaps.row[i]!];
      const box = { x, y, width: right[i]! - x, height: bottom[i]! - y };
      if (Math.max(box.width, box.height) < minSide) {
        open[top] = 1;
        continue;
      }
      const hole = { box, size: 0, outline: { box, lefts: [], rights: [] } };
      holes.push(hole);
      holeAt.set(i, hole);
    }
    addGap(holeAt.get(top)!, gaps.start[i]!, gaps.end[i]!, gaps.row[i]!);
  }
  return holes;
};

const addGap = (hole: Hole, from: number, to: number, row: number): void => {
  const { lefts, rights } = hole.outline;
  const line = row - hole.box.y;
  if (line === lefts.length) {
    lefts.push(from);
    rights.push(to);
  } else rights[line] = to;
  hole.size += to - from;
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
