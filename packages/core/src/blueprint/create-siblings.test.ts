import { expect, test } from 'vitest';
import { createSiblings } from './create-siblings.ts';
import type { PageNode } from './page-node.ts';

const node = (id: string, x: number, y: number, width = 10, height = 10): PageNode => {
  const box = { x, y, width, height };
  return { kind: 'element', element: { id, type: 'card', box, confidence: 1 }, box, children: [] };
};
const idsOf = (nodes: readonly PageNode[]): string[] =>
  nodes.map((one) => (one.kind === 'element' ? one.element.id : ''));

test('siblings come in reading order, and what covers another comes after it', () => {
  const siblings = createSiblings();
  for (const one of [node('c', 40, 40), node('a', 0, 0), node('b', 20, 0), node('on c', 44, 36, 4, 10)])
    siblings.insert(one);
  expect(idsOf(siblings.list())).toEqual(['a', 'b', 'c', 'on c']);
});

test('hundreds of siblings keep one order, in whichever order they come', () => {
  const siblings = createSiblings();
  const grid = Array.from({ length: 600 }, (_, index) =>
    node(`n${index}`, (index % 20) * 20, Math.floor(index / 20) * 20),
  );
  // 7 and 600 have no common factor, so that this visits each once.
  for (let index = 0; index < grid.length; index += 1) siblings.insert(grid[(index * 7) % grid.length]!);
  expect(idsOf(siblings.list())).toEqual(idsOf(grid));
});
