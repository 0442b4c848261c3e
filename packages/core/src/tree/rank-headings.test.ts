import { expect, test } from 'vitest';
import { headingLevels } from './rank-headings.ts';

const heading = (fontSize: number, y: number, text = 'Plans') => ({
  box: { x: 0, y, width: 100, height: 20 },
  fontSize,
  text,
});

test('the largest heading is the h1, the topmost of several, and no level is skipped', () => {
  const levels = headingLevels([heading(40, 0), heading(40, 50), heading(24, 100), heading(24, 200), heading(18, 300)]);
  expect([...levels.values()]).toEqual([1, 2, 3, 3, 4]);
});

test('the title stands above figures that are set larger', () => {
  const levels = headingLevels([heading(40, 100), heading(56, 300), heading(56, 300), heading(20, 400)]);
  expect([...levels.values()]).toEqual([1, 2, 2, 3]);
});

test('a larger name in the header of the site does not title the page', () => {
  const levels = headingLevels([heading(28, 0), heading(20, 100)], { x: 0, y: 60, width: 500, height: 500 });
  expect([...levels.values()]).toEqual([2, 1]);
});

test('a figure titles no page where words do', () => {
  const levels = headingLevels([heading(24, 0, '$4,300'), heading(24, 50), heading(24, 100)]);
  expect([...levels.values()]).toEqual([2, 1, 2]);
});

test('without a heading there is no level', () => {
  expect(headingLevels([]).size).toBe(0);
});
