import { expect, test } from 'vitest';
import type { Element } from '../../measurement.ts';
import { box } from '../page.fixture.ts';
import type { ElementNode, PageNode } from './page-node.ts';
import { takeBorders } from './take-borders.ts';

const node = (element: Element, ...children: PageNode[]): ElementNode => ({
  kind: 'element',
  box: element.box,
  element,
  children,
});
const line = (x: number, y: number, width: number, height: number): ElementNode =>
  node(box('line', 'divider', x, y, width, height, { fill: '#dddddd' }));
const card = (over: Partial<Element>, ...children: PageNode[]): ElementNode =>
  node(box('card', 'card', 100, 100, 400, 200, { fill: '#ffffff', ...over }), ...children);

test('lines along the sides of a box are its border, in whatever groups they are', () => {
  const group: PageNode = {
    kind: 'group',
    box: card({}).box,
    children: [line(101, 140, 1, 160), line(498, 140, 1, 160)],
  };
  const [first, second] = [line(120, 200, 360, 1), line(120, 240, 360, 1)];
  const holder = card({}, { ...group, children: [first, ...group.children] }, second);
  takeBorders(holder);
  expect(holder.children).toEqual([first, second]);
  expect(holder.element.edges).toEqual([
    { side: 'left', color: '#dddddd', width: 1 },
    { side: 'right', color: '#dddddd', width: 1 },
  ]);
});

test('a box that has a border has no line beside it', () => {
  const holder = card({ border: { width: 1, color: '#dddddd' } }, line(100, 100, 400, 1));
  takeBorders(holder);
  expect([holder.children, holder.element.edges]).toEqual([[], undefined]);
});

test('short lines, thick ones and lines between stay', () => {
  const lines = [line(160, 299, 340, 1), line(100, 296, 400, 4), line(100, 180, 400, 1)];
  const holder = card({}, ...lines);
  takeBorders(holder);
  expect(holder.children).toEqual(lines);
});
