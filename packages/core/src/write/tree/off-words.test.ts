import { expect, test } from 'vitest';
import { offWords } from './off-words.ts';

test('says whole pixels with the sign that they have once rounded', () => {
  const from = { x: 10, y: 10 };
  expect(offWords({ x: 9.7, y: 15 }, from)).toBe('+0 +5');
  expect(offWords({ x: 9.7, y: 9.8 }, from)).toBe('+0 +0');
  expect(offWords({ x: 9.4, y: 7 }, from)).toBe('-1 -3');
});
