import { expect, test } from 'vitest';
import type { Shape } from '../boxes/shape.ts';
import { textLine } from '../boxes/testing/draw-pixels.ts';
import { unpaintedColumn } from './unpainted-column.ts';

const page = { width: 1440, height: 900, scale: 1, bodySize: 14, background: 0xffffff };
const box = (x: number, y: number, width: number, height: number): Shape => ({
  kind: 'box',
  box: { x, y, width, height },
  fill: 0x394146,
  radius: 0,
  busy: 0,
});
const bar = box(0, 0, 1440, 50);
const hero = box(278, 50, 1092, 236);
const entries = Array.from({ length: 10 }, (_, at) => textLine('Dropdown', 114, 100 + 33 * at, 62, 11));
const content = textLine('Represents a person, complete with a profile image', 318, 314, 700, 14);

test('many short words at one edge beside the content are a column from the bar above to the last of them', () => {
  expect(unpaintedColumn([bar, hero], [...entries, content], page)?.box).toEqual({
    x: 98,
    y: 50,
    width: 180,
    height: 391,
  });
});

test('so few that they may be anything, the first column of a table and the menu in a card are not', () => {
  const others = entries.map(({ box: { y } }) => textLine('Active', 700, y, 40, 11));
  expect(unpaintedColumn([bar, hero], [...entries.slice(0, 7), content], page)).toBeUndefined();
  expect(unpaintedColumn([bar], [...entries, ...others, content], page)).toBeUndefined();
  expect(unpaintedColumn([bar, hero, box(80, 80, 1290, 700)], [...entries, content], page)).toBeUndefined();
});
