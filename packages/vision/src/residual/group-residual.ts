import { contains } from '@blueprompt/core/geometry';
import { MAX_RESIDUAL, type Residual } from '@blueprompt/core/residual';
import type { Segments } from '../boxes/areas/segment.ts';
import { segment } from '../boxes/areas/segment.ts';

/** A pixel of the mask: explained, of a surface that the measurement does not have, or a mark that nothing accounts for. */
export const EXPLAINED = 0;
export const PAINT = 1;
export const MARK = 2;

export type Mask = { width: number; height: number; pixels: Uint8Array };

/** Pixels are gathered in cells of this side: what lies nearer belongs together. */
const CELL = 8;
/** A box with fewer pixels has a speck, such as a corner that is one pixel rounder than measured. */
const MIN_PIXELS = 16;
/** From this share of marks on, a cell is one of marks: photos have patches that a surface would paint. */
const MIN_MARKS = 0.25;
/** Cells that take this share of their box, or whose box has no longer side (an icon), are that box, others rectangles. */
const MIN_FILLED = 0.75;
const MAX_ICON_CELLS = 8;
/** Cells by which the sides of such a rectangle may move from row to row. */
const MAX_STEP = 2;
/** A picture fills its cells at least by this share, and icons are rarely as large as this, in pixels. */
const MIN_DENSE = 0.5;
const MIN_PICTURE = 32;

type Rect = { left: number; top: number; right: number; bottom: number };

/** The boxes of unexplained pixels, largest first, without specks. */
export function groupResidual(mask: Mask): Residual[] {
  const cells = sortCells(mask);
  const parts = segment(cells);
  const found: (Residual & { size: number })[] = [];
  for (let part = 0; part < parts.count; part++) {
    const kind = parts.color[part]!;
    if (kind === EXPLAINED) continue;
    const boxes = toRects(parts, part).map((rect) => tighten(mask, rect));
    const name = kind === PAINT ? 'paint' : markKind(parts, part, boxes);
    for (const { box, size } of boxes) if (size >= MIN_PIXELS) found.push({ box, kind: name, size });
  }
  found.sort((a, b) => b.size - a.size || a.box.y - b.box.y || a.box.x - b.box.x);
  const kept: Residual[] = [];
  for (const { box, kind } of found) {
    if (kept.length === MAX_RESIDUAL) break;
    if (!kept.some((other) => contains(other.box, box))) kept.push({ box, kind });
  }
  return kept;
}

const markKind = (parts: Segments, part: number, boxes: readonly { size: number }[]): Residual['kind'] => {
  const pixels = boxes.reduce((sum, { size }) => sum + size, 0);
  const cells = Math.min(parts.right[part]! - parts.left[part]!, parts.bottom[part]! - parts.top[part]!);
  return cells * CELL >= MIN_PICTURE && pixels > parts.size[part]! * CELL ** 2 * MIN_DENSE ? 'picture' : 'ink';
};

/** A small picture of the mask: each cell has the kind of its pixels. */
const sortCells = ({ width, height, pixels }: Mask): { width: number; height: number; colors: Uint32Array } => {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const unexplained = new Uint8Array(columns * rows);
  const marks = new Uint8Array(columns * rows);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const kind = pixels[at]!;
      if (kind === EXPLAINED) continue;
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      unexplained[cell]!++;
      if (kind === MARK) marks[cell]!++;
    }
  const colors = new Uint32Array(columns * rows);
  for (let cell = 0; cell < colors.length; cell++)
    if (unexplained[cell]! > 0) colors[cell] = marks[cell]! >= unexplained[cell]! * MIN_MARKS ? MARK : PAINT;
  return { width: columns, height: rows, colors };
};

/** The box of a part, or rectangles that follow its shape, so that a frame does not cover what it surrounds; in cells. */
const toRects = ({ order, partStart, runStart, runEnd, runRow, ...parts }: Segments, part: number): Rect[] => {
  const whole = {
    left: parts.left[part]!,
    top: parts.top[part]!,
    right: parts.right[part]!,
    bottom: parts.bottom[part]!,
  };
  const [columns, rows] = [whole.right - whole.left, whole.bottom - whole.top];
  if (parts.size[part]! >= columns * rows * MIN_FILLED || Math.max(columns, rows) <= MAX_ICON_CELLS) return [whole];
  const rects: Rect[] = [];
  // Those that reach the row above, and this one.
  let [row, above, here]: [number, Rect[], Rect[]] = [whole.top, [], []];
  for (let i = partStart[part]!; i < partStart[part + 1]!; i++) {
    const run = order[i]!;
    const [left, right] = [runStart[run]!, runEnd[run]!];
    if (runRow[run] !== row) [row, above, here] = [runRow[run]!, here, []];
    const known = above.find((one) => Math.abs(one.left - left) <= MAX_STEP && Math.abs(one.right - right) <= MAX_STEP);
    const rect = known ?? { left, top: row, right, bottom: row };
    if (!known) rects.push(rect);
    Object.assign(rect, { left: Math.min(rect.left, left), right: Math.max(rect.right, right), bottom: row + 1 });
    here.push(rect);
  }
  return rects;
};

/** The box around the unexplained pixels of a rectangle of cells, and how many they are. */
const tighten = ({ width, height, pixels }: Mask, rect: Rect): { box: Residual['box']; size: number } => {
  let [left, top, right, bottom, size] = [width, height, 0, 0, 0];
  for (let y = rect.top * CELL; y < Math.min(height, rect.bottom * CELL); y++)
    for (let x = rect.left * CELL; x < Math.min(width, rect.right * CELL); x++) {
      if (pixels[y * width + x] === EXPLAINED) continue;
      size++;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  return { box: { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }, size };
};
