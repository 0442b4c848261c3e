import { describe, expect, test } from 'vitest';
import type { Box } from '../../geometry.ts';
import type { Flow } from '../../page-tree.ts';
import { box, text } from '../page.fixture.ts';
import type { PageNode, TextNode } from './page-node.ts';
import { settleFlow } from './settle-flow.ts';

const NO_PADDING = { top: 0, right: 0, bottom: 0, left: 0 };
const column: Flow = { direction: 'column', padding: NO_PADDING };
const row: Flow = { direction: 'row', padding: NO_PADDING };

type Numbers = readonly [x: number, y: number, width: number, height: number];
const boxOf = ([x, y, width, height]: Numbers): Box => ({ x, y, width, height });

const card = (place: Numbers, flow?: Flow, ...children: PageNode[]): PageNode => ({
  kind: 'element',
  box: boxOf(place),
  flow,
  element: box('e', children.length === 0 ? 'divider' : 'card', ...place, { fill: '#eeeeee' }),
  children,
});
const button = (...place: Numbers): PageNode => ({
  ...card(place),
  kind: 'element',
  element: box('b', 'button', ...place, { fill: '#0d6efd' }),
});
const line = (...place: Numbers): PageNode => card(place);

const words = (y: number, height: number): TextNode => {
  const { box: at, ...line } = text('Words', 20, y);
  const { fontSize, fontWeight, fontClass, color, background, align } = line;
  return {
    kind: 'text',
    box: boxOf([20, y, 100, height]),
    block: {
      lines: [{ ...line, box: at }],
      box: at,
      text: 'Words',
      fontSize,
      fontWeight,
      fontClass,
      color,
      background,
      align,
    },
    style: { fontSize, fontWeight, fontClass, color },
    children: [],
  };
};

const settled = (node: PageNode): PageNode => {
  settleFlow(node);
  return node;
};
const cornersOf = ({ children }: PageNode): string[] => children.map((child) => `${child.box.x},${child.box.y}`);

describe('a row or column', () => {
  test('of even gaps says one, and one of uneven gaps adds up to where its parts are', () => {
    const even = settled(
      card([0, 0, 200, 300], column, button(20, 20, 160, 40), button(20, 71, 160, 40), button(20, 120, 160, 40)),
    );
    expect(even.flow?.gap).toBe(10);
    expect(cornersOf(even)).toEqual(['20,20', '20,70', '20,120']);
    const uneven = settled(
      card([0, 0, 200, 300], column, button(20, 20, 160, 40), button(20, 74, 160, 40), button(20, 131, 160, 40)),
    );
    expect(uneven.flow?.gap).toBeUndefined();
    expect(cornersOf(uneven)).toEqual(['20,20', '20,74', '20,131']);
  });

  test('has the padding that its first part begins at', () => {
    const node = settled(card([0, 0, 422, 177], column, button(15, 15, 392, 38), button(15, 67, 392, 38)));
    expect(node.flow?.padding).toMatchObject({ top: 15, left: 15, right: 15 });
  });

  test('whose parts begin a pixel apart has one edge, and further apart each says where it is', () => {
    const standings = (x: number): unknown =>
      settled(card([0, 0, 400, 300], column, button(20, 20, 160, 40), button(x, 80, 90, 40))).children[1]?.standing;
    expect(standings(21)).toBeUndefined();
    expect(standings(23)).toBe('left +3');
    expect(standings(156)).toBe('centred');
  });

  test('that would have to go backwards is layered', () => {
    const back = card(
      [0, 0, 900, 800],
      column,
      card([20, 20, 800, 700], column, button(40, 40, 90, 40)),
      button(60, 690, 36, 60),
    );
    expect(settled(back).isLayered).toBe(true);
    const touching = card([0, 0, 900, 800], row, button(20, 20, 100, 40), button(118, 20, 100, 40));
    expect(settled(touching).isLayered).toBeUndefined();
    expect(cornersOf(touching)).toEqual(['20,20', '120,20']);
  });

  test('of line boxes that overlap has lower ones, and nothing goes further and further from its place', () => {
    const list = settled(
      card([0, 0, 200, 300], column, ...Array.from({ length: 10 }, (_, at) => words(20 + 16 * at, 18))),
    );
    expect(list.children.map(({ box: { y, height } }) => y + height / 2)).toEqual(
      Array.from({ length: 10 }, (_, at) => 29 + 16 * at),
    );
    expect(list.children.slice(1, -1).map((one) => one.kind === 'text' && one.lineHeight)).toEqual(Array(8).fill(16));
    expect(list.isLayered).toBeUndefined();
  });

  test('of boxes that overlap, so that the last would be far from its place, is layered where they were measured', () => {
    const boxes = [20, 58, 96, 134].map((y) => button(20, y, 160, 40));
    const list = settled(card([0, 0, 200, 300], column, ...boxes));
    expect(list.isLayered).toBe(true);
    expect(cornersOf(list)).toEqual(['20,20', '20,58', '20,96', '20,134']);
  });

  test('written against its order goes in the order of its places', () => {
    const node = settled(card([0, 0, 900, 300], row, button(300, 20, 500, 200), button(20, 20, 250, 200)));
    expect(cornersOf(node)).toEqual(['20,20', '300,20']);
  });

  test('has what lies on it at a place of its own', () => {
    const parts = [button(20, 20, 160, 40), button(20, 70, 160, 40), button(20, 120, 160, 40), button(170, 50, 20, 30)];
    const node = settled(card([0, 0, 200, 300], column, ...parts));
    expect(node.children.map(({ isFloating }) => isFloating ?? false)).toEqual([false, false, false, true]);
    expect(node.flow?.gap).toBe(10);
  });
});

