import type { TextLine } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { isStructural } from './is-structural.ts';

const page = { width: 1200, height: 800, scale: 1, bodySize: 14, background: 0xffffff };
const half = { kind: 'box' as const, box: { x: 500, y: 0, width: 700, height: 800 }, radius: 0, busy: 1 };
const line = {} as TextLine;

test('what reaches the edges of the page is its ground, unless it is a photo', () => {
  expect(isStructural(half, page, [line])).toBe(true);
  expect(isStructural({ ...half, isPicture: true }, page, [line])).toBe(false);
});

test('a drawing is the ground of what is written on a page; without text it is all that the page shows', () => {
  const drawing = { ...half, kind: 'blob' as const, marks: 5_000 };
  expect(isStructural(drawing, page, [line])).toBe(true);
  expect(isStructural(drawing, page, [])).toBe(false);
  expect(isStructural(half, page, [])).toBe(true);
});
