import { expect, test } from 'vitest';
import { isSameWords } from './same-words.ts';

test.each([
  ['radius 6', 'radius 7', true],
  ['text 500 15 from the left', 'text 500 14 from the left', true],
  ['radius 6', 'radius 8', false],
  ['#0d6efd', '#0d6efe', false],
  ['1px #dddddd border', '1px #eeeeee border', false],
  ['shows bar chart; 3 bars `Year 2025`', 'shows bar chart; 3 bars `Year 2026`', false],
])('%s and %s: %s', (a, b, isSame) => {
  expect(isSameWords(a, b)).toBe(isSame);
});
