import { expect, test } from 'vitest';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import { readBlocks } from './read-blocks.ts';

const texts = (...lines: Parameters<typeof textLine>[]) =>
  readBlocks(lines.map((line) => textLine(...line))).map((block) => block.map(({ text }) => text));

test('lines of one style below each other are one block', () => {
  expect(texts(['One two', 10, 10, 100, 12, { fontSize: 14 }], ['three', 10, 30, 60, 12, { fontSize: 14 }])).toEqual([
    ['One two', 'three'],
  ]);
});

test('another size, colour or edge begins a block of its own', () => {
  expect(texts(['Title', 10, 10, 100, 20, { fontSize: 24 }], ['words', 10, 36, 80, 12, { fontSize: 14 }])).toHaveLength(
    2,
  );
  expect(texts(['One', 10, 10, 100, 12, { fontSize: 14 }], ['two', 200, 30, 60, 12, { fontSize: 14 }])).toHaveLength(2);
});

test('a short line ends a paragraph', () => {
  expect(
    texts(['End.', 10, 10, 30, 12, { fontSize: 14 }], ['A new and long line', 10, 30, 200, 12, { fontSize: 14 }]),
  ).toHaveLength(2);
});
