import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import type { Pixels } from '../contract.ts';
import { fitShadow } from './fit-shadow.ts';

const SIZE = 300;
const box = { x: 100, y: 100, width: 100, height: 100 };
const open = { grounds: [], room: () => Number.POSITIVE_INFINITY };

/** Levels that Chromium takes off white at each line outside the middle of a side, for the shadow in the name of each test. */
type Fades = { top: number[]; side: number[]; bottom: number[] };

const drawShadow = ({ top, side, bottom }: Fades): Pixels => {
  const pixels = drawRects(SIZE, SIZE, 0xffffff, [{ ...box, color: 0xffffff }]);
  const grey = (levels: number): number => (255 - levels) * 0x010101;
  for (let along = 0; along < SIZE; along++) {
    top.forEach((levels, i) => {
      pixels.colors[(99 - i) * SIZE + along] = grey(levels);
    });
    bottom.forEach((levels, i) => {
      pixels.colors[(200 + i) * SIZE + along] = grey(levels);
    });
  }
  for (let along = 100; along < 200; along++)
    side.forEach((levels, i) => {
      pixels.colors[along * SIZE + 99 - i] = grey(levels);
      pixels.colors[along * SIZE + 200 + i] = grey(levels);
    });
  return pixels;
};

test('0 8px 16px at 15 % of black is read as it was written, but for a pixel of blur', () => {
  const pixels = drawShadow({
    top: [5, 4, 3, 2, 1, 1, 1],
    side: [18, 16, 14, 12, 10, 9, 7, 6, 5, 4, 3, 2, 1, 1, 1],
    bottom: [31, 30, 28, 27, 25, 23, 21, 20, 18, 16, 14, 12, 10, 9, 7, 6, 5, 4, 3, 2, 1, 1, 1],
  });
  const { blur, ...rest } = fitShadow(pixels, box, 0xffffff, open, 1)!;
  expect(rest).toEqual({ color: '#000000', opacity: 0.15, x: 0, y: 8 });
  expect(Math.abs(blur - 16)).toBeLessThanOrEqual(1);
});

test('0 2px 4px at 7.5 % of black is seen though it takes 14 levels at most', () => {
  const pixels = drawShadow({ top: [2, 1], side: [7, 4, 2, 1], bottom: [14, 11, 7, 4, 2, 1] });
  expect(fitShadow(pixels, box, 0xffffff, open, 1)).toEqual({ color: '#000000', opacity: 0.07, x: 0, y: 2, blur: 4 });
});

test('between two boxes that both cast a shadow each is reported with its own', () => {
  const side = [14, 13, 12, 11, 11, 10, 9, 9, 8, 7, 6, 5, 5, 5, 4, 3, 3, 2, 3, 2, 2, 2, 1, 1];
  const shared = side.map((levels, i) => levels + side[side.length - 1 - i]!);
  const bottom = [16, 15, 14, 14, 13, 12, 11, 11, 10, 9, 9, 8, 7, 6, 5, 5, 5, 4, 3, 3, 2, 3, 2, 2, 2, 1];
  const pixels = drawShadow({ top: side.slice(2), side: shared, bottom });
  const room = (at: string): number => (at === 'left' || at === 'right' ? 24 : Number.POSITIVE_INFINITY);
  const shadow = fitShadow(pixels, box, 0xffffff, { grounds: [0xffffff], room }, 1)!;
  expect(Math.abs(shadow.blur - 28)).toBeLessThanOrEqual(4);
  expect({ x: shadow.x, isLight: shadow.opacity <= 0.15 }).toEqual({ x: 0, isLight: true });
});

test('a card that reaches out of a dark band casts one shadow on both grounds', () => {
  const pixels = drawShadow({ top: [2, 1], side: [7, 4, 2, 1], bottom: [14, 11, 7, 4, 2, 1] });
  // Half as bright, the band has half as much to lose.
  for (let at = 0; at < 100 * SIZE; at++) pixels.colors[at] = (pixels.colors[at]! & 0xfefefe) >> 1;
  expect(fitShadow(pixels, box, 0xffffff, open, 1)).toEqual({ color: '#000000', opacity: 0.07, x: 0, y: 2, blur: 4 });
});

test('two shadows over each other are measured as one between them', () => {
  // 0 1px 2px at 30 % and 0 8px 24px at 12 % of black.
  const side = [38, 18, 13, 12, 11, 10, 9, 8, 7, 6, 5, 5, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1];
  const bottom = [77, 45, 25, 20, 19, 18, 17, 16, 15, 14, 13, 12, ...side.slice(4)];
  const pixels = drawShadow({ top: [11, 6, 5, 5, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1], side, bottom });
  const { y, blur } = fitShadow(pixels, box, 0xffffff, open, 1)!;
  expect({ isBetween: y > 1 && y < 8 && blur > 2 && blur < 24 }).toEqual({ isBetween: true });
  // Where nothing but the shadow speaks for a box, it has to fit.
  expect(fitShadow(pixels, box, 0xffffff, { ...open, isGuess: true }, 1)).toBeUndefined();
});

test('a gradient that gets brighter beyond two sides is no shadow', () => {
  const pixels = drawShadow({ top: [], side: [], bottom: [] });
  for (let at = 0; at < SIZE * SIZE; at++)
    pixels.colors[at] = 0x606060 + 0x010101 * Math.round((2 * (at % SIZE) + Math.floor(at / SIZE)) / 12);
  for (let y = box.y; y < box.y + box.height; y++)
    pixels.colors.fill(0x2244aa, y * SIZE + box.x, y * SIZE + box.x + box.width);
  expect(fitShadow(pixels, box, 0x2244aa, open, 1)).toBeUndefined();
});

test('a flat box on a flat ground casts none, nor does one with a line around it', () => {
  for (const levels of [[], [40]])
    expect(
      fitShadow(drawShadow({ top: levels, side: levels, bottom: levels }), box, 0xffffff, open, 1),
    ).toBeUndefined();
});
