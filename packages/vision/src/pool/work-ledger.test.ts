import { expect, test } from 'vitest';
import { createWorkLedger } from './work-ledger.ts';

const open = () => {
  const clock = { ms: 0 };
  return { clock, ledger: createWorkLedger({ burstMs: 60_000, perMinuteMs: 30_000 }, () => clock.ms) };
};

test('who has used up the burst waits until time has made up for the excess', () => {
  const { clock, ledger } = open();
  ledger.book('a', 59_000);
  expect(ledger.waitSeconds('a')).toBeUndefined();
  ledger.book('a', 16_000);
  expect(ledger.waitSeconds('a')).toBe(30);
  expect(ledger.waitSeconds('b')).toBeUndefined();
  clock.ms = 30_001;
  expect(ledger.waitSeconds('a')).toBeUndefined();
  expect(Math.round(ledger.owed('a') / 1000)).toBe(60);
});

test('what was promised and not done is given back, and nobody is owed anything', () => {
  const { clock, ledger } = open();
  ledger.book('a', 5_000);
  ledger.book('a', -4_000);
  expect(ledger.owed('a')).toBe(1_000);
  clock.ms = 600_000;
  ledger.book('a', -4_000);
  expect(ledger.owed('a')).toBe(0);
});
