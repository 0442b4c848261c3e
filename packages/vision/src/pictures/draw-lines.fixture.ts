import type { TextLine } from '@blueprompt/core/measurement';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import type { Pixels } from '../contract.ts';

type Rects = Parameters<typeof drawRects>[3];
type Row = { x: number; y: number; size: number; foot: number };

const STEMS = 8;

/** Rows of stems, as letters have, that end a part of a pixel below their line; and what would be read there. */
export const drawLines = (
  width: number,
  height: number,
  boxes: Rects,
  rows: readonly Row[],
): { pixels: Pixels; texts: TextLine[] } => ({
  pixels: drawRects(width, height, 0xffffff, [
    ...boxes,
    ...rows.flatMap(({ x, y, size, foot }) =>
      Array.from({ length: STEMS }, (_, at) => ({ x: x + at * 4, y, width: 2, height: size + foot, color: 0x222222 })),
    ),
  ]),
  texts: rows.map(({ x, y, size }) => textLine('illilill', x, y, STEMS * 4 - 2, size, { fontSize: size * 1.3 })),
});
