import { expect, test } from 'vitest';
import { packGlyph } from '../glyph.ts';
import { inkBoxOf, renderIcon } from './render-icon.ts';

const BAR = packGlyph(6, 3, [...'333333333333333333'].map(Number));
const headOf = (width: number, height: number, side: number, scale = 1): string =>
  renderIcon(BAR, { width, height }, { width: side, height: side }, scale).replace(/^.*? (width.*?) fill=.*$/, '$1');

test('the file of an icon is as large as its canvas, with the ink in the middle', () => {
  expect(headOf(12, 6, 16)).toBe('width="16" height="16" viewBox="-2 -5 16 16"');
  expect(headOf(24, 12, 32, 2)).toBe('width="16" height="16" viewBox="-2 -5 16 16"');
});

test('ink that is larger than its canvas is drawn smaller', () => {
  expect(headOf(20, 10, 16)).toBe('width="16" height="16" viewBox="0 -5 20 20"');
});

test('a canvas that is no square is none in the file either: what is placed by its corner has no room around it', () => {
  const sign = renderIcon(BAR, { width: 120, height: 40 }, { width: 120, height: 42 }, 2);
  expect(sign).toContain('width="60" height="21" viewBox="0 -0.5 60 21"');
  expect(inkBoxOf(sign)).toBe('0 0 60 20');
});

test('the box of the ink alone is known again', () => {
  expect(inkBoxOf(renderIcon(BAR, { width: 12, height: 6 }, { width: 16, height: 16 }, 1))).toBe('0 0 12 6');
  expect(inkBoxOf(renderIcon(BAR, { width: 20, height: 10 }, { width: 16, height: 16 }, 1))).toBe('0 0 20 10');
});
