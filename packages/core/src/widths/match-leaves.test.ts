import { describe, expect, test } from 'vitest';
import { type Leaf, listLeaves } from './list-leaves.ts';
import { matchLeaves } from './match-leaves.ts';
import { NARROW, WIDE } from './two-widths.fixture.ts';

const words = (id: string, text: string): Leaf => ({ id, type: 'text', text, ratio: 4 });
const icon = (id: string, over: Partial<NonNullable<Leaf['element']>> = {}): Leaf => ({
  id,
  type: 'icon',
  element: { id, type: 'icon', box: { x: 0, y: 0, width: 20, height: 20 }, confidence: 1, ...over },
  ratio: 1,
});

describe('matchLeaves', () => {
  test('pairs what says the same, whatever its order', () => {
    const pairs = matchLeaves(
      [words('a', 'Sign in'), words('b', 'Plans and prices')],
      [words('x', 'Plans and prices.'), words('y', 'Sign in')],
    );
    expect([...pairs]).toEqual([
      ['a', 'y'],
      ['b', 'x'],
    ]);
  });

  test('takes a misread letter for the same text, and half of a text for another', () => {
    expect(matchLeaves([words('a', 'Monthly report')], [words('x', 'Monthiy report')]).get('a')).toBe('x');
    expect(matchLeaves([words('a', 'Shop in style')], [words('x', 'Shop in styl')]).get('a')).toBe('x');
    expect(matchLeaves([words('a', 'Welcome to the blog')], [words('x', 'Welcome to the blog home')]).size).toBe(0);
  });

  test('of equal texts takes the one between the same neighbours', () => {
    const wide = [words('a', 'Team plan'), words('b', 'Buy'), words('c', 'Solo plan'), words('d', 'Buy')];
    const narrow = [words('x', 'Solo plan'), words('y', 'Buy')];
    expect(matchLeaves(narrow, wide).get('y')).toBe('d');
  });

  test('pairs pictures by their pixels, then by their place, and never icons of two names', () => {
    const wide = [icon('a', { print: 'p' }), words('b', 'Our plans today'), icon('c', { name: 'star' })];
    const narrow = [words('x', 'Our plans today'), icon('y', { name: 'heart' }), icon('z', { print: 'p' })];
    expect([...matchLeaves(wide, narrow)]).toEqual([
      ['b', 'x'],
      ['a', 'z'],
    ]);
  });

  test('pairs thousands of equal leaves in their order', () => {
    const many = (name: string, make: (id: string) => Leaf, count = 3000): Leaf[] =>
      Array.from({ length: count }, (_, at) => make(`${name}${at}`));
    const dots = (name: string): Leaf[] => many(name, (id) => icon(id, { print: 'p' }));
    const pairs = matchLeaves(dots('a'), dots('x'));
    expect([pairs.size, pairs.get('a1500'), pairs.get('a2999')]).toEqual([3000, 'x1500', 'x2999']);
    // Nothing says which is which.
    expect(matchLeaves(many('a', icon), many('x', icon)).size).toBe(0);
    const buy = (id: string): Leaf => words(id, 'Buy');
    const [wide, narrow] = [many('a', buy), many('x', buy, 2999)];
    expect(matchLeaves([words('b', 'Our plans'), ...wide], [words('y', 'Our plans'), ...narrow]).size).toBe(3000);
  });

  test('finds every text of a page that both widths show', () => {
    const [wide, narrow] = [listLeaves(WIDE), listLeaves(NARROW)];
    const pairs = matchLeaves(wide, narrow);
    const textOf = (leaves: Leaf[], id: string | undefined) => leaves.find((leaf) => leaf.id === id)?.text;
    const found = [...pairs].map(([a, b]) => [textOf(wide, a), textOf(narrow, b)]);
    expect(found).toHaveLength(8);
    for (const [one, other] of found) expect(one).toBe(other);
  });
});
