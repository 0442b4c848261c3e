import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quotaMonth } from './quota-month.ts';

// Fourteen hours ahead of UTC: a month read from the server's own clock would be wrong by most of a day.
beforeEach(() => void vi.stubEnv('TZ', 'Pacific/Kiritimati'));
afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['2026-01-31T23:59:59.999Z', '2026-01'],
  ['2026-02-01T00:00:00.000Z', '2026-02'],
  ['2026-03-01T01:30:00+02:00', '2026-02'],
  ['2025-12-31T20:00:00-05:00', '2026-01'],
])('[SB9] %s counts in %s, wherever the user or the server is', (moment, month) => {
  expect(quotaMonth(new Date(moment))).toBe(month);
});
