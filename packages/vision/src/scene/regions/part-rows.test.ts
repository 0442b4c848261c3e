import { expect, test } from 'vitest';
import { segment } from '../../boxes/areas/segment.ts';
import { drawRows } from '../../boxes/testing/draw-pixels.ts';
import { readPartRows, rowsOfBox } from './part-rows.ts';

test('a row of a part reaches from its first to its last pixel, also where something lies on it', () => {
  const segments = segment(drawRows(['......', '.xxxx.', '.xoox.', '..xxx.'], { '.': 0xffffff, x: 0, o: 0x888888 }));
  const part = [...segments.color].indexOf(0);
  expect(readPartRows(segments, part)).toEqual({
    top: 1,
    left: Int32Array.of(1, 1, 2),
    right: Int32Array.of(5, 5, 5),
  });
});

test('a box has straight sides on whole pixels', () => {
  expect(rowsOfBox({ x: 1.4, y: 2.6, width: 3.2, height: 2 })).toEqual({
    top: 3,
    left: Int32Array.of(1, 1),
    right: Int32Array.of(5, 5),
  });
  expect(rowsOfBox({ x: 0, y: 0, width: 4, height: -1 }).left).toEqual(new Int32Array(0));
});
