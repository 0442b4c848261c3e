import type { Element } from '@blueprompt/core/measurement';
import type { Flow, PageTree, TreeNode } from '@blueprompt/core/page-tree';
import { expect, test } from 'vitest';
import { measureSpacing } from './measure-spacing.ts';
import { treeSpaces } from './tree-spaces.ts';

const PAGE = { width: 800, height: 600, scale: 1 };
const node = (id: string, kind: TreeNode['kind'], flow: Partial<Flow>, children: TreeNode[] = []): TreeNode => ({
  id,
  kind,
  type: kind === 'element' ? 'card' : kind,
  box: { x: 0, y: 0, width: 100, height: 100 },
  flow: { direction: 'column', padding: { top: 0, right: 0, bottom: 0, left: 0 }, ...flow },
  children,
});
const sides = (top: number, right: number, bottom: number, left: number) => ({ padding: { top, right, bottom, left } });
const treeOf = (...children: TreeNode[]): PageTree => ({
  root: node('page', 'page', { gap: 25, ...sides(70, 70, 70, 70) }, children),
  repeats: [],
});

test('the spaces of a tree are its gaps, and the sides of what has an edge of its own', () => {
  const card = node('e1', 'element', { gap: 15, ...sides(20, 30, 20, 10) });
  const grid = node('group-1', 'group', { direction: 'grid', gap: 10, columnGap: 15, ...sides(3, 3, 3, 3) }, [card]);
  expect(treeSpaces(treeOf(grid), 1)).toEqual({ gaps: [25, 10, 15, 15], paddings: [20, 10, 30] });
});

test('spaces are told in CSS pixels', () => {
  expect(treeSpaces(treeOf(node('e1', 'element', sides(41, 40, 41, 40))), 2)).toEqual({
    gaps: [13],
    paddings: [21, 20],
  });
});

test('gaps and paddings of the tree tell the unit of a page whose boxes say nothing', () => {
  const lines = [10, 15, 35].map((gap, at) => node(`e${at}`, 'element', { gap, ...sides(15, 25, 15, 25) }));
  expect(measureSpacing([], [], PAGE, treeOf()).unit).toBe(4);
  expect(measureSpacing([], [], PAGE, treeOf(...lines)).unit).toBe(5);
});

test('a space that boxes and tree both tell of counts once', () => {
  // Four gaps of 16 px between cards: as eight they would outweigh those of 5 and 15 px.
  const cards = [0, 1, 2, 3, 4].map(
    (at): Element => ({
      id: `e${at}`,
      type: 'card',
      box: { x: 100, y: 56 * at, width: 200, height: 40 },
      confidence: 1,
    }),
  );
  const apart = [5, 5, 15, 15].map((gap, at) => node(`g${at}`, 'group', { gap }));
  const same = [0, 1, 2, 3].map((at) => node(`s${at}`, 'group', { gap: 16 }));
  expect(measureSpacing(cards, [], PAGE, treeOf(...apart, ...same)).unit).toBe(5);
});

test('a space that occurs once in the tree says nothing', () => {
  const lone = [5, 15, 35, 45, 55, 65, 75].map((gap, at) => node(`g${at}`, 'group', { gap }));
  expect(measureSpacing([], [], PAGE, treeOf(...lone)).unit).toBe(4);
  expect(measureSpacing([], [], PAGE, treeOf(...lone, ...lone)).unit).toBe(5);
});
