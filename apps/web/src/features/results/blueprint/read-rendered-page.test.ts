import { expect, test } from 'vitest';
import { joinWords, toHex } from './read-rendered-page.ts';

const word = (text: string, x: number, y: number) => ({
  text,
  box: { x, y, width: 40, height: 16 },
  color: '#000000',
});

test('words of one row become one line, a wrapped word begins the next', () => {
  expect(joinWords([word('Create', 0, 0), word('new', 44, 1), word('report', 0, 20)])).toEqual([
    { text: 'Create new', box: { x: 0, y: 0, width: 84, height: 17 }, color: '#000000' },
    { text: 'report', box: { x: 0, y: 20, width: 40, height: 16 }, color: '#000000' },
  ]);
});

test('computed colours become hex, a transparent ground is none', () => {
  expect(toHex('rgb(6, 111, 209)')).toBe('#066fd1');
  expect(toHex('rgba(0, 0, 0, 0)')).toBeUndefined();
});
