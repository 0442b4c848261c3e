import { expect, test } from 'vitest';
import type { Box } from '../../geometry.ts';
import type { BoxPart, Part } from '../part.ts';
import { narrowestOf } from './narrowest.ts';

const words = (x: number, width: number, plain = 'Words'): Part =>
  ({
    kind: 'text',
    use: 'text',
    id: `t${x}`,
    box: { x, y: 0, width, height: 20 },
    text: { lineCount: 1, plain, fontSize: 14, align: 'left' },
  }) as Part;
const picture = (use: string, x: number, width: number): Part => {
  const box = { x, y: 0, width, height: 20 };
  return { kind: 'picture', use, box, element: { id: `p${x}`, type: 'image', box, confidence: 1 }, labels: [] };
};
const boxOf = (box: Box, direction: 'row' | 'column', items: Part[], use = 'group'): BoxPart => ({
  kind: 'box',
  use,
  box,
  layout: { direction, items, floats: [] },
});
const wide = { x: 0, y: 0, width: 400, height: 20 };

test('a column needs what its widest words need, and some of the room beside them', () => {
  expect(narrowestOf(boxOf(wide, 'column', [words(12, 100), words(12, 60)]), 1)).toBe(12 + 100 + 16);
  expect(narrowestOf(boxOf(wide, 'column', [words(22, 378)]), 1)).toBe(16 + 378);
});

test('a line that stays whole needs all that is in it, and little of its spaces', () => {
  const items = [picture('icon', 0, 20), words(30, 60), picture('icon', 300, 20)];
  expect(narrowestOf(boxOf({ ...wide, width: 320 }, 'row', items), 1)).toBe(20 + 10 + 60 + 16 + 20);
});

test('a line that goes on in the next needs its widest part alone', () => {
  const items = [words(0, 130), words(200, 120), words(340, 60)];
  expect(narrowestOf(boxOf(wide, 'row', items), 1)).toBe(130);
});

test('pictures shrink, and tables scroll', () => {
  expect(narrowestOf(picture('image', 0, 300), 1)).toBe(0);
  expect(narrowestOf(picture('icon', 0, 20), 1)).toBe(20);
  expect(narrowestOf(boxOf(wide, 'column', [words(0, 380)], 'table'), 1)).toBe(0);
});
