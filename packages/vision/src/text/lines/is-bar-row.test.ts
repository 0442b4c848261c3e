import { expect, it } from 'vitest';
import { isBarRow } from './is-bar-row.ts';

const GROUND = 120;
const row = (heights: readonly number[], width = 20) =>
  heights.map((height, index) => ({
    left: index * 40,
    right: index * 40 + width,
    top: GROUND - height,
    bottom: GROUND,
    edges: 2 * (width + height),
  }));

it('knows bars by their one width and their many heights', () => {
  expect(isBarRow(row([40, 64, 52, 90, 71, 33]))).toBe(true);
});

it('leaves letters alone, which are low or high', () => {
  expect(isBarRow(row([40, 58, 58, 40, 58, 42]))).toBe(false);
});

it('leaves words alone, whose letters differ in width', () => {
  const word = row([40, 64, 52, 90, 71, 33]).map((glyph, index) => ({ ...glyph, right: glyph.left + 10 + 5 * index }));
  expect(isBarRow(word)).toBe(false);
});

it('needs more bars than an "ill" has letters', () => {
  expect(isBarRow(row([40, 64, 52]))).toBe(false);
});
