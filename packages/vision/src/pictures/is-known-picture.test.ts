import { expect, test } from 'vitest';
import type { Shape } from '../boxes/shape.ts';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { isKnownPicture } from './is-known-picture.ts';

const grey = 0xe5e5e5;
const holder: Shape = { kind: 'box', box: { x: 10, y: 10, width: 120, height: 80 }, fill: grey, radius: 0, busy: 0 };
const drawn = () => drawRects(140, 100, 0xffffff, [{ ...holder.box, color: grey }]);

const crossed = (lines: number) => {
  const pixels = drawn();
  for (let x = 0; x < 120; x++)
    for (const y of [x * (79 / 119), 79 - x * (79 / 119)].slice(0, lines))
      pixels.colors[(10 + Math.round(y)) * 140 + 10 + x] = 0xcccccc;
  return pixels;
};

test.each([
  ['crossed out is a stand-in', 2, true],
  ['with one line across is not', 1, false],
  ['without a mark is not', 0, false],
])('a box %s', (_, lines, expected) => {
  expect(isKnownPicture(holder, [], crossed(lines), 1)).toBe(expected);
});

test.each([
  ['600 x 400', true],
  ['1200×630', true],
  ['4 x 4', false],
  ['Upgrade', false],
])('"%s" in the middle of a box: a stand-in is %s', (text, expected) => {
  expect(isKnownPicture(holder, [textLine(text, 45, 44, 50, 12)], drawn(), 1)).toBe(expected);
});

const badge: Shape = { ...holder, box: { x: 10, y: 10, width: 120, height: 36 }, fill: 0 };
test.each([
  ['two lines name a store', ['Downicad on the', 'App5tore'], 24, true],
  ['they were read as one', ['öavgiePloy'], 22, true],
  ['one line of a button does', ['App Store'], 11, false],
  ['they say something else', ['Start your trial', 'No card needed'], 24, false],
])('a badge: %s', (_, words, height, expected) => {
  const lines = words.map((text, at) => textLine(text, 44, 16 + at * 10, 70, height - at * 10));
  expect(isKnownPicture(badge, lines, drawn(), 1)).toBe(expected);
});
