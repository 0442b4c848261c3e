import { expect, test } from 'vitest';
import { chooseBreakpoint, chooseRanges } from './choose-breakpoints.ts';

test.each([
  [390, 1440, 1024],
  [390, 768, 768],
  [1100, 1200, 1150],
])('between %i and %i the layout changes at %i', (narrow, wide, px) => {
  expect(chooseBreakpoint(narrow, wide)).toBe(px);
});

test('three widths share the line without a gap', () => {
  expect(chooseRanges([1440, 768, 390])).toEqual([
    { width: 1440, from: 1024, to: undefined },
    { width: 768, from: 768, to: 1023 },
    { width: 390, from: undefined, to: 767 },
  ]);
});
