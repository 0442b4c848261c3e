import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { readScene } from '../shapes/read-scene.ts';
import { findCovers } from './find-covers.ts';

const [WIDTH, HEIGHT] = [600, 400];
const panel = { x: 0, y: 0, width: 260, height: HEIGHT };
const shape = { kind: 'box' as const, box: panel, fill: 0xffffff, radius: 0, busy: 0 };
const page = (color: (x: number, y: number) => number) => {
  const pixels = drawRects(WIDTH, HEIGHT, 0xffffff, []);
  for (let y = 0; y < HEIGHT; y++) for (let x = panel.width; x < WIDTH; x++) pixels.colors[y * WIDTH + x] = color(x, y);
  return pixels;
};
const grain = (x: number, y: number): number => 0x303028 + ((x * 7919 + y * 104729) % 97) * 0x010100 + ((x * y) % 89);
const cover = { x: 260, y: 0, width: 340, height: HEIGHT };
const signIn = [textLine('Sign in', 40, 60, 60, 14), textLine('Password', 40, 120, 70, 12)];

test('a photo beside a panel ends where the panel and the page do', () => {
  expect(findCovers([shape], signIn, page(grain), 1)).toMatchObject([{ box: cover, isPicture: true }]);
  const { shapes } = readScene(page(grain), signIn, signIn);
  expect(shapes.filter(({ isPicture }) => isPicture).map(({ box }) => box)).toEqual([cover]);
});

test('a saying may stand on the photo, whose outline may be known; a box with words is part of a page', () => {
  const saying = [...signIn, textLine('It saves us two days', 300, 300, 180, 16)];
  const outline = { kind: 'box' as const, box: cover, radius: 0, busy: 1 };
  expect(findCovers([shape, outline], saying, page(grain), 1)).toHaveLength(1);
  const card = { ...outline, box: { x: 290, y: 280, width: 220, height: 60 } };
  expect(findCovers([shape, card], saying, page(grain), 1)).toEqual([]);
});

test('a gradient, a flat ground and a page with many words are no photos', () => {
  expect(
    findCovers(
      [shape],
      signIn,
      page((x, y) => 0x102000 + Math.floor((x + y) / 4) * 0x010001),
      1,
    ),
  ).toEqual([]);
  expect(
    findCovers(
      [shape],
      signIn,
      page(() => 0xf0f0f0),
      1,
    ),
  ).toEqual([]);
  const words = [60, 90, 120, 150, 180, 210].map((y) => textLine('Settings', 300, y, 80, 12));
  expect(findCovers([shape], words, page(grain), 1)).toEqual([]);
});
