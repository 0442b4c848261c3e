import { expect, test } from 'vitest';
import { isStructural } from './is-structural.ts';

test('what reaches the edges of the page is its ground, unless it is a photo', () => {
  const page = { width: 1200, height: 800, scale: 1, bodySize: 14, background: 0xffffff };
  const half = { kind: 'box' as const, box: { x: 500, y: 0, width: 700, height: 800 }, radius: 0, busy: 1 };
  expect(isStructural(half, page)).toBe(true);
  expect(isStructural({ ...half, isPicture: true }, page)).toBe(false);
});
