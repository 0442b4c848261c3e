import { expect, test } from 'vitest';
import type { TreeNode } from '../page-tree.ts';
import { buildPageTree } from './build-page-tree.ts';
import type { TreeFacts } from './draft.ts';
import { line } from './page.fixture.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const button = (id: string, x: number, y: number) => ({
  id,
  type: 'button' as const,
  box: box(x, y, 80, 30),
  confidence: 1,
});
/** Two rows of two buttons: as far from each other across as down. */
const elements = [button('a', 0, 0), button('b', 130, 0), button('c', 0, 80), button('d', 130, 80)];
const facts = (groups: TreeFacts['groups']): TreeFacts => ({
  image: { width: 600, height: 400, scale: 1 },
  texts: [],
  elements,
  regions: [],
  ...(groups && { groups }),
});
const listSets = (node: TreeNode): string[][] => [
  ...(node.kind === 'group' ? [leavesOf(node)] : []),
  ...node.children.flatMap(listSets),
];
const leavesOf = (node: TreeNode): string[] =>
  node.children.length === 0 ? [node.id] : node.children.flatMap(leavesOf);
const setsWith = (groups: TreeFacts['groups']) => listSets(buildPageTree(facts(groups)).root);

test('what lies in a known group is held by it, though its sides are not exact', () => {
  const sets = setsWith([box(3, 3, 76, 110), box(133, 3, 76, 110)]);
  expect(sets).toContainEqual(['a', 'c']);
  expect(sets).toContainEqual(['b', 'd']);
  expect(setsWith(undefined)).not.toContainEqual(['a', 'c']);
});

test('a group of one thing, of nothing, of the whole page or of an element is none', () => {
  const none = setsWith(undefined);
  expect(setsWith([box(0, 0, 90, 40), box(300, 300, 80, 80), box(0, 0, 600, 400), box(0, 0, 80, 30)])).toEqual(none);
});

test('a group that the side of a card cuts in two is none', () => {
  const card = { id: 'card', type: 'card' as const, box: box(0, 0, 100, 150), confidence: 1, fill: '#ffffff' };
  const { root } = buildPageTree({ ...facts([box(0, 60, 90, 200)]), elements: [...elements, card] });
  expect(root.children.find(({ id }) => id === 'card')?.children.map(({ id }) => id)).toEqual(['a', 'c']);
});

test('a group is as large as what it holds', () => {
  const { root } = buildPageTree(facts([box(0, 0, 100, 150)]));
  const holder = root.children.find(({ id }) => id === 'holder-1');
  expect(holder?.box).toEqual(box(0, 0, 80, 110));
});

test('labels that stick out of a chart by a pixel or two are its own, though they were seen as a group', () => {
  const chart = { id: 'chart', type: 'chart' as const, box: box(0, 0, 300, 100), confidence: 1 };
  const { root } = buildPageTree({
    ...facts([box(88, 84, 140, 18)]),
    elements: [chart],
    texts: [line('Mon', 20, 88, 24), line('Tue', 100, 88, 24), line('Wed', 180, 88, 24)],
  });
  expect(root.children.map(({ id }) => id)).toEqual(['chart']);
  expect(root.children[0]?.children.map(({ text }) => text)).toEqual(['Mon', 'Tue', 'Wed']);
});
