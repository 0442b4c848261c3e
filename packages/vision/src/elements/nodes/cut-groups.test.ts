import { expect, test } from 'vitest';
import { cutEnds, cutGroups } from './cut-groups.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test('rows that a wide gap parts are groups, and so are the columns in them', () => {
  const groups = cutGroups([box(0, 0, 40, 10), box(60, 0, 40, 10), box(0, 100, 40, 10), box(0, 120, 40, 10)]);
  expect(groups).toContainEqual(box(0, 0, 100, 10));
  expect(groups).toContainEqual(box(0, 100, 40, 30));
});

test('a row is a group though the gaps within it are wider than those below', () => {
  const groups = cutGroups([box(0, 0, 40, 10), box(200, 0, 40, 10), box(0, 20, 40, 10), box(200, 20, 40, 10)]);
  expect(groups).toContainEqual(box(0, 0, 240, 10));
});

test('what overlaps in both directions has no groups', () => {
  expect(cutGroups([box(0, 0, 40, 40), box(20, 20, 40, 40)])).toEqual([]);
});

test('the first row is a bar as far from its lower side as from the top', () => {
  const whole = box(0, 0, 1000, 800);
  const ends = cutEnds(whole, [box(20, 12, 100, 36), box(20, 200, 500, 300)]);
  expect(ends).toContainEqual(box(0, 0, 1000, 60));
});

test('a column at each side is cut off', () => {
  const ends = cutEnds(box(0, 0, 1000, 800), [box(20, 20, 160, 700), box(300, 20, 400, 700), box(820, 20, 170, 700)]);
  expect(ends).toContainEqual(box(0, 0, 200, 800));
  expect(ends).toContainEqual(box(810, 0, 190, 800));
});

test('one row alone has no ends', () => {
  expect(cutEnds(box(0, 0, 100, 100), [box(10, 10, 80, 80)])).toEqual([]);
});
