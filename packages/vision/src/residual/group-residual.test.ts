import { MAX_RESIDUAL } from '@blueprompt/core/residual';
import { expect, test } from 'vitest';
import { groupResidual, MARK, PAINT } from './group-residual.ts';

const draw = (width: number, height: number, kindAt: (x: number, y: number) => number) => ({
  width,
  height,
  pixels: Uint8Array.from({ length: width * height }, (_, at) => kindAt(at % width, Math.floor(at / width))),
});
const isIn = (x: number, y: number, [left, top, width, height]: readonly [number, number, number, number]) =>
  x >= left && x < left + width && y >= top && y < top + height;

test('letters of a line are one box', () => {
  const mask = draw(160, 40, (x, y) => (isIn(x, y, [20, 10, 100, 12]) && x % 7 < 2 ? MARK : 0));
  expect(groupResidual(mask)).toEqual([{ kind: 'ink', box: { x: 21, y: 10, width: 99, height: 12 } }]);
});

test('patches that a surface would paint do not break a picture', () => {
  const mask = draw(160, 160, (x, y) => (isIn(x, y, [16, 16, 96, 96]) ? ((x * 7 + y * 3) % 5 < 2 ? MARK : PAINT) : 0));
  expect(groupResidual(mask)).toEqual([{ kind: 'picture', box: { x: 16, y: 16, width: 96, height: 96 } }]);
});

test('what lies within a larger one is not listed by itself', () => {
  const mask = draw(200, 200, (x, y) =>
    isIn(x, y, [80, 80, 16, 16]) ? PAINT : isIn(x, y, [0, 0, 200, 200]) ? MARK : 0,
  );
  expect(groupResidual(mask)).toEqual([{ kind: 'picture', box: { x: 0, y: 0, width: 200, height: 200 } }]);
});

test('only so many are listed, the largest', () => {
  const mask = draw(800, 400, (x, y) => (x % 16 < 5 && y % 16 < (y < 16 ? 6 : 5) ? MARK : 0));
  const boxes = groupResidual(mask);
  expect(boxes).toHaveLength(MAX_RESIDUAL);
  expect(boxes.slice(0, 50).every(({ box }) => box.height === 6)).toBe(true);
  expect(boxes[50]!.box.height).toBe(5);
});
