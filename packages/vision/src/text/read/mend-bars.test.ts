import { expect, test } from 'vitest';
import { mendBars } from './mend-bars.ts';
import { textOf } from './split-words.ts';

const word = (text: string, top: number, bottom: number) => ({
  chars: [...text].map((char) => ({ char, confidence: 1, at: 0, spaceBefore: 0 })),
  left: 0,
  right: 10,
  top,
  bottom,
});
const texts = (...words: ReturnType<typeof word>[]) => mendBars(words).map(textOf).join(' ');

test('a bar that ends where the letters end is a capital I, one that reaches below or above them is a sign', () => {
  expect(texts(word('Then', 10, 22), word('|', 10, 22), word('would', 10, 22))).toBe('Then I would');
  expect(texts(word('Spirit', 10, 25), word('|', 10, 25), word('2022', 10, 22))).toBe('Spirit | 2022');
  expect(texts(word('Then', 10, 22), word('|', 7, 22), word('would', 10, 22))).toBe('Then | would');
});

test('a bar beside signs and tails alone stays what it was read as', () => {
  expect(texts(word('gy', 13, 25), word('|', 10, 25))).toBe('gy |');
});
