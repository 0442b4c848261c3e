import { expect, test } from 'vitest';
import { drawRects, textLine } from '../../boxes/testing/draw-pixels.ts';
import type { PageNode } from '../nodes/page-node.ts';
import { describeNodes, WORD_NUMBERS } from './describe-nodes.ts';

/** As many as the shipped network was trained with. */
const FACTS = 95;
const pixels = drawRects(400, 300, 0xffffff, [{ x: 40, y: 40, width: 120, height: 40, color: 0x0d6efd }]);
const nodes: PageNode[] = [
  { kind: 'surface', box: { x: 40, y: 40, width: 120, height: 40 } },
  { kind: 'text', box: { x: 60, y: 54, width: 60, height: 12 }, text: textLine('Save', 60, 54, 60, 12) },
];

test('every node has the facts that the network knows, and all of them are numbers', () => {
  const { count, facts } = describeNodes(nodes, pixels, 1);
  expect(count).toBe(2);
  expect(facts).toHaveLength(2 * FACTS);
  expect(facts.every(Number.isFinite)).toBe(true);
});

test('boxes are reported in CSS pixels', () => {
  expect([...describeNodes(nodes, pixels, 2).boxes.subarray(0, 4)]).toEqual([20, 20, 60, 20]);
});

test('a surface is known by the words in it, whatever their case', () => {
  const { words } = describeNodes(nodes, pixels, 1);
  expect(words[0]).toBe(words[2]);
  expect(words[0]).toBeGreaterThan(0);
  expect(words[0]).toBeLessThan(WORD_NUMBERS);
});

test('a page without nodes has no numbers', () => {
  expect(describeNodes([], pixels, 1)).toMatchObject({ count: 0, facts: new Float32Array(0) });
});
