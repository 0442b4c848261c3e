import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { drawRects } from '../testing/draw-pixels.ts';
import { partCards } from './part-cards.ts';

const box = (y: number, height: number, fill = 0xffffff): Shape => ({
  kind: 'box',
  box: { x: 20, y, width: 300, height },
  fill,
  radius: 0,
  busy: 0,
});
const pixels = drawRects(340, 420, 0xf5f5f9, [
  { x: 20, y: 20, width: 300, height: 380, color: 0xffffff },
  { x: 20, y: 160, width: 300, height: 1, color: 0xdddddd },
]);
const whole = box(20, 380);

test('a card that a line crosses from edge to edge is one card with a divider', () => {
  const line = { kind: 'line', box: { x: 20, y: 160, width: 300, height: 1 }, fill: 0xdddddd, radius: 0, busy: 0 };
  expect(partCards([whole, box(20, 140), box(161, 239)], pixels, 1)).toEqual({ shapes: [whole], lines: [line] });
});

test('with a strip at its head and two lines through it, parts of parts go too', () => {
  const parts = [box(20, 12, 0xff4081), box(32, 128), box(160, 240), box(161, 110), box(272, 128)];
  const { shapes, lines } = partCards([whole, ...parts], pixels, 1);
  expect([...shapes, ...lines].map(({ kind, box: { y, height } }) => `${kind} ${y}+${height}`)).toEqual([
    'box 20+380',
    'box 20+12',
    'line 160+1',
    'line 271+1',
  ]);
});

test('a head of another colour, parts that leave room and rows of a list stay', () => {
  const head = [whole, box(20, 140, 0xeeeeee), box(161, 239)];
  const apart = [whole, box(20, 140), box(170, 230)];
  const rows = [box(20, 92), box(20, 30), box(51, 30), box(82, 30)];
  for (const shapes of [head, apart, rows]) expect(partCards(shapes, pixels, 1)).toEqual({ shapes, lines: [] });
});

test('tiles of its colour that fill a card are no cards, and the lines between them are reported', () => {
  const border = { color: 0xe5e9f2, width: 1 };
  const tile = (x: number, y: number, width: number, height: number): Shape => ({
    ...box(y, height),
    box: { x, y, width, height },
    border,
  });
  const card = { ...whole, border };
  const tiles = [tile(20, 20, 200, 200), tile(219, 20, 101, 200), tile(20, 219, 300, 181)];
  const { shapes, lines } = partCards([card, ...tiles], pixels, 1);
  expect(shapes).toEqual([card]);
  expect(lines.map(({ box: { x, y, width, height } }) => `${x},${y} ${width}×${height}`)).toEqual([
    '219,20 1×200',
    '20,219 200×1',
    '219,219 101×1',
  ]);
});
