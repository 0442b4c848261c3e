import { expect, test } from 'vitest';
import { listLeaves } from './list-leaves.ts';
import { matchLeaves } from './match-leaves.ts';
import { NARROW, WIDE } from './two-widths.fixture.ts';
import { readWider } from './wider-page.ts';

const leaves = listLeaves(NARROW);
const wider = readWider(NARROW, WIDE, matchLeaves(leaves, listLeaves(WIDE)));
const idOf = (words: string): string => leaves.find(({ text }) => text === words)!.id;

test('several nodes are in the smallest box that holds all of them there', () => {
  const card = wider.boxOf([idOf('Fast to build'), idOf('Card number 1 says more')]);
  expect(card).toMatchObject({ x: 40, y: 250, width: 360, height: 120 });
  expect(wider.boxOf(['menu'])).toBeUndefined();
});

test('what one of four nodes was taken for does not say where they are', () => {
  const card = ['Fast to build', 'Card number 1 says more'].map(idOf);
  const ids = [...card, ...card, idOf('Acme tools')];
  expect(wider.boxOf(ids)).toMatchObject({ x: 40, width: 360 });
  expect(wider.boxesAround(ids)[0]?.box).toMatchObject({ width: 1200 });
});

test('what is at the left of its column is not in the middle of it', () => {
  expect(wider.isCentred([idOf('Tools for people who build')])).toBe(false);
});
