import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { measureProgress } from './measure-progress.ts';

const box = { x: 20, y: 20, width: 200, height: 12 };
const bar: Element = { id: 'e1', type: 'progress', box, fill: '#696cff', confidence: 1 };
const measured = (filledPx: number) => {
  const pixels = drawRects(240, 60, 0xffffff, [
    { ...box, color: 0xeceef1, radius: 6 },
    { ...box, width: filledPx, color: 0x696cff, radius: 6 },
  ]);
  return measureProgress([bar], pixels)[0]!;
};

test.each([
  [50, 25],
  [150, 75],
])('a bar filled to %d of 200 pixels is %d %% filled, on its track', (filledPx, percent) => {
  expect(measured(filledPx)).toMatchObject({ fill: '#eceef1', filled: { percent, color: '#696cff' } });
});

test('a bar of one colour may be empty or full: nothing is said', () => {
  expect(measured(200)).toEqual(bar);
});
