import { expect, test } from 'vitest';
import { page, text } from '../write/page.fixture.ts';
import { chooseBreakpoint, chooseRanges } from './choose-breakpoints.ts';

test.each([
  [390, 1440, 1024],
  [390, 768, 768],
  [1100, 1200, 1150],
])('between %i and %i the layout changes at %i', (narrow, wide, px) => {
  expect(chooseBreakpoint(narrow, wide)).toBe(px);
});

test('three widths share the line without a gap', () => {
  const [wide, middle, narrow] = [1440, 768, 390].map((width) =>
    page([text('Across', 0, 10), text('the page', width - 70, 10)], [], { image: { width, height: 100, scale: 1 } }),
  );
  expect(chooseRanges([wide!, middle!, narrow!])).toEqual([
    { width: 1440, from: 1024, to: undefined },
    { width: 768, from: 768, to: 1023 },
    { width: 390, from: undefined, to: 767 },
  ]);
});

test.each([
  ['in the middle, for which 768 px are enough', 400, 768],
  ['at the left of something else', 40, 1024],
])('a layout whose words are one column %s', (_, x, from) => {
  const image = (width: number) => ({ image: { width, height: 100, scale: 1 } });
  const wide = page([text('A column', x, 10), text('of words', x + 640, 40)], [], image(1440));
  expect(chooseRanges([wide, page([text('A column', 16, 10)], [], image(390))])[0]).toEqual({
    width: 1440,
    from,
    to: undefined,
  });
});
