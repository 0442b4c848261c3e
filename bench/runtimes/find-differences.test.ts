import { WIDE } from '@blueprompt/core/widths/two-widths.fixture';
import { expect, test } from 'vitest';
import { findDifferences } from './find-differences.ts';

const [first, ...others] = WIDE.texts;

test('a measurement is equal to itself', () => {
  expect(findDifferences(WIDE, structuredClone(WIDE))).toEqual({ texts: 0, types: 0, edgePx: 0, isEqual: true });
});

test('an edge that moved is told in pixels, one digit of anything is no longer equal', () => {
  const moved = { ...first!, box: { ...first!.box, width: first!.box.width + 2 } };
  const other = { ...WIDE, texts: [moved, ...others] };
  expect(findDifferences(WIDE, other)).toEqual({ texts: 0, types: 0, edgePx: 2, isEqual: false });
});

test('a line that is read in another way or not at all counts, and its edges do not', () => {
  const misread = { ...first!, text: `${first!.text}!`, box: { ...first!.box, x: first!.box.x + 50 } };
  expect(findDifferences(WIDE, { ...WIDE, texts: [misread, ...others] })).toMatchObject({ texts: 2, edgePx: 0 });
  expect(findDifferences({ ...WIDE, texts: [first!] }, { ...WIDE, texts: [] })).toMatchObject({ texts: 1 });
});

test('a line that only one has leaves the others in their pairs', () => {
  const { texts, edgePx } = findDifferences(WIDE, { ...WIDE, texts: others });
  expect({ texts, edgePx }).toEqual({ texts: 1, edgePx: 0 });
});
