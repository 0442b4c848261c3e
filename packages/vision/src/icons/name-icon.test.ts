import { expect, test } from 'vitest';
import { compareShape } from './known-shapes.ts';
import { nameIcon } from './name-icon.ts';
import { shapeOf } from './shape-of.ts';

/** Ink by the letter: # full, + half, anything else none. */
const drawn = (rows: readonly string[]) => {
  const shape = shapeOf({
    width: rows[0]!.length,
    height: rows.length,
    values: rows.flatMap((row) => [...row].map((cell) => (cell === '#' ? 1 : cell === '+' ? 0.5 : 0))),
  });
  return shape ? compareShape(shape) : [];
};

test('three bars are a menu, whatever stands around them', () => {
  const bars = ['##############', '##############', '              ', '              '];
  const menu = [...bars, ' '.repeat(14), ...bars, ' '.repeat(14), ...bars.slice(0, 2)];
  expect(nameIcon(drawn(menu))).toBe('menu');
  const padded = [...Array(3).fill(' '.repeat(20)), ...menu.map((row) => `   ${row}   `), ' '.repeat(20)];
  expect(nameIcon(drawn(padded))).toBe('menu');
});

test('a cross, a plus and an arrow head are told apart', () => {
  const side = 14;
  const cells = (isInk: (x: number, y: number) => boolean) =>
    Array.from({ length: side }, (_, y) => Array.from({ length: side }, (_, x) => (isInk(x, y) ? '#' : ' ')).join(''));
  expect(nameIcon(drawn(cells((x, y) => Math.abs(x - y) < 2 || Math.abs(x + y - side + 1) < 2)))).toBe('close');
  expect(nameIcon(drawn(cells((x, y) => Math.abs(x - 6.5) < 1 || Math.abs(y - 6.5) < 1)))).toBe('plus');
  expect(nameIcon(drawn(cells((x, y) => y < 8 && Math.abs(Math.abs(x - 6.5) - (7 - y)) < 1.5)))).toBe('chevron-down');
});

test('what looks like nothing known has no name', () => {
  const noise = Array.from({ length: 16 }, (_, y) =>
    Array.from({ length: 16 }, (_, x) => ((x * 7 + y * 13 + x * y) % 5 < 2 ? '#' : ' ')).join(''),
  );
  expect(nameIcon(drawn(noise))).toBeUndefined();
  expect(nameIcon(drawn(['    ', '    ']))).toBeUndefined();
});
