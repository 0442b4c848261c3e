import { expect, test } from 'vitest';
import type { Shape } from '../boxes/shape.ts';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { findGrounds } from './find-grounds.ts';

const WIDTH = 400;
const HEIGHT = 600;
const page = { width: WIDTH, height: HEIGHT, scale: 1, bodySize: 14, background: 0xffffff };
const main = { role: 'main' as const, box: { x: 0, y: 100, width: WIDTH, height: 500 } };
const cards = [120, 360].map((y) => ({ x: 20, y, width: 360, height: 220, color: 0xffffff }));
const shapes = cards.map(({ color, ...box }): Shape => ({ kind: 'box', box, fill: color, radius: 0, busy: 0 }));
const groundOn = (color: number): string | undefined => {
  const pixels = drawRects(WIDTH, HEIGHT, color, [
    { x: 0, y: 0, width: WIDTH, height: 100, color: 0xffffff },
    ...cards,
  ]);
  return findGrounds([main], shapes, pixels, page)[0]!.fill;
};

test('white cards that cover most of a tinted page leave it its tint', () => {
  expect(groundOn(0xeef2ff)).toBe('#eef2ff');
});

test('a ground in the colour of the page is not told again', () => {
  expect(groundOn(0xffffff)).toBeUndefined();
});

test('a main part that is a box has the colour of that, though a card leaves little of it open', () => {
  const card = { x: 6, y: 106, width: 388, height: 488, color: 0xffffff };
  const pixels = drawRects(WIDTH, HEIGHT, 0xffffff, [{ ...main.box, color: 0xeef2ff }, card]);
  const whole: Shape = { kind: 'box', box: main.box, fill: 0xeef2ff, radius: 0, busy: 0 };
  const fillOn = (found: Shape[]) => findGrounds([main], found, pixels, page)[0]!.fill;
  expect(fillOn([])).toBeUndefined();
  expect(fillOn([whole])).toBe('#eef2ff');
  // A column beside it that reaches as far up and down is not what it lies on.
  for (let y = 100; y < HEIGHT; y++) pixels.colors.fill(0xffffff, y * WIDTH, y * WIDTH + 200);
  expect(fillOn([whole])).toBeUndefined();
});

test('a bar that its search box and pictures cut into parts is painted with what shows between them', () => {
  const pixels = drawRects(WIDTH, HEIGHT, 0xffffff, [
    { x: 0, y: 0, width: WIDTH, height: 60, color: 0x6777ef },
    { x: 40, y: 10, width: 160, height: 40, color: 0xffffff },
  ]);
  const field: Shape = {
    kind: 'box',
    box: { x: 40, y: 10, width: 160, height: 40 },
    fill: 0xffffff,
    radius: 4,
    busy: 0,
  };
  const bar = { role: 'header' as const, box: { x: 0, y: 0, width: WIDTH, height: 60 } };
  expect(findGrounds([bar], [field], pixels, page)).toEqual([{ ...bar, fill: '#6777ef' }]);
});

test('a form on a photo lies on a picture with an average colour', () => {
  const pixels = drawRects(WIDTH, HEIGHT, 0xffffff, []);
  for (let at = 0; at < pixels.colors.length; at++)
    pixels.colors[at] = 0x804020 + (at % 61) * 0x10000 + (at % 59) * 0x100 + (at % 53);
  const form: Shape = {
    kind: 'box',
    box: { x: 100, y: 150, width: 200, height: 300 },
    fill: 0xffffff,
    radius: 4,
    busy: 0,
  };
  const [ground] = findGrounds([main], [form], pixels, page);
  expect(ground).toMatchObject({ picture: true, fill: expect.stringMatching(/^#9[de]5[cd]3[9a]$/) });
});

test('a gradient under the whole main part is its ground', () => {
  const gradient = { from: '#4e73df', to: '#224abe', angle: 180 };
  const ground: Shape = { kind: 'box', box: { x: 0, y: 90, width: WIDTH, height: 510 }, gradient, radius: 0, busy: 0 };
  const rows = Array.from({ length: HEIGHT }, (_, y) => ({
    ...{ x: 0, y, width: WIDTH, height: 1 },
    color: 0x4e73df - 0x000100 * Math.floor(y / 15) - 0x010000 * Math.floor(y / 14),
  }));
  expect(findGrounds([main], [ground], drawRects(WIDTH, HEIGHT, 0xffffff, rows), page)).toEqual([
    { ...main, gradient },
  ]);
});
