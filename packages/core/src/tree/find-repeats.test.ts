import { describe, expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { findRepeats } from './find-repeats.ts';
import { box, draft } from './page.fixture.ts';

const product = (at: number, extra: Draft[] = []): Draft =>
  draft(`card${at}`, 'card', box(120 * at, 0, 100, 140), {
    isPainted: true,
    children: [
      draft(`photo${at}`, 'image', box(120 * at, 0, 100, 60)),
      draft(`name${at}`, 'text', box(120 * at + 8, 70, 60, 20)),
      draft(`price${at}`, 'text', box(120 * at + 8, 100, 40, 20)),
      ...extra,
    ],
  });
const page = (children: Draft[]): Draft => draft('page', 'page', box(0, 0, 800, 400), { kind: 'page', children });

describe('findRepeats', () => {
  test('cards of one structure are a set, with what is at the same place in each', () => {
    const sold = draft('sold', 'badge', box(250, 4, 30, 16));
    expect(findRepeats(page([product(0), product(1), product(2, [sold])]), 1)).toEqual([
      {
        id: 'repeat-1',
        template: 'card2',
        items: ['card0', 'card1', 'card2'],
        slots: [
          { path: '/image-1', nodes: ['photo0', 'photo1', 'photo2'] },
          { path: '/text-1', nodes: ['name0', 'name1', 'name2'] },
          { path: '/text-2', nodes: ['price0', 'price1', 'price2'] },
        ],
      },
    ]);
  });

  test('a card of the same size with twice the parts is one of them', () => {
    const more = ['badge', 'button', 'icon'].map((type) => draft(type, type, box(130, 4, 30, 16)));
    const wide = draft('wide', 'card', box(0, 200, 300, 140), { isPainted: true, children: product(2, more).children });
    const sets = findRepeats(page([product(0), product(1, more), wide]), 1);
    expect(sets.map(({ items }) => items)).toEqual([['card0', 'card1']]);
  });

  test('pairs of texts in other sizes are no set, though they are as high', () => {
    const pair = (at: number, sizes: number[]): Draft =>
      draft(`pair${at}`, 'group', box(0, 100 * at, 100 + 80 * at, 44), {
        children: sizes.map((fontSize, part) => draft(`text${at}${part}`, 'text', box(0, 0, 80, 20), { fontSize })),
      });
    const setsOf = (...pairs: number[][]) => findRepeats(page(pairs.map((sizes, at) => pair(at, sizes))), 1).length;
    expect([setsOf([16, 12], [16, 12]), setsOf([16, 12], [12, 14])]).toEqual([1, 0]);
  });

  test('boxes of another size and structure are not', () => {
    const other = draft('other', 'card', box(0, 200, 400, 60), { isPainted: true });
    expect(findRepeats(page([product(0), other]), 1)).toEqual([]);
  });

  test('tiles of two rows that are alike are one set', () => {
    const row = (at: number): Draft =>
      draft(`row${at}`, 'group', box(0, 160 * at, 340, 140), {
        children: [0, 1].map((tile) => draft(`tile${at}${tile}`, 'button', box(120 * tile, 160 * at, 100, 40))),
      });
    expect(findRepeats(page([row(0), row(1)]), 1).map(({ items }) => items)).toEqual([
      ['row0', 'row1'],
      ['tile00', 'tile01', 'tile10', 'tile11'],
    ]);
  });

  test('two links are no menu, three are', () => {
    const links = (count: number): Draft[] =>
      Array.from({ length: count }, (_, at) => draft(`link${at}`, 'link', box(80 * at, 0, 60, 20)));
    expect([2, 3].map((count) => findRepeats(page(links(count)), 1).length)).toEqual([0, 1]);
  });
});
