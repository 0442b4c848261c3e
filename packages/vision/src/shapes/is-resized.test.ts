import { expect, test } from 'vitest';
import { mix } from '../colour/rgb.ts';
import { drawLines } from '../pictures/draw-lines.fixture.ts';
import { isResized } from './is-resized.ts';

/** A card, around which scaling leaves a rim of pixels that it covers by half. */
const card = (x: number, color: number, isSoft: boolean) => {
  const box = { x, y: 20, width: 150, height: 190, color };
  const rim = { x: x - 1, y: 19, width: 152, height: 192, color: mix(0xffffff, color, 0.5) };
  return isSoft ? [rim, box] : [box];
};

/** Two cards with lines of text, whose feet end so far beyond a pixel. */
const draw = (isSoft: boolean, foot: number) =>
  drawLines(
    360,
    240,
    [...card(20, 0xdbe4ff, isSoft), ...card(190, 0x1f2937, isSoft)],
    Array.from({ length: 8 }, (_, at) => ({ x: 40, y: 30 + 20 * at, size: 10, foot })),
  );

test.each([
  ['edges and letters between pixels was resized', true, 0.4, true],
  ['crisp edges and letters that stand on pixels was not', false, 0, false],
  ['crisp edges was not, though its letters have round feet', false, 0.4, false],
  ['letters that stand on pixels was not, though its edges are soft', true, 0, false],
])('a picture with %s', (_, isSoft, foot, expected) => {
  const { pixels, texts } = draw(isSoft, foot);
  const lines = texts.map((line) => ({ ...line, color: '#222222', background: '#dbe4ff' }));
  expect(isResized(pixels, lines)).toBe(expected);
});
