import { overlap } from '@blueprompt/core/geometry';
import { expect, test } from 'vitest';
import { drawRects, textLine } from '../../boxes/testing/draw-pixels.ts';
import { explainPixels } from '../../scene/explain/explain-pixels.ts';
import { listNodes } from './list-nodes.ts';
import type { NodeKind } from './page-node.ts';

const pixels = drawRects(800, 600, 0xf8f9fa, [
  { x: 0, y: 0, width: 800, height: 56, color: 0x212529 },
  { x: 200, y: 120, width: 400, height: 320, color: 0xffffff, radius: 8, border: { color: 0xdddddd, width: 1 } },
  { x: 224, y: 286, width: 120, height: 40, color: 0x0d6efd, radius: 6 },
  { x: 360, y: 286, width: 120, height: 40, color: 0x0d6efd, radius: 6 },
]);
const texts = [
  textLine('Sign in', 224, 144, 80, 20, { fontSize: 24 }),
  textLine('Cancel', 398, 300, 44, 12, { color: '#ffffff' }),
];
const nodes = listNodes(explainPixels(pixels, texts), texts, 1);
const covers = (x: number, y: number, width: number, height: number, kind?: NodeKind) =>
  nodes.some((node) => (!kind || node.kind === kind) && overlap(node.box, { x, y, width, height }) > 0.9);

test('surfaces and texts are nodes', () => {
  expect(covers(0, 0, 800, 56, 'surface')).toBe(true);
  expect(covers(200, 120, 400, 320, 'surface')).toBe(true);
  expect(covers(224, 286, 120, 40, 'surface')).toBe(true);
  expect(covers(224, 144, 80, 20, 'text')).toBe(true);
});

test('the part below a bar and the row of two buttons have nodes of their own', () => {
  expect(covers(0, 56, 800, 544, 'band')).toBe(true);
  expect(covers(224, 286, 256, 40, 'group')).toBe(true);
});

test('nodes come from the largest to the smallest', () => {
  const sizes = nodes.map(({ box }) => box.width * box.height);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

test('an icon that was read as a short word is a node beside its line', () => {
  const word = (text: string, x: number, width: number) => ({ text, box: { x, y: 20, width, height: 12 } });
  const line = { ...textLine('© Home', 20, 20, 80, 12), words: [word('©', 20, 12), word('Home', 40, 60)] };
  const blank = drawRects(200, 60, 0xffffff, []);
  expect(listNodes(explainPixels(blank, [line]), [line], 1).map(({ kind }) => kind)).toEqual(['text', 'word']);
});
