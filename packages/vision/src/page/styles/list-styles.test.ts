import type { Element, TextLine } from '@blueprompt/core/measurement';
import { expect, it } from 'vitest';
import { listStyles } from './list-styles.ts';

const line = (y: number, changes: Partial<TextLine> = {}): TextLine => ({
  text: 'seen more or less',
  box: { x: 20, y, width: 100, height: 10 },
  fontSize: 14,
  fontWeight: 400,
  fontClass: 'sans',
  color: '#333333',
  background: '#ffffff',
  align: 'left',
  confidence: 1,
  words: [],
  ...changes,
});
const box = (id: string, changes: Partial<Element> = {}): Element => ({
  id,
  type: 'button',
  box: { x: 0, y: 0, width: 90, height: 32 },
  fill: '#2563eb',
  radius: 6,
  confidence: 1,
  ...changes,
});

it('lists each style once, the most used first, and says which lines have it', () => {
  const { texts, styles } = listStyles([line(0, { fontSize: 24 }), line(60), line(81), line(102)], []);
  expect(texts.map(({ style }) => style)).toEqual(['t2', 't1', 't1', 't1']);
  expect(styles.text).toEqual([
    { id: 't1', fontSize: 14, fontWeight: 400, fontClass: 'sans', color: '#333333', lineHeight: 21, count: 3 },
    { id: 't2', fontSize: 24, fontWeight: 400, fontClass: 'sans', color: '#333333', count: 1 },
  ]);
});

it('lists looks of boxes: pills of any height are one, and what is not painted has none', () => {
  const { elements, styles } = listStyles(
    [],
    [
      box('a', { radius: 16 }),
      box('b', { radius: 12, box: { x: 0, y: 50, width: 60, height: 24 } }),
      box('c'),
      box('d', { type: 'heading', fill: undefined, radius: undefined }),
      box('e', { type: 'image' }),
    ],
  );
  expect(elements.map(({ style }) => style)).toEqual(['s1', 's1', 's2', undefined, undefined]);
  expect(styles.surface).toEqual([
    { id: 's1', fill: '#2563eb', round: true, count: 2 },
    { id: 's2', fill: '#2563eb', radius: 6, count: 1 },
  ]);
});
