import { expect, test } from 'vitest';
import type { TreeNode } from '../page-tree.ts';
import { textBlocksOf } from '../tree/nest-drafts.ts';
import { line } from '../tree/page.fixture.ts';
import { facesOf } from './fonts/page-faces.ts';
import { setText } from './set-text.ts';
import { snapTexts } from './snap-texts.ts';

/** Where texts go that were measured at these places in one box. */
const snapped = (places: [x: number, y: number][], scale = 1): [x: number, y: number][] => {
  const blocks = places.map(([x, y], at) => {
    const image = { width: 800, height: 600, scale: 1 };
    return textBlocksOf({ image, texts: [line(`Text ${at}`, x, y, 60)], elements: [] })[0]!;
  });
  const texts = new Map(blocks.map((block, at) => [`text-${at}`, setText(block, 20, facesOf([], []))]));
  const children = blocks.map(
    ({ box, text }, at): TreeNode => ({ id: `text-${at}`, kind: 'text', type: 'paragraph', box, text, children: [] }),
  );
  const root: TreeNode = { id: 'page', kind: 'page', type: 'page', box: blocks[0]!.box, children };
  const [first] = [...texts.values()].map(({ box }) => box);
  const [x0, y0] = places[0]!;
  const round = (value: number): number => Math.round(10 * value) / 10;
  return [...snapTexts(root, texts, scale).values()].map(({ box }) => [
    round(box.x - first!.x + x0),
    round(box.y - first!.y + y0),
  ]);
};

test('texts of one box begin at one edge, and what is level at one height', () => {
  const places = snapped([
    [40, 40],
    [240, 41],
    [41, 120],
  ]);
  expect(new Set([places[0]![0], places[2]![0]]).size).toBe(1);
  expect(places[0]![1]).toBe(places[1]![1]);
});

test('what is further apart stays where it is', () => {
  expect(
    snapped([
      [40, 40],
      [44, 120],
    ]),
  ).toEqual([
    [40, 40],
    [44, 120],
  ]);
});

test('each of hundreds of texts goes to the middle of those that are near to the first of them', () => {
  const kinds = 3;
  const places = Array.from({ length: 900 }, (_, at): [number, number] => [40 + 4 * (at % kinds) + (at % 2), 40]);
  expect(new Set(snapped(places).map(([x]) => x)).size).toBe(kinds);
});
