import { expect, test } from 'vitest';
import { segment } from '../../boxes/areas/segment.ts';
import { drawRows } from '../../boxes/testing/draw-pixels.ts';
import { ITEM_BITS } from '../bits.ts';
import { listPartBoxes } from './part-boxes.ts';

const boxesOf = (rows: readonly string[], minArea = 1) => {
  const segments = segment(drawRows(rows, { '.': 0xffffff, x: 0 }));
  return listPartBoxes(segments, [...segments.color].indexOf(0), minArea);
};

test('a rectangle is one box that nothing is loose of', () => {
  expect(boxesOf(['.....', '.xxx.', '.xxx.', '.....'])).toEqual([
    {
      box: { x: 1, y: 1, width: 3, height: 2 },
      corners: [0, 0, 0, 0],
      losses: [0, 0, 0, 0],
      rows: { top: 1, left: Int32Array.of(1, 1), right: Int32Array.of(4, 4) },
      looseBits: 0,
    },
  ]);
});

test('each of two boxes pays for the edge that they share, and the second for being another one', () => {
  const boxes = boxesOf(['xxxxxx', 'xxxxxx', 'xx....', 'xx....', 'xx....']);
  expect(boxes.map(({ box, looseBits }) => ({ ...box, looseBits }))).toEqual([
    { x: 0, y: 2, width: 2, height: 3, looseBits: 2 + ITEM_BITS },
    { x: 0, y: 0, width: 6, height: 2, looseBits: 2 + 2 * ITEM_BITS },
  ]);
});

test('boxes that are too small are left out', () => {
  const rows = ['xxxxxx', 'xxxxxx', 'xx....', 'xx....', 'xx....'];
  expect(boxesOf(rows, 7).map(({ box }) => box)).toEqual([{ x: 0, y: 0, width: 6, height: 2 }]);
});

test('corners are counted one by one', () => {
  const [box] = boxesOf(['.xxxxxxx', 'xxxxxxxx', 'xxxxxxxx', 'xxxxxxxx', 'xxxxxxx.', 'xxxxx...']);
  expect(box?.losses).toEqual([1, 0, 4, 0]);
  expect(box?.corners.map((radius) => radius > 0)).toEqual([true, false, true, false]);
});
