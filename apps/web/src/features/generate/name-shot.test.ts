import { expect, test } from 'vitest';
import { nameShot, placeShot, unitOf } from './name-shot.ts';

const page = (id: string, name: string) => ({ id, name, imageIndex: 0 });
const PLAIN = { uiType: 'webapp' as const, items: [page('a', 'Page 1'), page('b', 'Pricing')] };
const WITH_PARTS = {
  uiType: 'webapp' as const,
  items: [
    page('a', 'Page 1'),
    { ...page('b', 'Page 2'), partOf: { pageId: 'a', as: 'width' as const } },
    { ...page('c', 'Page 3'), partOf: { pageId: 'a', as: 'state' as const, name: 'Menu open' } },
  ],
};

test('a run counts pages or sections, and screenshots where a page has several', () => {
  expect([unitOf(PLAIN), unitOf({ ...PLAIN, uiType: 'landing' }), unitOf(WITH_PARTS)]).toEqual([
    'page',
    'section',
    'screenshot',
  ]);
});

test('a number is no name, and another width or state says whose it is', () => {
  expect(PLAIN.items.map((_, index) => nameShot(PLAIN, index))).toEqual([undefined, 'Pricing']);
  expect(WITH_PARTS.items.map((_, index) => nameShot(WITH_PARTS, index))).toEqual([
    'Page 1',
    'Another width of Page 1',
    'Menu open, a state of Page 1',
  ]);
});

test('a page that was moved under its number is not called by two numbers', () => {
  const moved = { ...PLAIN, items: [page('b', 'Page 2'), page('a', 'Page 1'), page('c', 'Pricing')] };
  expect(moved.items.map((_, index) => placeShot(moved, index))).toEqual(['1 of 3', '2 of 3', 'page 3 of 3']);
  expect(placeShot(WITH_PARTS, 1)).toBe('screenshot 2 of 3');
});
