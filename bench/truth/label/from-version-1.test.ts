import { expect, test } from 'vitest';
import { fromVersion1 } from './from-version-1.ts';

const PAGE = {
  version: 1,
  id: 'shop',
  width: 100,
  height: 50,
  texts: [],
  elements: [
    {
      type: 'card',
      box: [0, 0, 40, 40],
      painted: true,
      bg: '#ffffff',
      seen: '#ffffff',
      border: { width: 1, color: '#cccccc' },
      radius: 4,
      shadow: true,
      lines: 4,
    },
    {
      type: 'link',
      box: [50, 0, 20, 10],
      painted: false,
      bg: null,
      border: null,
      radius: 0,
      tag: 'a',
      text: 'More',
      optional: true,
    },
    {
      type: 'nav',
      box: [0, 0, 100, 10],
      painted: false,
      bg: null,
      border: { width: 1, color: '#cccccc' },
      radius: 0,
      lines: 1,
    },
    {
      type: 'input',
      box: [50, 20, 40, 20],
      painted: true,
      bg: '#eeeeee',
      border: { width: 1, color: '#cccccc' },
      gradient: true,
      lines: 1,
    },
  ],
  palette: {
    background: '#ffffff',
    page: '#fafafa',
    accent: null,
    painted: [],
    pixels: [{ hex: '#ffffff', share: 1 }],
  },
  spacing: { unit: 8 },
};

test('flat lists become nodes without a tree', () => {
  const { nodes, hasTree, background, spacing } = fromVersion1(PAGE);
  const border = { width: 1, color: '#cccccc', style: 'solid' };
  expect(hasTree).toBe(false);
  expect(background).toEqual({ color: '#fafafa' });
  expect(spacing).toEqual({ unit: 8 });
  expect(nodes).toEqual([
    {
      id: 0,
      type: 'card',
      box: [0, 0, 40, 40],
      painted: true,
      paint: {
        fill: '#ffffff',
        seen: '#ffffff',
        borders: { top: border, right: border, bottom: border, left: border },
        radius: [4, 4, 4, 4],
        hasShadow: true,
      },
    },
    { id: 1, type: 'link', box: [50, 0, 20, 10], painted: false, optional: true, tag: 'a', text: 'More' },
    { id: 2, type: 'nav', box: [0, 0, 100, 10], painted: false },
    {
      id: 3,
      type: 'input',
      box: [50, 20, 40, 20],
      painted: true,
      paint: { fill: '#eeeeee', hasSomeBorders: true, hasGradient: true },
    },
  ]);
});

test('a class that nobody knows is refused', () => {
  const [card] = PAGE.elements;
  expect(() => fromVersion1({ ...PAGE, elements: [{ ...card, type: 'gizmo' }] })).toThrow('Invalid option');
});
