import { expect, test } from 'vitest';
import type { TruthLine } from '../../truth.ts';
import type { TrueNode } from './pair-trees.ts';
import { centredRoom, shownGaps } from './seen-space.ts';

type Place = [x: number, y: number, width: number, height: number];

const text = (lineBox: Place, block: number): TruthLine => ({
  text: 'Word',
  box: lineBox,
  lineBox,
  block,
  fontSize: 14,
  fontWeight: 400,
  color: '#000000',
  words: [],
});
const node = ([x, y, width, height]: Place, more: Partial<TrueNode> = {}): TrueNode => ({
  type: 'group',
  box: { x, y, width, height },
  painted: false,
  optional: false,
  parent: undefined,
  children: [],
  lines: [],
  repeat: undefined,
  source: { id: 0, type: 'group', box: [x, y, width, height], painted: false },
  ...more,
});
const LINES = [text([10, 10, 40, 20], 0), text([80, 10, 40, 20], 1)];

test('links without a fill are as far apart as their words', () => {
  const links = [node([0, 0, 65, 40], { lines: [0] }), node([65, 0, 65, 40], { lines: [1] })];
  expect(shownGaps(node([0, 0, 130, 40], { children: links }), LINES)[0]).toBe(30);
});

test('what is painted ends at its own edge', () => {
  const buttons = [
    node([0, 0, 60, 40], { lines: [0], painted: true }),
    node([65, 0, 65, 40], { lines: [1], painted: true }),
  ];
  expect(shownGaps(node([0, 0, 130, 40], { children: buttons }), LINES)[0]).toBe(5);
});

test('the lines of one text are one thing', () => {
  const lines = [text([30, 0, 90, 20], 0), text([30, 20, 50, 20], 0)];
  const leaves = [0, 1].map((line) =>
    node([30, 20 * line, 90, 20], { type: 'text', source: undefined, lines: [line] }),
  );
  const icon = node([0, 10, 20, 20], { type: 'icon', painted: true });
  expect(shownGaps(node([0, 0, 120, 40], { children: [icon, ...leaves] }), lines)).toEqual([10, undefined]);
});

test('room around what is in the middle is told, room at one end is not', () => {
  const icon = node([12, 12, 16, 16], { type: 'icon', painted: true });
  expect(centredRoom(node([0, 0, 40, 40], { children: [icon], painted: true }), [], 1)).toEqual([12, 12, 12, 12]);
  expect(centredRoom(node([0, 0, 90, 40], { children: [icon], painted: true }), [], 1)).toEqual([
    12,
    undefined,
    12,
    undefined,
  ]);
  expect(centredRoom(node([0, 0, 40, 40], { painted: true }), [], 1)).toEqual([]);
});
