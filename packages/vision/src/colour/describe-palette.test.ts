import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { countColors } from '../boxes/areas/count-colors.ts';
import { segment } from '../boxes/areas/segment.ts';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { describePalette } from './describe-palette.ts';
import { mix } from './rgb.ts';

const badge = { x: 40, y: 40, width: 80, height: 30 };
const pixels = drawRects(300, 200, 0xffffff, [{ ...badge, color: 0x123456 }]);
const picture: Element = { id: 'e1', type: 'image', box: badge, confidence: 1 };
const hexes = (background: `#${string}`) =>
  describePalette(
    pixels,
    countColors(segment(pixels)),
    [textLine('App Store', 50, 48, 60, 14, { color: '#ffffff', background })],
    [picture],
  ).map(({ hex }) => hex);

test('a colour that only pictures have is none of the palette, unless words stand on it', () => {
  expect(hexes('#ffffff')).not.toContain('#123456');
  expect(hexes('#123456')).toContain('#123456');
});

test('what a gradient passes through is its own, and a vivid end of it is a colour of the page', () => {
  const rows = (from: number, to: number, y: number) =>
    Array.from({ length: 8 }, (_, at) => ({
      x: 0,
      y: y + 10 * at,
      width: 300,
      height: 10,
      color: mix(from, to, at / 7),
    }));
  const drawn = drawRects(300, 200, 0xffffff, [...rows(0xffe8d6, 0xffd5e4, 0), ...rows(0xffffff, 0x4f46e5, 100)]);
  const painted = [
    { box: { x: 0, y: 0, width: 300, height: 80 }, gradient: { from: '#ffe8d6', to: '#ffd5e4', angle: 180 } },
    { box: { x: 0, y: 100, width: 300, height: 80 }, gradient: { from: '#ffffff', to: '#4f46e5', angle: 180 } },
  ];
  const paletteOf = (graded: typeof painted) =>
    describePalette(drawn, countColors(segment(drawn)), [], [], 0xffffff, graded).map(({ hex }) => hex);
  expect(paletteOf([]).length).toBeGreaterThan(8);
  expect(paletteOf(painted)).toEqual(['#ffffff', '#4f46e5']);
});

test('the grey of words is a colour of the page from an area of 1 % of it: an eighth of that is ink', () => {
  const drawn = drawRects(300, 300, 0xffffff, [{ x: 50, y: 50, width: 4, height: 4, color: 0x777777 }]);
  const paletteOf = (width: number) => {
    const line = textLine('small', 40, 48, width, 10, { color: '#777777' });
    return describePalette(drawn, countColors(segment(drawn)), [line], []).map(({ hex }) => hex);
  };
  expect(paletteOf(95)).toEqual(['#ffffff', '#777777']);
  expect(paletteOf(85)).toEqual(['#ffffff']);
});
