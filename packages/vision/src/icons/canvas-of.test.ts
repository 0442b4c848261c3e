import { expect, test } from 'vitest';
import { canvasesOf, type Mark } from './canvas-of.ts';

const SQUARE = { left: 0.5, top: 0.25, right: 0.5, bottom: 0.25 };
const TIGHT = { left: 0, top: 0, right: 0, bottom: 0 };
const INK = { x: 20, y: 20, width: 8, height: 12 };

/** A mark that is so alike to an icon of the set 0, which leaves room, and of the set 1, which leaves none. */
const mark = (roomy: number, tight: number, name = 'star'): Mark => ({
  box: INK,
  ink: INK,
  matches: [
    { likeness: roomy, stretched: 0, shape: { name, set: 0, aspect: 2 / 3, margins: SQUARE } },
    { likeness: tight, stretched: 0, shape: { name, set: 1, aspect: 2 / 3, margins: TIGHT } },
  ],
});

test('the canvas lies around the ink as in the set that the icon is of', () => {
  expect(canvasesOf([mark(0.95, 0.6)])).toEqual([{ x: 16, y: 17, width: 16, height: 18 }]);
});

test('the icons of a page are of one set, also where one is a little more like that of another', () => {
  expect(canvasesOf([mark(0.98, 0.6, 'bell'), mark(0.98, 0.6), mark(0.9, 0.92, 'user')])[2]!.width).toBe(16);
  expect(canvasesOf([mark(0.98, 0.6), mark(0.7, 0.95)])[1]).toEqual(INK);
});

test('many equal marks do not outvote few different ones', () => {
  const arrows = Array.from({ length: 9 }, () => mark(0.95, 0.93, 'chevron-right'));
  expect(canvasesOf([...arrows, mark(0.7, 0.98, 'bell'), mark(0.7, 0.98)])[0]).toEqual(INK);
});

test('what looks like no known icon has no known canvas', () => {
  expect(canvasesOf([mark(0.7, 0.6), { box: INK, ink: INK, matches: [] }])).toEqual([undefined, undefined]);
});

test('a canvas ends where the next mark begins', () => {
  const next = { ...mark(0.6, 0.6), ink: { ...INK, x: 30 }, box: { ...INK, x: 30 } };
  expect(canvasesOf([mark(0.95, 0.6), next])[0]).toEqual({ x: 16, y: 17, width: 14, height: 18 });
});

test('a guess that is larger than the canvas of the set yields to it a little', () => {
  const guess = { x: 10, y: 10, width: 30, height: 34 };
  expect(canvasesOf([{ ...mark(0.6, 0.95), box: guess }])).toEqual([{ x: 12, y: 12, width: 26, height: 30 }]);
});
