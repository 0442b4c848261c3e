import { expect, test } from 'vitest';
import { cutCells } from './cut-cells.ts';

const bar = { x: 100, y: 50, width: 300, height: 40 };
const word = (x: number, width = 40, y = 60) => ({ x, y, width, height: 16 });

test('a bar is cut half way between the words in it', () => {
  expect(cutCells(bar, [word(130), word(230), word(330)])).toEqual([
    { ...bar, x: 100, width: 100 },
    { ...bar, x: 200, width: 100 },
    { ...bar, x: 300, width: 100 },
  ]);
});

test('a narrow column is cut from top to bottom', () => {
  const column = { x: 0, y: 0, width: 30, height: 40 };
  expect(cutCells(column, [word(5, 20, 2), word(5, 20, 22)]).map(({ y, height }) => [y, height])).toEqual([
    [0, 20],
    [20, 20],
  ]);
});

test('one word, contents in rows and columns, and cells of very different lengths are no bar of cells', () => {
  expect(cutCells(bar, [word(130)])).toEqual([]);
  expect(cutCells(bar, [word(130), word(230), word(130, 40, 80), word(230, 40, 80)])).toEqual([]);
  expect(cutCells(bar, [word(105), word(150), word(350)])).toEqual([]);
});
