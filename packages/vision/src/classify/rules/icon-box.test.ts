import { overlap } from '@blueprompt/core/geometry';
import { expect, test } from 'vitest';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import { betweenInkAndSquare, iconBox } from './icon-box.ts';

test('an icon alone has a square canvas a quarter larger than its ink', () => {
  expect(iconBox({ x: 100, y: 100, width: 16, height: 12 }, [])).toEqual({ x: 98, y: 96, width: 20, height: 20 });
});

test('a thin mark beside a text is as large as the letters', () => {
  const label = textLine('Done', 120, 96, 40, 12, { fontSize: 16 });
  expect(iconBox({ x: 104, y: 99, width: 9, height: 7 }, [label]).width).toBe(16);
});

test('the canvas of a narrow mark agrees by half with its ink and with a square', () => {
  const ink = { x: 100, y: 100, width: 5, height: 12 };
  const square = { x: 95, y: 98, width: 15, height: 15 };
  const canvas = betweenInkAndSquare(ink, square);
  expect(canvas).toEqual({ x: 98, y: 98, width: 9, height: 15 });
  expect(overlap(canvas, square)).toBeGreaterThan(0.5);
  expect(overlap(canvas, { ...ink, y: 98, height: 15 })).toBeGreaterThan(0.5);
});

test('a mark that is about as wide as high keeps its canvas', () => {
  const canvas = { x: 98, y: 96, width: 20, height: 20 };
  expect(betweenInkAndSquare({ x: 100, y: 100, width: 16, height: 13 }, canvas)).toEqual(canvas);
});

test('dots below each other stand on a square', () => {
  const square = { x: 91, y: 97, width: 20, height: 20 };
  expect(betweenInkAndSquare({ x: 99, y: 100, width: 4, height: 14 }, square)).toEqual(square);
});
