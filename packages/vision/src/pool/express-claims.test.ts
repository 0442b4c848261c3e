import { expect, test } from 'vitest';
import type { MeasureOutcome } from '../contract.ts';
import { createExpressClaims, EXPRESS_LIMIT_MS } from './express-claims.ts';

const HOUR_MS = 3_600_000;
const TIMED_OUT: MeasureOutcome = { ok: false, error: { code: 'timed-out', timeoutMs: EXPRESS_LIMIT_MS } };
const cost = { isQuick: true, expectedMs: 500, limitMs: 20_000 };
const visitor = (sender: string) => ({ owner: 'visitors', sender, cost });

test('of many people who are one owner only those whose screens are not quick lose the fast lane, until ten have', () => {
  let now = 0;
  const claims = createExpressClaims(
    () => 0,
    () => now,
  );
  for (let n = 1; n <= 9; n++) {
    claims.judge(visitor(`fickle ${n}`), TIMED_OUT, EXPRESS_LIMIT_MS);
    expect(claims.has(visitor(`fickle ${n}`))).toBe(false);
    expect(claims.has(visitor('victim'))).toBe(true);
  }
  claims.judge(visitor('fickle 10'), TIMED_OUT, EXPRESS_LIMIT_MS);
  expect(claims.has(visitor('victim'))).toBe(false);
  expect(claims.has({ owner: 'member', sender: undefined, cost })).toBe(true);
  // Time makes up for it, for all of them and for each.
  now = HOUR_MS;
  expect(['victim', 'fickle 1', 'fickle 10'].map((sender) => claims.has(visitor(sender)))).toEqual([true, true, true]);
});
