import { expect, test } from 'vitest';
import { ColorTally } from './color-tally.ts';

test('colours are counted in the order in which they were first seen, however many there are', () => {
  const tally = new ColorTally();
  const expected = new Map<number, number>();
  for (let i = 0; i < 5000; i++) {
    const color = (Math.imul(i, 7919) & 0x7ff) << 7;
    tally.add(color, 1 + (i % 3));
    expected.set(color, (expected.get(color) ?? 0) + 1 + (i % 3));
  }
  const told = [...tally.colors.subarray(0, tally.size)].map((color, at) => [color, tally.counts[at]]);
  expect(told).toEqual([...expected]);
  expect([tally.count(0), tally.count(0xffffff)]).toEqual([expected.get(0), 0]);
});

test('the first of the colours that were seen most is reported', () => {
  const tally = new ColorTally();
  expect(tally.most()).toBeUndefined();
  for (const color of [0, 0xff0000, 0xffffff, 0xffffff, 0xff0000]) tally.add(color);
  expect(tally.most()).toEqual({ color: 0xff0000, count: 2 });
});
