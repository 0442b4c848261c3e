import type { Box } from '@blueprompt/core/geometry';
import { expect, test } from 'vitest';
import { indexBoxes } from '../boxes/box-index.ts';
import { isSharedSide, roomBeside } from './room-beside.ts';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const indexOf = (...boxes: Box[]) => indexBoxes(boxes.map((one) => ({ box: one })));
const card = box(1000, 1000, 100, 40);

test('room is the way to the nearest box at that side, however far that is', () => {
  const others = indexOf(
    card,
    box(1000, 20, 100, 40),
    box(1112, 1000, 100, 40),
    box(1400, 1000, 9, 9),
    box(0, 1000, 9, 40),
  );
  expect((['top', 'right', 'bottom', 'left'] as const).map((side) => roomBeside(card, side, others))).toEqual([
    940,
    12,
    Number.POSITIVE_INFINITY,
    991,
  ]);
});

test('what is around a box, in it, on it or beyond its middle takes no room', () => {
  const others = indexOf(
    box(900, 900, 400, 400),
    box(1010, 1010, 9, 9),
    box(1090, 1030, 40, 40),
    box(1080, 1050, 90, 9),
  );
  expect(roomBeside(card, 'bottom', others)).toBe(Number.POSITIVE_INFINITY);
});

test('a side is shared with a larger box around, not with one as large', () => {
  expect(isSharedSide(card, 'top', indexOf(box(999, 1001, 102, 300)))).toBe(true);
  expect(isSharedSide(card, 'bottom', indexOf(box(999, 1001, 102, 300)))).toBe(false);
  expect(isSharedSide(card, 'top', indexOf(box(1000, 1000, 100, 42)))).toBe(false);
});
