import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { textLine } from '../testing/draw-pixels.ts';
import { dropWordRests } from './drop-word-rests.ts';

const blob = (x: number, size: number): Shape => ({
  kind: 'blob',
  box: { x, y: 20, width: size, height: size },
  radius: 0,
  busy: 0,
});
const line = textLine('options', 40, 18, 60, 14);

test('a mark as close to a line as its letters are to each other is a letter of it', () => {
  expect(dropWordRests([blob(102, 9)], [line], 1)).toEqual([]);
});

test('an icon keeps its distance, and a large drawing is no letter', () => {
  const kept = [blob(108, 12), blob(10, 12), blob(101, 60)];
  expect(dropWordRests(kept, [line], 1)).toEqual(kept);
});