describe('lines', () => {
  const rows = (...lines: PageNode[]): PageNode =>
    card(
      [0, 0, 400, 300],
      column,
      ...[20, 80, 140].flatMap((y, at) => [button(20, y, 160, 40), ...(lines[at] ? [lines[at]!] : [])]),
    );

  test('after each part, or each but the last, are none of the parts', () => {
    const between = settled(rows(line(20, 70, 360, 1), line(20, 130, 360, 1)));
    expect(between.lines).toMatchObject({ after: 10 });
    expect(between.flow?.gap).toBe(20);
    expect(settled(rows(line(20, 70, 360, 1), line(20, 130, 360, 1), line(20, 190, 360, 1))).lines?.nodes).toHaveLength(
      3,
    );
  });

  test('of different looks are parts, each of which says its own', () => {
    const red: PageNode = {
      ...card([20, 130, 360, 3]),
      kind: 'element',
      element: box('r', 'divider', 20, 130, 360, 3, { fill: '#ff0000' }),
    };
    const node = settled(rows(line(20, 70, 360, 1), red, line(20, 190, 360, 1)));
    expect(node.lines).toBeUndefined();
    expect(node.children).toHaveLength(6);
  });

  test('elsewhere are parts with places', () => {
    const one = settled(rows(line(20, 70, 360, 1)));
    expect(one.lines).toBeUndefined();
    expect(one.children).toHaveLength(4);
    expect(settled(rows(line(20, 62, 360, 1), line(20, 137, 360, 1))).lines).toBeUndefined();
  });
});

test('a box that paints nothing is as large as what sticks out of it', () => {
  const nav: PageNode = {
    kind: 'region',
    box: boxOf([18, 107, 200, 100]),
    flow: column,
    region: { role: 'nav', box: boxOf([18, 107, 200, 100]) },
    children: [button(26, 102, 80, 15), button(26, 130, 80, 15)],
  };
  expect(settled(nav).box).toEqual(boxOf([18, 102, 200, 105]));
  expect(nav.flow?.padding).toMatchObject({ top: 0, left: 8 });
});

test('what a holder was moved by does not change the gaps in it', () => {
  const pair: PageNode = {
    kind: 'group',
    box: boxOf([103, 80, 216, 40]),
    flow: row,
    children: [button(103, 80, 100, 40), button(219, 80, 100, 40)],
  };
  const node = settled(card([0, 0, 416, 300], column, button(20, 20, 376, 40), pair, button(20, 140, 376, 40)));
  expect(node.children[1]?.standing).toBe('centred');
  expect(node.children[1]?.flow?.gap).toBe(16);
});
