import { expect, test } from 'vitest';
import { draw } from '../testing/draw.ts';
import { findComponents, markEdges } from './edge-components.ts';

test('two marks of ink apart give two components with one pixel of paper around each', () => {
  const pixels = draw(['          ', '  #    ## ', '  #    ## ', '          ']);
  expect(findComponents(markEdges(pixels), pixels.width)).toEqual([
    { left: 1, top: 0, right: 4, bottom: 4, edges: 8 },
    { left: 6, top: 0, right: 10, bottom: 4, edges: 12 },
  ]);
});

test('a faint change of colour is no edge', () => {
  const pixels = draw(['    ', ' .. ', '    '], { '.': 0xf4f4f4 });
  expect(findComponents(markEdges(pixels), pixels.width)).toEqual([]);
});

test('arms that meet further down are one component', () => {
  const rows = ['#...#', '#...#', '#####'];
  const marks = Uint8Array.from(rows.join(''), (char) => (char === '#' ? 1 : 0));
  expect(findComponents(marks, 5)).toEqual([{ left: 0, top: 0, right: 5, bottom: 3, edges: 9 }]);
});

test('what ends one row and begins the next does not touch', () => {
  expect([...markEdges(draw(['   #', '    ']))]).toEqual([0, 0, 1, 1, 0, 0, 0, 1]);
  const rows = ['...##', '#....', '.....', '..#..'];
  const marks = Uint8Array.from(rows.join(''), (char) => (char === '#' ? 1 : 0));
  expect(findComponents(marks, 5).map(({ left, top }) => [left, top])).toEqual([
    [3, 0],
    [0, 1],
    [2, 3],
  ]);
});
