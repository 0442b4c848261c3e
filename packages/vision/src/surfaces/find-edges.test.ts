import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { closeBorder } from './close-border.ts';
import { findEdges } from './find-edges.ts';

const card = { x: 40, y: 40, width: 200, height: 80 };
const look = { box: card, fill: 0xffffff, border: undefined, radius: 0 };
const draw = (...more: Parameters<typeof drawRects>[3]) =>
  drawRects(300, 200, 0xf3f4f6, [{ ...card, color: 0xffffff }, ...more]);

test('an accent beside the fill is the left border of the card', () => {
  const pixels = draw({ x: 36, y: 40, width: 4, height: 80, color: 0x4e73df });
  expect(findEdges(pixels, look, 1)).toEqual([{ side: 'left', color: 0x4e73df, width: 4, outside: 4, isDim: false }]);
});

test('a bar at the top that the box was measured with is its top border', () => {
  const pixels = draw({ x: 40, y: 40, width: 200, height: 3, color: 0x3c8dbc });
  expect(findEdges(pixels, look, 1)).toEqual([{ side: 'top', color: 0x3c8dbc, width: 3, outside: 0, isDim: false }]);
});

test('a wider line in place of one side of a border is reported beside it', () => {
  const grey = { color: 0xe3e6f0, width: 1 };
  const pixels = drawRects(300, 200, 0xf3f4f6, [
    { ...card, color: 0xffffff, border: grey },
    { x: 37, y: 40, width: 4, height: 80, color: 0x1cc88a },
  ]);
  expect(findEdges(pixels, { ...look, border: grey.color }, 1)).toEqual([
    { side: 'left', color: 0x1cc88a, width: 4, outside: 3, isDim: false },
  ]);
});

test('a known border, a line that goes on beyond the box and the first line of a shadow are no edges', () => {
  const bordered = drawRects(300, 200, 0xf3f4f6, [{ ...card, color: 0xffffff, border: { color: 0xcccccc, width: 1 } }]);
  expect(findEdges(bordered, { ...look, border: 0xcccccc }, 1)).toEqual([]);
  expect(findEdges(draw({ x: 0, y: 120, width: 300, height: 1, color: 0xcccccc }), look, 1)).toEqual([]);
  const fade = [0xd0d1d3, 0xdcdddf, 0xe6e7e9, 0xedeef0].map((color, i) => ({
    x: 40,
    y: 120 + i,
    width: 200,
    height: 1,
    color,
  }));
  expect(findEdges(draw(...fade), look, 1)).toEqual([]);
});

test('two sharp and two blurred sides of one line are a border around', () => {
  const edge = { color: 0xcccccc, width: 200, height: 1, x: 40 };
  const pixels = draw(
    { ...edge, y: 40 },
    { ...edge, y: 119 },
    { x: 40, y: 40, width: 1, height: 80, color: 0xe8e8e8 },
    { x: 239, y: 40, width: 1, height: 80, color: 0xe8e8e8 },
  );
  expect(closeBorder(pixels, look, findEdges(pixels, look, 1))).toEqual({ color: 0xcccccc, width: 1 });
  const alone = draw({ ...edge, y: 40 }, { ...edge, y: 119 });
  expect(closeBorder(alone, look, findEdges(alone, look, 1))).toBeUndefined();
});

test('the rule under a bar whose fill was not measured is found by the ground that shows in it', () => {
  const bar = { x: 0, y: 0, width: 300, height: 50 };
  const pixels = drawRects(300, 200, 0xffffff, [
    { ...bar, color: 0x222222 },
    { x: 0, y: 50, width: 300, height: 1, color: 0x080808 },
  ]);
  const look = { box: bar, fill: undefined, border: undefined, radius: 0 };
  expect(findEdges(pixels, look, 1)).toEqual([{ side: 'bottom', color: 0x080808, width: 1, outside: 1, isDim: true }]);
});

test('a wide line within a bar whose fill was not measured is no fill', () => {
  const bar = { x: 0, y: 100, width: 300, height: 50 };
  const pixels = drawRects(300, 200, 0xffffff, [
    { ...bar, color: 0xf3f4f6 },
    { ...bar, height: 4, color: 0x0d6efd },
  ]);
  const [edge] = findEdges(pixels, { box: bar, fill: undefined, border: undefined, radius: 0 }, 1);
  expect(edge).toMatchObject({ side: 'top', color: 0x0d6efd, width: 4 });
});
