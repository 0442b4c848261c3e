import type { Box } from '@blueprompt/core/geometry';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexBoxes } from './box-index.ts';

type Item = { box: Box };
const at = (x: number, y: number, width: number, height: number): Item => ({ box: { x, y, width, height } });
const nearAll = (items: readonly Item[], asked: Box, slack: number): Item[] =>
  items.filter(
    ({ box: { x, y, width, height } }) =>
      x <= asked.x + asked.width + slack &&
      x + width >= asked.x - slack &&
      y <= asked.y + asked.height + slack &&
      y + height >= asked.y - slack,
  );

test('what touches a box is found in the order that it was given in, once', () => {
  const boxes = [at(64, 0, 64, 64), at(0, 0, 10, 10), at(500, 500, 10, 10), at(0, 0, 3000, 3000)];
  expect(indexBoxes(boxes).near({ x: 0, y: 0, width: 64, height: 64 })).toEqual([boxes[0], boxes[1], boxes[3]]);
});

test('slack reaches over the edge of a cell', () => {
  const index = indexBoxes([at(66, 0, 4, 4), ...Array.from({ length: 9 }, () => at(900, 900, 4, 4))]);
  expect(index.near(at(40, 0, 23, 4).box, 3)).toEqual([at(66, 0, 4, 4)]);
  expect(index.near(at(40, 0, 23, 4).box, 2)).toEqual([]);
});

test('it finds what a look at every box finds', () => {
  const anyBox = fc
    .tuple(fc.integer({ min: -90, max: 900 }), fc.integer({ min: -90, max: 900 }), fc.nat(700), fc.nat(700))
    .map(([x, y, width, height]) => at(x, y, width, height));
  fc.assert(
    fc.property(fc.array(anyBox, { maxLength: 60 }), anyBox, fc.nat(5), (items, { box }, slack) => {
      expect(indexBoxes(items).near(box, slack)).toEqual(nearAll(items, box, slack));
    }),
  );
});
