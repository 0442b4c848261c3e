import { expect, test } from 'vitest';
import { agreeSizes, type SizedLine } from './agree-sizes.ts';

const line = (changes: Partial<SizedLine>): SizedLine => ({
  fontSize: 12,
  chars: 7,
  color: 0x858796,
  isCapitals: false,
  left: 300,
  right: 324,
  bottom: 0,
  ...changes,
});

test('a short line takes the size that most of its neighbours in a row or column have', () => {
  const axis = [line({ left: 278 }), line({ left: 278 }), line({ left: 310, chars: 2, fontSize: 13.5 })];
  expect(agreeSizes(axis.map((label, index) => ({ ...label, bottom: 40 * index })))).toEqual([12, 12, 12]);
});

test.each([
  ['longer lines', { chars: 20, fontSize: 13 }],
  ['lines of another colour', { color: 0x333333, fontSize: 12.5 }],
  ['lines elsewhere', { left: 500, right: 560, bottom: 500, fontSize: 12.5 }],
  ['lines that are clearly larger', { fontSize: 14 }],
])('%s keep their own', (_, changes) => {
  expect(agreeSizes([line({ bottom: 40 }), line({ bottom: 80 }), line(changes)])[2]).toBe(changes.fontSize);
});
