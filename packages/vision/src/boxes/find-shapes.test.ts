import { expect, test } from 'vitest';
import { drawRects, textLine } from './testing/draw-pixels.ts';
import { findShapes } from './testing/find-shapes.ts';

const page = 0xf8f9fa;
const card = { x: 40, y: 30, width: 200, height: 120, color: 0xffffff, radius: 8 };

test('a white card on a nearly white page is a box with its fill and radius', () => {
  const [shape] = findShapes(drawRects(300, 200, page, [card]), [], 1);
  expect(shape).toMatchObject({ kind: 'box', box: { x: 40, y: 30, width: 200, height: 120 }, fill: 0xffffff });
  expect(shape!.border).toBeUndefined();
  expect(Math.abs(shape!.radius - 8)).toBeLessThanOrEqual(1);
});

test('a box that only its border shows is as large as the border', () => {
  const input = {
    x: 20,
    y: 20,
    width: 160,
    height: 36,
    color: 0xffffff,
    radius: 6,
    border: { color: 0xced4da, width: 1 },
  };
  const [shape] = findShapes(drawRects(220, 80, 0xffffff, [input]), [], 1);
  expect(shape).toMatchObject({
    kind: 'box',
    box: { x: 20, y: 20, width: 160, height: 36 },
    fill: 0xffffff,
    border: { color: 0xced4da, width: 1 },
  });
});

test('a card of header and body is one box that holds its header', () => {
  const border = { color: 0xdddddd, width: 1 };
  const shapes = findShapes(
    drawRects(300, 220, 0xffffff, [
      { x: 30, y: 30, width: 220, height: 150, color: 0xffffff, border },
      { x: 31, y: 31, width: 218, height: 40, color: 0xf5f5f5 },
      { x: 31, y: 71, width: 218, height: 1, color: 0xdddddd },
    ]),
    [textLine('Body text', 50, 100, 80, 12)],
    1,
  );
  const boxes = shapes.filter((shape) => shape.kind === 'box').map(({ box, fill }) => ({ ...box, fill }));
  expect(boxes[0]).toEqual({ x: 30, y: 30, width: 220, height: 150, fill: 0xffffff });
  expect(boxes).toHaveLength(2);
});

test('a line across a surface is a line, the border of a box is not', () => {
  const shapes = findShapes(
    drawRects(300, 200, 0xffffff, [
      { ...card, border: { color: 0xcccccc, width: 1 } },
      { x: 60, y: 90, width: 160, height: 1, color: 0xdddddd },
    ]),
    [],
    1,
  );
  expect(shapes.filter((shape) => shape.kind === 'line').map(({ box }) => box)).toEqual([
    { x: 60, y: 90, width: 160, height: 1 },
  ]);
});

test('letters under words are not reported', () => {
  const letters = [0, 8, 16, 24].map((x) => ({ x: 60 + x, y: 60, width: 5, height: 9, color: 0x222222 }));
  const shapes = findShapes(drawRects(200, 120, 0xffffff, letters), [textLine('text', 58, 58, 36, 13)], 1);
  expect(shapes).toEqual([]);
});

test('the strokes of an icon are one blob', () => {
  const strokes = [0, 6, 12].map((y) => ({ x: 50, y: 50 + y - (y / 6) * 1, width: 18, height: 3, color: 0x333333 }));
  const shapes = findShapes(drawRects(120, 120, 0xffffff, strokes), [], 1);
  expect(shapes.map(({ kind, box }) => ({ kind, box }))).toEqual([
    { kind: 'blob', box: { x: 50, y: 50, width: 18, height: 13 } },
  ]);
});

test('the bars of a chart are one drawing, not boxes', () => {
  const bars = Array.from({ length: 8 }, (_, i) => ({
    x: 40 + i * 14,
    y: 120 - 10 * (i + 1),
    width: 8,
    height: 10 * (i + 1),
    color: 0x2563eb,
  }));
  const shapes = findShapes(drawRects(240, 160, 0xffffff, bars), [], 1);
  expect(shapes.map(({ kind, box, marks }) => ({ kind, box, marks }))).toEqual([
    { kind: 'blob', box: { x: 40, y: 40, width: 106, height: 80 }, marks: 8 },
  ]);
});

