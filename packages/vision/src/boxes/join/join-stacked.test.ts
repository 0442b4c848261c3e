import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { textLine } from '../testing/draw-pixels.ts';
import { joinStacked } from './join-stacked.ts';

const picture: Shape = { kind: 'box', box: { x: 20, y: 20, width: 200, height: 120 }, radius: 8, busy: 0.9 };
const words = (y: number, x = 20): Shape => ({
  kind: 'box',
  box: { x, y, width: 200, height: 60 },
  radius: 0,
  busy: 0,
  fill: 0xffffff,
});
const line = (y: number) => textLine('Kyoto in autumn', 40, y + 20, 120, 20);

test('a picture with a box of words right below it is one card', () => {
  const found = joinStacked([picture, words(140)], [line(140)]);
  expect(found.slice(2)).toEqual([
    { kind: 'box', box: { x: 20, y: 20, width: 200, height: 180 }, radius: 8, busy: 0, fill: 0xffffff },
  ]);
});

test('a border of 2 px may lie between them, and more is a gap', () => {
  expect(joinStacked([picture, words(142)], [line(142)])).toHaveLength(3);
  expect(joinStacked([picture, words(143)], [line(143)])).toHaveLength(2);
  expect(joinStacked([picture, words(140, 23)], [line(140)])).toHaveLength(2);
});

test('two boxes without words, and a card that is there, are left as they are', () => {
  expect(joinStacked([picture, words(140)], [])).toHaveLength(2);
  const card: Shape = { ...words(20), box: { x: 20, y: 20, width: 200, height: 180 } };
  expect(joinStacked([card, picture, words(140)], [line(140)])).toHaveLength(3);
});
