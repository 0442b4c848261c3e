import { expect, test } from 'vitest';
import { formatDate, formatMoment } from './format-date.ts';

test('[HI6] dates have the form MMM d, yyyy', () => {
  expect(formatDate('2025-01-05T12:00:00Z', 'UTC')).toBe('Jan 5, 2025');
  expect(formatDate('2026-11-15T23:30:00+00:00', 'UTC')).toBe('Nov 15, 2026');
});

test('a moment says its time of day, so that two of one day can be told apart', () => {
  expect(formatMoment('2026-11-19T14:05:00Z', 'UTC').replace('\u202f', ' ')).toBe('Nov 19, 2026, 2:05 PM');
});
