import { expect, test } from 'vitest';
import { box, page, text } from '../write/page.fixture.ts';
import { chooseBreakpoint, chooseRanges } from './choose-breakpoints.ts';

test.each([
  [390, 1440, 1024],
  [390, 768, 768],
  [1100, 1200, 1150],
])('between %i and %i the layout changes at %i', (narrow, wide, px) => {
  expect(chooseBreakpoint(narrow, wide)).toBe(px);
});

/** Words of 14 px that take 45 % of a page. */
const wordsFor = (width: number): string => 'w'.repeat(Math.round((0.45 * width) / 7));

test('three widths share the line without a gap', () => {
  const [wide, middle, narrow] = [1440, 768, 390].map((width) =>
    page([text(wordsFor(width), 0, 10), text(wordsFor(width), 0.55 * width, 10)], [], {
      image: { width, height: 100, scale: 1 },
    }),
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

const image = (width: number) => ({ image: { width, height: 400, scale: 1 } });
const narrow = page([text('Sign in', 16, 10), text('Help', 16, 40)], [], image(390));

test.each<[string, number, number, number]>([
  ['two buttons that are far apart', 120, 100, 480],
  ['two columns that fit into 768 px', 340, 340, 768],
  ['two columns that do not', 400, 340, 1024],
])('%s are side by side from where they fit', (_, first, second, from) => {
  const cards = [
    box('a', 'card', 40, 10, first, 200, { fill: '#eeeeee' }),
    box('b', 'card', 1400 - second, 10, second, 200, { fill: '#eeeeee' }),
  ];
  const wide = page([text('Sign in', 60, 30), text('Help', 1420 - second, 30)], cards, image(1440));
  expect(chooseRanges([wide, narrow])[0]!.from).toBe(from);
});

test('a page of which less was read than of the narrower one is not known to fit', () => {
  const wide = page([text('Sign in', 40, 10), text('Help', 1300, 10)], [], image(1440));
  const more = page([text('Sign in and read all that you have missed', 16, 10), text('Help', 16, 40)], [], image(390));
  expect(chooseRanges([wide, narrow])[0]!.from).toBe(480);
  expect(chooseRanges([wide, more])[0]!.from).toBe(1024);
});
