import type { TextLine } from '@blueprompt/core/measurement';
import type { Segments } from '../../boxes/areas/segment.ts';
import type { Pixels } from '../../contract.ts';

/** Pixels that a block is wide and high. */
const BLOCK = 8;
/** Smaller parts of one colour are grain, in pixels. */
const MIN_CALM = 16;
/** A block with less calm than this is busy. */
const MIN_CALM_SHARE = 0.5;

/** Where a screenshot is like a photo: blocks that are hardly flat or smooth and hold no text. */
export type Busy = { columns: number; isBusy: Uint8Array };

/** Looks for photo-like blocks. */
export function findBusy(
  { width, height }: Pixels,
  segments: Segments,
  isSmooth: (part: number) => boolean,
  texts: readonly TextLine[],
): Busy {
  const columns = Math.ceil(width / BLOCK);
  const rows = Math.ceil(height / BLOCK);
  const calm = new Int32Array(columns * rows);
  const { runStart, runEnd, runRow, runPart, size } = segments;
  for (let run = 0; run < runStart.length; run++) {
    const part = runPart[run]!;
    if (size[part]! < MIN_CALM && !isSmooth(part)) continue;
    const row = columns * Math.floor(runRow[run]! / BLOCK);
    const end = runEnd[run]!;
    for (let x = runStart[run]!; x < end; ) {
      const block = Math.floor(x / BLOCK);
      const next = Math.min(end, (block + 1) * BLOCK);
      calm[row + block]! += next - x;
      x = next;
    }
  }
  const isBusy = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const area = Math.min(BLOCK, width - column * BLOCK) * Math.min(BLOCK, height - row * BLOCK);
      if (calm[row * columns + column]! <= area * MIN_CALM_SHARE) isBusy[row * columns + column] = 1;
    }
  for (const { box } of texts) {
    const last = Math.min(columns - 1, Math.floor((box.x + box.width) / BLOCK));
    for (
      let row = Math.max(0, Math.floor(box.y / BLOCK));
      row <= Math.min(rows - 1, Math.floor((box.y + box.height) / BLOCK));
      row++
    )
      isBusy.fill(0, row * columns + Math.max(0, Math.floor(box.x / BLOCK)), row * columns + last + 1);
  }
  return { columns, isBusy };
}

/** Is a pixel in a busy block? */
export function isBusyAt({ columns, isBusy }: Busy, x: number, y: number): boolean {
  return isBusy[Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)] === 1;
}

/** Pixels from a box to where its surroundings are looked at, and pixels looked at along each side. */
const BESIDE = 4;
const SAMPLES_PER_SIDE = 16;

/** How much of the surroundings of a box is busy. */
export function busyAround(
  busy: Busy,
  { width, height }: Pixels,
  box: { x: number; y: number; width: number; height: number },
): number {
  let [seen, hits] = [0, 0];
  const look = (x: number, y: number): void => {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column < 0 || row < 0 || column >= width || row >= height) return;
    seen++;
    if (isBusyAt(busy, column, row)) hits++;
  };
  for (let i = 0; i < SAMPLES_PER_SIDE; i++) {
    const [x, y] = [
      box.x + (box.width * (i + 0.5)) / SAMPLES_PER_SIDE,
      box.y + (box.height * (i + 0.5)) / SAMPLES_PER_SIDE,
    ];
    look(x, box.y - BESIDE);
    look(x, box.y + box.height + BESIDE - 1);
    look(box.x - BESIDE, y);
    look(box.x + box.width + BESIDE - 1, y);
  }
  return seen === 0 ? 0 : hits / seen;
}
