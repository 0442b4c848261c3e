import { expect, test } from 'vitest';
import type { Draft } from '../draft.ts';
import { dropDoubles } from './drop-doubles.ts';

const draft = (type: Draft['type'], x: number, width: number): Draft => ({
  type,
  box: { x, y: 0, width, height: 40 },
  confidence: 0.5,
});

test('of two elements of one type at one place the larger stays', () => {
  const outer = draft('button', 0, 100);
  expect(dropDoubles([draft('button', 3, 94), outer])).toEqual([outer]);
});

test('cards may lie in cards, and a small badge in a button stays', () => {
  const drafts = [draft('card', 0, 100), draft('card', 2, 96), draft('button', 0, 100), draft('badge', 70, 20)];
  expect(dropDoubles(drafts)).toEqual(drafts);
});
