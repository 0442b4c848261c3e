import { expect, test } from 'vitest';
import type { Measurement } from '../measurement.ts';
import type { TreeNode } from '../page-tree.ts';
import { box, page, text } from '../write/page.fixture.ts';
import { buildPageTree } from './build-page-tree.ts';
import { treeOf } from './tree-of.ts';

const measured = page([text('Plans', 40, 20)], [box('h', 'heading', 40, 20, 60, 20)]);
const tree = buildPageTree(measured);

const withoutLevels = ({ level: _, ...node }: TreeNode): TreeNode => ({
  ...node,
  children: node.children.map(withoutLevels),
});

test('a heading of the tree has its level', () => {
  expect(JSON.stringify(tree)).toContain('"level":1');
});

test('the tree of a measurement of version 2 is the stored one', () => {
  const stored: Measurement = { ...measured, version: 2, tree };
  expect(treeOf(stored)).toBe(tree);
});

test.each([
  ['without levels', { root: withoutLevels(tree.root), repeats: tree.repeats }],
  ['without a tree', undefined],
])('a result of version 1 %s gets the same tree', (_, saved) => {
  expect(treeOf({ ...measured, version: 1, tree: saved })).toEqual(tree);
});
