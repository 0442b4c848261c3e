import { expect, test } from 'vitest';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import type { Draft } from '../draft.ts';
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

test('a badge is a mark where the line that it lies in is read across it', () => {
  const words = ['You', 'see', 'a', 'code', 'in', 'it'].map((text, at) => ({
    text,
    box: { x: [12, 48, 84, 106, 163, 180][at]!, y: 14, width: [30, 30, 12, 48, 14, 14][at]!, height: 12 },
  }));
  const line = { ...textLine('You see a code in it', 12, 14, 182, 12), words };
  expect(isInSentence(marked('badge'), [line])).toBe(true);
  expect(isInSentence(marked('badge'), [{ ...line, words: words.slice(2) }])).toBe(false);
});

test('a whole sentence before it is no name that a badge belongs to', () => {
  const sentence = textLine('Rows get their stripes with this', 0, 14, 96, 12);
  expect(isInSentence(marked('badge'), [sentence])).toBe(true);
  expect(isInSentence(marked('badge', 0x2266ff), [sentence])).toBe(false);
});
