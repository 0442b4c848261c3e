import { expect, test } from 'vitest';
import type { Measurement } from '../measurement.ts';
import { describeSpacing, describeTypography } from './describe-layout.ts';

/** What a photo leaves: the values below stand for pages in general, nothing was measured. */
const BARE = {
  spacing: { unit: 4, scale: [], gaps: [], paddings: [] },
  typography: { families: [], scale: [], bodySize: 16, lineHeight: 1.5 },
  radii: [],
} as unknown as Measurement;

test('what was not measured is not told as a fact', () => {
  expect(describeTypography(BARE)).toBe('No text was read on this page.');
  expect(describeSpacing(BARE)).toBe('No gaps or paddings were measured.');
  expect(describeSpacing({ ...BARE, radii: [{ px: 6, count: 2 }] })).toBe('Radii 6px.');
});

test('a unit is told with the distances that it was found in', () => {
  const spacing = { unit: 4, scale: [8], gaps: [{ px: 8, count: 3 }], paddings: [] };
  expect(describeSpacing({ ...BARE, spacing })).toBe('Unit 4px; scale 8; most frequent gaps 8px.');
});
