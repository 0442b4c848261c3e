import { expect, test } from 'vitest';
import { draw } from '../testing/draw.ts';
import { findHeldLines, isCount } from './held-lines.ts';

/** A disc on paper with a digit in its middle, a pixel from the rim of the disc at some places. */
const DISC = [
  '                ',
  '     RRRRRR     ',
  '   RRRRRRRRRR   ',
  '  RRRRRRRRRRRR  ',
  '  RRRRWWWWRRRR  ',
  ' RRRRRRRRWRRRRR ',
  ' RRRRRRWWWRRRRR ',
  ' RRRRRRRRWRRRRR ',
  ' RRRRRRRRWRRRRR ',
  ' RRRRRWWWWRRRRR ',
  '  RRRRRRRRRRRR  ',
  '  RRRRRRRRRRRR  ',
  '   RRRRRRRRRR   ',
  '     RRRRRR     ',
  '                ',
];
const inks = { R: 0xd02020, W: 0xffffff, '#': 0x000000 };
const found = (rows: readonly string[], right = 16) =>
  findHeldLines(draw(rows, inks), { left: 0, top: 0, right, bottom: rows.length, edges: 0 }).map(
    ({ left, top, right: end, bottom }) => [left, top, end, bottom],
  );

test('the count in a disc is a line of its own, also where the disc lies on an icon', () => {
  expect(found(DISC)).toEqual([[5, 3, 11, 11]]);
  const onBell = DISC.map((row, y) => `${y > 5 && y < 9 ? '####' : '    '}${row}`);
  expect(found(onBell, 20)).toEqual([[9, 3, 15, 11]]);
});

test('what reaches the rim, stands aside or is a mere dot is no count', () => {
  const cut = DISC.map((row, y) => (y === 6 ? ' RRRRRRWWWWWWWWW' : row));
  const aside = DISC.map((row) => row.replace(/R{3}(R*W+)/, '$1RRR'));
  const dot = DISC.map((row, y) => (y === 6 || y === 7 ? row : row.replaceAll('W', 'R')));
  expect([found(cut), found(aside), found(dot)]).toEqual([[], [], []]);
});

test('a number, initials and words are counts; a maker’s mark is none', () => {
  expect(['3', '+9k', 'TS', 'new'].every(isCount)).toBe(true);
  expect(['B', 'f', 'in', 'Xd'].some(isCount)).toBe(false);
});
