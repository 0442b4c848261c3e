import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FontFamily, toFontSlug } from '../font-family.ts';
import { FONT_HEIGHTS, normalLineHeight } from './font-heights.ts';

const fileOf = (family: FontFamily): URL => new URL(`../../fonts/${toFontSlug(family)}.json`, import.meta.url);

test('every family is as high as its own file says', () => {
  const packed = FontFamily.options.filter((family) => existsSync(fileOf(family)));
  const heights = packed.map((family) => {
    const { ascent, descent } = JSON.parse(readFileSync(fileOf(family), 'utf8'));
    return [family, [ascent, descent]];
  });
  expect(FontFamily.options.filter((family) => !packed.includes(family))).toEqual(['Ubuntu']);
  expect(packed.map((family) => [family, FONT_HEIGHTS[family]])).toEqual(heights);
});

test.each([
  // What Chromium reports for lines of pages that set no line height.
  ['Inter', 14, 17],
  ['Inter', 15, 19],
  ['Inter', 34, 41],
  ['DM Sans', 15, 20],
  ['Noto Sans', 24, 33],
  // These ask for a gap between lines.
  ['Poppins', 16, 25],
  ['Geist Sans', 16, 21],
  ['Arvo', 20, 25],
] as const)('%s of %d px is set on lines of %d px by itself', (family, size, height) => {
  expect(normalLineHeight(family, size)).toBe(height);
});
