import { expect, test } from 'vitest';
import { drawRects } from '../../boxes/testing/draw-pixels.ts';
import { findInk } from '../ink/line-ink.ts';
import type { ReadLine } from '../read/read-line.ts';
import { isDrawing } from './is-drawing.ts';

type Bar = { x: number; y: number; width: number; height: number };

/** Bars that were read as one word. */
const read = (text: string, bars: readonly Bar[]): ReadLine => {
  const [left, top] = [Math.min(...bars.map(({ x }) => x)), Math.min(...bars.map(({ y }) => y))];
  const right = Math.max(...bars.map(({ x, width }) => x + width));
  const bottom = Math.max(...bars.map(({ y, height }) => y + height));
  const rect = { left: left - 2, top: top - 2, right: right + 2, bottom: bottom + 2 };
  const pixels = drawRects(
    right + 20,
    bottom + 20,
    0xffffff,
    bars.map((bar) => ({ ...bar, color: 0x333333 })),
  );
  const chars = Array.from(text, (char, at) => ({ char, confidence: 0.8, at: at / text.length, spaceBefore: 0 }));
  const word = { chars, color: 0x333333, left, top, right, bottom };
  return { crop: rect, ink: findInk(pixels, rect), chars, words: [word], confidence: 0.8 };
};

/** Bars of a chart on one ground, so high. */
const bars = (heights: readonly number[]): Bar[] =>
  heights.map((height, at) => ({ x: 20 + at * 30, y: 120 - height, width: 16, height }));

test('bars of a chart are a drawing, whatever letters they were read as', () => {
  const heights = [20, 14, 45, 92, 105, 94, 118, 71];
  expect(isDrawing(read('...1l1lo', bars(heights)))).toBe(true);
  expect(isDrawing(read('.8ll.', bars(heights.slice(0, 5))))).toBe(true);
});

test('on a photo or a gradient nothing is said', () => {
  const line = read('...1l1lo', bars([20, 14, 45, 92, 105, 94, 118, 71]));
  expect(isDrawing({ ...line, ink: { ...line.ink, busy: true } })).toBe(false);
});

test('what the reader is sure of is text, in a face that we do not know', () => {
  const line = read('...1l1lo', bars([20, 14, 45, 92, 105, 94, 118, 71]));
  expect(isDrawing({ ...line, confidence: 0.96 })).toBe(true);
  expect(isDrawing({ ...line, confidence: 0.98 })).toBe(false);
});

test('letters of single pixels hang together at their corners', () => {
  const steps = (x: number, down: number): Bar[] =>
    Array.from({ length: 8 }, (_, at) => ({
      x: x + at,
      y: 20 + (down * at - Math.min(0, 7 * down)),
      width: 1,
      height: 1,
    }));
  expect(
    isDrawing(
      read(
        'VV',
        [0, 1].flatMap((at) => [...steps(20 + 16 * at, 1), ...steps(28 + 16 * at, -1)]),
      ),
    ),
  ).toBe(false);
});

test('strokes that are as good letters as blocks stay a word, and wider ones are a drawing', () => {
  const illi = (width: number): Bar[] =>
    [44, 60, 60, 44].map((height, at) => ({ x: 20 + at * 20, y: 120 - height, width, height }));
  expect([4, 12, 15, 16, 18].map((width) => isDrawing(read('illi', illi(width))))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

/** Two bars without a corner at either end. */
const cut = (width: number, corner: number): Bar[] =>
  [20, 50].flatMap((x) => [
    { x, y: 20, width, height: 60 - corner },
    { x: x + corner, y: 20, width: width - corner, height: 60 },
  ]);

test('blocks must explain nearly all of the ink', () => {
  expect([4, 12, 13, 16].map((corner) => isDrawing(read('oW', cut(20, corner))))).toEqual([true, true, false, false]);
});

test('where blocks leave something, letters must leave twice as much', () => {
  expect([14, 16, 18].map((width) => isDrawing(read('ll', cut(width, 12))))).toEqual([false, false, true]);
});

test('letters that no block explains are no drawing, even misread', () => {
  const letter = (x: number): Bar[] => [
    { x, y: 10, width: 2, height: 15 },
    { x, y: 10, width: 9, height: 2 },
    { x, y: 16, width: 8, height: 2 },
    { x, y: 23, width: 9, height: 2 },
  ];
  expect(isDrawing(read('EEE', [20, 32, 44].flatMap(letter)))).toBe(false);
  expect(isDrawing(read('oWo', [20, 32, 44].flatMap(letter)))).toBe(false);
});
