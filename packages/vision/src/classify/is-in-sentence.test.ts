import { expect, test } from 'vitest';
import { textLine } from '../boxes/testing/draw-pixels.ts';
import type { Draft } from './draft.ts';
import { isInSentence } from './is-in-sentence.ts';

const box = { x: 100, y: 10, width: 60, height: 20 };
const marked = (type: Draft['type'], fill = 0xffdadd): Draft => ({
  type,
  box,
  confidence: 0.6,
  text: 'code',
  shape: { kind: 'box', box, fill, radius: 3, busy: 0 },
});
const after = textLine('is set in each line', 164, 14, 120, 12);

test('a faint box with a word that a sentence goes on beside is a mark in it, a vivid one is a button', () => {
  expect(isInSentence(marked('button'), [after])).toBe(true);
  expect(isInSentence(marked('button', 0x2266ff), [after])).toBe(false);
});

test('a label or another button beside it makes no sentence', () => {
  expect(isInSentence(marked('button'), [textLine('Cancel', 164, 14, 50, 12)])).toBe(false);
  expect(isInSentence(marked('button'), [textLine('is far away from it', 190, 14, 120, 12)])).toBe(false);
});

test('a badge may follow the words that it belongs to', () => {
  expect(isInSentence(marked('badge'), [textLine('These new messages', 0, 14, 96, 12)])).toBe(false);
});
