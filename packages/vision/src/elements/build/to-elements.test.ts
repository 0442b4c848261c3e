import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { toElements } from './to-elements.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const answers = (count: number, holders = new Float32Array(count * (count + 1))) => ({
  chances: new Float32Array(0),
  best: new Float32Array(count),
  moves: new Float32Array(count * 4),
  holders,
});

test('ids follow reading order and the smallest box that holds an element is its parent', () => {
  const drafts: Draft[] = [
    { type: 'button', box: box(20, 60, 80, 30), confidence: 0.9 },
    { type: 'card', box: box(0, 0, 300, 200), confidence: 0.8 },
  ];
  expect(toElements(drafts, answers(0)).map(({ id, type, parent }) => [id, type, parent])).toEqual([
    ['e1', 'card', undefined],
    ['e2', 'button', 'e1'],
  ]);
});

test('of those that hold it the network may point at another, and never at one that does not', () => {
  const drafts: Draft[] = [
    { type: 'header', box: box(0, 0, 500, 100), confidence: 0.9, node: 0 },
    { type: 'nav', box: box(100, 0, 300, 100), confidence: 0.9, node: 1 },
    { type: 'button', box: box(120, 20, 80, 30), confidence: 0.9, node: 2 },
    { type: 'card', box: box(0, 300, 80, 30), confidence: 0.9, node: 3 },
  ];
  const holders = new Float32Array(4 * 5);
  holders[2 * 5 + 1 + 0] = 3;
  holders[2 * 5 + 1 + 3] = 9;
  const found = toElements(drafts, answers(4, holders));
  const header = found.find(({ type }) => type === 'header');
  expect(found.find(({ type }) => type === 'button')?.parent).toBe(header?.id);
});
