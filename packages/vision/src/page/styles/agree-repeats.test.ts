import type { TextLine } from '@blueprompt/core/measurement';
import type { PageTree } from '@blueprompt/core/page-tree';
import { expect, test } from 'vitest';
import { agreeRepeats } from './agree-repeats.ts';

const box = { x: 0, y: 0, width: 60, height: 12 };
const line = (fontWeight: number, color: string, fontSize = 14): TextLine => ({
  text: 'Price',
  box,
  fontSize,
  fontWeight,
  fontClass: 'sans',
  color,
  background: '#ffffff',
  align: 'left',
  confidence: 1,
  words: [],
});
const text = (id: string, lines: number[]) => ({ id, kind: 'text' as const, type: 'text', box, lines, children: [] });

/** A set of as many cards, each with the lines of one text. */
const treeOf = (...members: number[][]): PageTree => ({
  root: { id: 'page', kind: 'page', type: 'page', box, children: members.map((lines, at) => text(`t${at}`, lines)) },
  repeats: [
    {
      id: 'repeat-1',
      template: 'card0',
      items: members.map((_, at) => `card${at}`),
      slots: [{ path: '/text-1', nodes: members.map((_, at) => `t${at}`) }],
    },
  ],
});
const looksOf = (lines: readonly TextLine[]): string[] =>
  lines.map(({ fontWeight, color }) => `${fontWeight} ${color}`);

test('what is at one place of a set and measured a little off has the style of most', () => {
  const lines = [line(500, '#334155'), line(400, '#334155'), line(500, '#364053')];
  expect(looksOf(agreeRepeats(lines, treeOf([0], [1], [2])))).toEqual(Array(3).fill('500 #334155'));
});

test('the chosen one keeps its own weight and colour, and a text of another size', () => {
  const lines = [line(400, '#334155'), line(400, '#334155'), line(700, '#334155'), line(400, '#2563eb')];
  const other = line(500, '#334155', 16);
  const all = [...lines, other];
  expect(agreeRepeats(all, treeOf([0], [1], [2], [3], [4]))).toEqual(all);
});

test('a paragraph changes as a whole, without what is marked in it', () => {
  const lines = [line(400, '#334155'), line(400, '#334155'), line(500, '#334155'), line(700, '#334155')];
  const more = [...lines, line(500, '#334155')];
  const agreed = agreeRepeats(more, treeOf([0], [1], [2, 3, 4]));
  expect(agreed.map(({ fontWeight }) => fontWeight)).toEqual([400, 400, 400, 700, 400]);
});
