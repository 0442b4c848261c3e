import { expect, test } from 'vitest';
import { pressPages } from './press-pages.ts';

test('a badge among the pages that one leafs through is a button, one elsewhere stays', () => {
  const found = [
    { type: 'pagination', box: { x: 40, y: 680, width: 200, height: 32 } },
    { type: 'badge', box: { x: 116, y: 686, width: 24, height: 24 } },
    { type: 'badge', box: { x: 400, y: 686, width: 24, height: 24 } },
  ] as const;
  expect(pressPages(found).map(({ type }) => type)).toEqual(['pagination', 'button', 'badge']);
});
