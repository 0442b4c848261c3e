import { afterEach, expect, test } from 'vitest';
import { forgetUpgradeIntent, keepUpgradeIntent, wantsUpgrade } from './upgrade-intent.ts';

const HOUR_MS = 3_600_000;
afterEach(() => localStorage.clear());

test('an upgrade that was begun is remembered for a day, or until it is forgotten', () => {
  expect(wantsUpgrade(localStorage, 50 * HOUR_MS)).toBe(false);
  keepUpgradeIntent(localStorage, 50 * HOUR_MS);
  expect(wantsUpgrade(localStorage, 51 * HOUR_MS)).toBe(true);
  expect(wantsUpgrade(localStorage, 75 * HOUR_MS)).toBe(false);
  forgetUpgradeIntent(localStorage);
  expect(wantsUpgrade(localStorage, 51 * HOUR_MS)).toBe(false);
});
