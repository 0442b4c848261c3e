import type { Box } from '@blueprompt/core/geometry';
import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { dropLetterColumns } from './drop-letter-columns.ts';

const mark = (y: number, height: number, over: Partial<Box> = {}): Shape => ({
  kind: 'blob',
  box: { x: 20, y, width: 14, height, ...over },
  radius: 0,
  busy: 0,
});

test('letters below each other that differ in height are a text on its side', () => {
  expect(dropLetterColumns([mark(10, 12), mark(24, 6), mark(33, 20), mark(56, 9)], 1)).toEqual([]);
});

test('icons of a menu stand farther apart, faces are larger, and equal marks are no letters', () => {
  const menu = [mark(10, 12), mark(50, 16), mark(90, 14), mark(130, 10)];
  expect(dropLetterColumns(menu, 1)).toEqual(menu);
  const faces = [
    mark(10, 30, { width: 30 }),
    mark(52, 26, { width: 30 }),
    mark(90, 30, { width: 30 }),
    mark(130, 30, { width: 30 }),
  ];
  expect(dropLetterColumns(faces, 1)).toEqual(faces);
  const dots = [mark(10, 4), mark(16, 4), mark(22, 4), mark(28, 4)];
  expect(dropLetterColumns(dots, 1)).toEqual(dots);
});
