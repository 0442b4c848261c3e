import { expect, test } from 'vitest';
import { createCallCount, createCallLimit } from './call-limit.ts';

const setUp = () => {
  const clock = { at: new Date(0) };
  const limit = { max: 3, windowMs: 10_000 };
  const now = () => clock.at;
  return { clock, count: createCallCount(limit, now), limitCalls: createCallLimit(limit, now) };
};

test('each key has so many calls in a window, says how long to wait, and can be given some back', () => {
  const { clock, count } = setUp();
  expect([count('a'), count('a', 2), count('a')]).toEqual([undefined, undefined, 10]);
  expect(count('b', 3)).toBeUndefined();
  clock.at = new Date(4_500);
  expect(count('a')).toBe(6);
  expect([count('a', -3), count('a'), count('a')]).toEqual([undefined, undefined, 6]);
  clock.at = new Date(10_000);
  expect([count('c', -5), count('c', 3), count('c')]).toEqual([undefined, undefined, 10]);
});

test('users are counted by who they are, visitors not at all', () => {
  const { limitCalls } = setUp();
  const ada = { role: 'authenticated', userId: 'ada', email: '', sessionId: '', claims: {} } as const;
  expect([limitCalls(ada, 3), limitCalls({ ...ada, sessionId: 'other' })]).toEqual([undefined, 10]);
  expect(limitCalls({ ...ada, userId: 'bob' })).toBeUndefined();
  expect(limitCalls({ role: 'anon' }, 100)).toBeUndefined();
});