test('cells that tile a grid are one box that knows its rows and columns', () => {
  const cells = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => ({
      x: 20 + column * 79,
      y: 20 + row * 29,
      width: 80,
      height: 30,
      color: 0xffffff,
      border: { color: 0xdddddd, width: 1 },
    })),
  );
  const shapes = findShapes(drawRects(300, 140, 0xffffff, cells), [], 1);
  expect(shapes.map(({ box, grid }) => ({ box, grid }))).toEqual([
    { box: { x: 20, y: 20, width: 238, height: 88 }, grid: { rows: 3, columns: 3 } },
  ]);
});

test('a filled part that is shaded makes a bar with the empty one too', () => {
  const pixels = drawRects(240, 60, 0x6a008a, [{ x: 20, y: 20, width: 200, height: 6, color: 0xe9ecef }]);
  for (let y = 20; y < 26; y++)
    for (let x = 20; x < 150; x++) pixels.colors[y * 240 + x] = ((84 + x) << 16) | (0xc6 << 8) | (120 - (x >> 1));
  const [bar] = findShapes(pixels, [], 1);
  expect(bar).toMatchObject({ box: { x: 20, y: 20, width: 200, height: 6 }, bars: 2 });
});

test('strips that a shadow tints a little differently are no bar', () => {
  const strip = { y: 20, height: 8 };
  const shapes = findShapes(
    drawRects(240, 60, 0xe0e0e0, [
      { ...strip, x: 20, width: 60, color: 0xf4f6f8 },
      { ...strip, x: 80, width: 140, color: 0xfdfdfd },
    ]),
    [],
    1,
  );
  expect(shapes.some(({ bars }) => bars)).toBe(false);
});

test('a filled and an empty segment on one strip are one bar', () => {
  const shapes = findShapes(
    drawRects(300, 60, 0xffffff, [
      { x: 20, y: 20, width: 200, height: 8, color: 0xe9ecef },
      { x: 20, y: 20, width: 80, height: 8, color: 0x0d6efd },
    ]),
    [],
    1,
  );
  expect(shapes.map(({ box, bars }) => ({ box, bars }))).toEqual([
    { box: { x: 20, y: 20, width: 200, height: 8 }, bars: 2 },
  ]);
});

test('framed fields whose gap happens to be their height stay apart; stripes are the rows of one box', () => {
  const row = (y: number) => ({ x: 20, y, width: 200, height: 40, color: 0xf1f5f9 });
  const border = { color: 0x94a3b8, width: 1 };
  const ys = [20, 100, 180];
  const fields = ys.map((y) => ({ ...row(y), color: 0xffffff, radius: 6, border }));
  expect(findShapes(drawRects(240, 240, 0xffffff, fields), [], 1).map(({ box }) => box.y)).toEqual(ys);
  expect(findShapes(drawRects(240, 240, 0xffffff, ys.map(row)), [], 1)).toMatchObject([
    { grid: { rows: 5, columns: 1 } },
  ]);
});

test('a line between two rows of pixels is one line in its stronger colour', () => {
  const rows = [
    { x: 40, y: 60, width: 160, height: 1, color: 0xe1e5ea },
    { x: 40, y: 61, width: 160, height: 1, color: 0xf5f7f8 },
  ];
  expect(findShapes(drawRects(300, 120, 0xffffff, rows), [], 1)).toMatchObject([
    { kind: 'line', box: { x: 40, y: 60, width: 160, height: 2 }, fill: 0xe1e5ea },
  ]);
});

test('bars and columns that tile a whole page stay what they are', () => {
  const parts = [
    { x: 0, y: 0, width: 200, height: 60, color: 0x111111 },
    { x: 200, y: 0, width: 600, height: 60, color: 0xd7dde4 },
    { x: 0, y: 60, width: 200, height: 40, color: 0x22c55e },
    { x: 0, y: 100, width: 200, height: 500, color: 0x3a4651 },
    { x: 200, y: 60, width: 600, height: 40, color: 0xeeeeee },
    { x: 200, y: 100, width: 600, height: 500, color: 0xf0f3f6 },
  ];
  expect(findShapes(drawRects(800, 600, 0xffffff, parts), [], 1).filter(({ grid }) => grid)).toEqual([]);
});
