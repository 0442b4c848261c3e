import { expect, test } from 'vitest';
import type { Flow } from '../../page-tree.ts';
import { columnStart, flowWords, paddingWords } from './flow-words.ts';

const at = (x: number, y: number, width: number, height: number) => ({ box: { x, y, width, height } });
const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };
const wordsOf = (flow: Flow, ...children: { box: ReturnType<typeof at>['box'] }[]): string =>
  flowWords(flow, children).filter(Boolean).join(', ');

test.each([
  [{ top: 16, right: 16, bottom: 16, left: 16 }, 'padding 16'],
  [{ top: 8, right: 16, bottom: 8, left: 16 }, 'padding 8 16'],
  [{ top: 8, right: 16, bottom: 20, left: 16 }, 'padding 8 16 20'],
  [{ top: 8, right: 4, bottom: 20, left: 16 }, 'padding 8 4 20 16'],
  [NO_PADDING, false],
])('a padding is written as CSS writes it: %j', (padding, words) => {
  expect(paddingWords(padding)).toBe(words);
});

test('a row says its gap, or its gaps where they differ, and what is pushed apart', () => {
  const row = { direction: 'row', padding: NO_PADDING } as const;
  const [a, b, c] = [at(0, 0, 40, 20), at(50, 0, 40, 20), at(120, 0, 40, 20)];
  expect(wordsOf({ ...row, gap: 10 }, a, b)).toBe('row gap 10');
  expect(wordsOf(row, a, b, c)).toBe('row gaps 10 30');
  expect(wordsOf({ ...row, gap: 80, justify: 'space-between' }, a, c)).toBe('row space-between');
  expect(wordsOf({ ...row, gap: 10, align: 'end' }, a, b)).toBe('row gap 10 bottom');
});

test('of many gaps those that follow each other are counted, and a new line of a row is no gap', () => {
  const column = { direction: 'column', padding: NO_PADDING } as const;
  const tops = [0, 30, 55, 80, 105, 130, 155, 180, 205, 230, 300];
  expect(wordsOf(column, ...tops.map((y) => at(0, y, 100, 20)))).toBe('column gaps 10 5*8 50');
  const row = { direction: 'row', padding: NO_PADDING, wrap: true } as const;
  expect(wordsOf(row, at(0, 0, 40, 20), at(48, 0, 40, 20), at(0, 30, 60, 20))).toBe('row gaps 8 new-line wraps');
});

test('a grid says its columns and both gaps', () => {
  const grid = { direction: 'grid', columns: 3, gap: 16, columnGap: 24, padding: NO_PADDING } as const;
  expect(wordsOf(grid, at(0, 0, 9, 9), at(20, 0, 9, 9))).toBe('grid of 3 columns gap 16 24');
});

test('copies of a row share a left edge, a right edge or a middle', () => {
  const home = { x: 10, y: 0, width: 500, height: 40 };
  const parts = (...boxes: ReturnType<typeof at>[]) => boxes.map(({ box }) => ({ box, home }));
  expect(columnStart(parts(at(30, 0, 40, 20), at(30, 0, 90, 20)))).toBe('20');
  expect(columnStart(parts(at(60, 0, 40, 20), at(10, 0, 90, 20)))).toBe('right 90');
  expect(columnStart(parts(at(90, 0, 20, 20), at(60, 0, 80, 20)))).toBe('centre 90');
});

test('gaps between boxes of a third of a pixel are the same where they are written alike', () => {
  const height = 133 / 3;
  let y = 0;
  const boxes = Array.from({ length: 40 }, (_, at) => {
    const box = { x: 0, y, width: 100, height };
    y += height + (at < 20 ? 10 : 24);
    return { box };
  });
  const flow: Flow = { direction: 'column', padding: { top: 0, right: 0, bottom: 0, left: 0 } };
  expect(flowWords(flow, boxes).join('')).toContain('column gaps 10*20 24*19');
});
