import { expect, test } from 'vitest';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import type { SceneItem } from '../scene.ts';
import { boxAt, drawNoise, paint, surface } from '../testing/paint-surfaces.ts';
import { findRests } from './find-rests.ts';

const WHITE = 0xffffff;
const blank = paint(100, 80);
const photo = (radius: number): SceneItem => ({
  kind: 'picture',
  box: boxAt([20, 10, 48, 48]),
  corners: [radius, radius, radius, radius],
  colors: drawNoise(48, 48).colors,
});

test('nothing is left of what was painted, within two levels', () => {
  const card = surface([10, 10, 50, 40], 0x2563eb);
  expect(findRests(paint(100, 80, card), paint(100, 80, surface([10, 10, 50, 40], 0x2462ea)), [])).toEqual([]);
});

test('a letter of a line is text, the same shape elsewhere ink', () => {
  const letter = [surface([20, 20, 3, 14], 0), surface([20, 31, 10, 3], 0)];
  const rest = { box: boxAt([20, 20, 10, 14]), corners: [0, 0, 0, 0], size: 3 * 14 + 7 * 3 };
  const pixels = paint(100, 80, ...letter);
  expect(findRests(pixels, blank, [textLine('L', 19, 18, 40, 18)])).toEqual([{ kind: 'text', ...rest }]);
  expect(findRests(pixels, blank, [textLine('L', 19, 50, 40, 18)])).toEqual([{ kind: 'ink', ...rest }]);
});

test('a photo is a picture with its outline', () => {
  const [square, ...others] = findRests(paint(100, 80, photo(0)), blank, []);
  expect(others).toEqual([]);
  expect(square).toMatchObject({ kind: 'picture', box: boxAt([20, 10, 48, 48]), corners: [0, 0, 0, 0] });
});

test.each([6, 12, 24])('a photo with corners of %d px is a picture with those', (radius) => {
  const [round, ...others] = findRests(paint(100, 80, photo(radius)), blank, []);
  expect(others).toEqual([]);
  expect(round).toMatchObject({ kind: 'picture', box: boxAt([20, 10, 48, 48]) });
  for (const found of round!.corners) expect(Math.abs(found - radius)).toBeLessThanOrEqual(2);
});

test('a thin ring is ink however large it is', () => {
  const ring = surface([10, 10, 60, 60], undefined, { radius: 30, border: { width: 2, color: 0 } });
  expect(findRests(paint(100, 80, ring), blank, [])).toMatchObject([{ kind: 'ink', box: boxAt([10, 10, 60, 60]) }]);
});

test('the soft edge of a surface is nothing of its own', () => {
  const real = paint(100, 80, surface([10, 10, 10.5, 10], 0));
  expect(findRests(real, paint(100, 80, surface([10, 10, 10, 10], 0)), [])).toEqual([]);
  expect(real.colors[15 * 100 + 20]).not.toBe(WHITE);
});

test('the points of an ellipsis are ink, however small', () => {
  const points = [30, 35, 40].map((x) => surface([x, 40, 2, 2], 0x333333));
  const found = findRests(paint(100, 80, ...points), blank, []);
  expect(found.map(({ kind, box }) => [kind, box.x, box.y, box.width, box.height])).toEqual([
    ['ink', 30, 40, 2, 2],
    ['ink', 35, 40, 2, 2],
    ['ink', 40, 40, 2, 2],
  ]);
});
