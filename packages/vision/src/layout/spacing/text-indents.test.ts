import type { Element, TextLine } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { textIndents } from './text-indents.ts';

const page = { width: 800, height: 600, scale: 1, bodySize: 16, background: 0xffffff };
const textAt = (x: number, y: number, text: string): TextLine => ({
  text,
  box: { x, y, width: 60, height: 12 },
  fontSize: 16,
  fontWeight: 400,
  fontClass: 'sans',
  color: '#000000',
  background: '#ffffff',
  align: 'left',
  confidence: 1,
  words: [],
});
const boxAt = (id: string, x: number, y: number, width: number, height: number): Element => ({
  id,
  type: 'card',
  box: { x, y, width, height },
  confidence: 1,
});

test('the first text of a row is indented from the edge of what holds it, less the white before its first letter', () => {
  const card = { ...boxAt('card', 100, 100, 300, 200), border: { color: '#cccccc', width: 1 } };
  // A stem stands a pixel behind the edge of its box; a slanted letter does not.
  expect(textIndents([card], [textAt(122, 120, 'Home'), textAt(121, 150, 'Views')], page)).toEqual([20, 20]);
});

test('a box on the same row is what a text is indented from; a text behind another one is not indented', () => {
  const boxes = [boxAt('card', 100, 100, 300, 200), boxAt('avatar', 116, 116, 40, 40)];
  expect(textIndents(boxes, [textAt(169, 130, 'Home'), textAt(260, 130, 'Later')], page)).toEqual([12]);
});
