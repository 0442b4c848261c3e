import { expect, test } from 'vitest';
import { createOpenBlocks } from './open-blocks.ts';

test('blocks are found by where they end now, in the order in which they began', () => {
  const open = createOpenBlocks<string>(100, 4);
  for (const [name, y] of [
    ['a', 10],
    ['b', 10],
    ['c', 50],
  ] as const) {
    open.step(y);
    open.keep(name);
  }
  expect(open.between(5, 15)).toEqual(['a', 'b']);
  open.step(52);
  open.keep('a');
  expect(open.between(5, 15)).toEqual(['b']);
  expect(open.between(-1e9, 1e9)).toEqual(['a', 'b', 'c']);
});

test('a block far above a piece is finished, also for pieces that go back up', () => {
  const open = createOpenBlocks<string>(100, 4);
  open.step(10);
  open.keep('a');
  open.step(60);
  open.keep('b');
  open.step(110);
  open.step(30);
  expect(open.between(0, 20)).toEqual([]);
  expect(open.between(50, 70)).toEqual(['b']);
});
