import { expect, test } from 'vitest';
import { box, page, text } from '../write/page.fixture.ts';
import { writeWidths } from '../write/write-widths.ts';
import { findWidthChanges } from './find-width-changes.ts';
import { NARROW, WIDE } from './two-widths.fixture.ts';

test('what changes at the narrow width is found, and what stays is not', () => {
  const { groups, fontSizes, hidden, shown } = findWidthChanges(WIDE, NARROW);
  expect(groups).toEqual([
    expect.objectContaining({ items: 3, text: 'Fast to build', columns: { from: 3, to: 1 }, order: undefined }),
  ]);
  expect(fontSizes).toEqual([{ from: 48, to: 24, texts: ['Tools for people who build'] }]);
  expect(hidden.map(({ text }) => text)).toEqual(['Product', 'Pricing', 'About us']);
  expect(shown.map(({ id }) => id)).toEqual(['menu']);
});

test('words that one width has in one text and the other in two are neither hidden nor shown', () => {
  const wide = page([text('Read all about our plans', 40, 40)], [], { image: { width: 1200, height: 500, scale: 1 } });
  const narrow = page([text('Read all', 16, 40), text('about our plans', 16, 240)], [], {
    image: { width: 390, height: 500, scale: 1 },
  });
  expect(findWidthChanges(wide, narrow)).toMatchObject({ hidden: [], shown: [] });
});

test('a page has no changes to itself', () => {
  expect(findWidthChanges(WIDE, WIDE)).toEqual({ groups: [], fontSizes: [], hidden: [], shown: [], margin: undefined });
});

test('the guide says from where on columns that fit are side by side again', () => {
  const words = ['Visits of today', 'Orders of today', 'Guests of today', 'Profit of today'];
  const image = (width: number) => ({ image: { width, height: 800, scale: 1 } });
  const at = (x: (at: number) => number, y: (at: number) => number, width: number, size: number) =>
    page(
      words.map((one, place) => text(one, x(place) + 20, y(place) + 40)),
      words.map((_, place) =>
        box(`card-${place + 1}`, 'card', x(place), y(place), width, 100, {
          fill: '#ffffff',
          border: { color: '#cccccc', width: 1 },
        }),
      ),
      image(size),
    );
  const wide = at(
    (place) => 40 + 340 * place,
    () => 100,
    320,
    1440,
  );
  const narrow = at(
    () => 16,
    (place) => 100 + 120 * place,
    358,
    390,
  );
  // All four need 1340 px, and below 1024 px the narrow layout holds.
  expect(findWidthChanges(wide, narrow).groups[0]?.steps).toEqual([
    { count: 4, from: 1340 },
    { count: 2, from: 660 },
  ]);
  expect(writeWidths([wide, narrow])).toContain(
    '(4 items): one below the other instead of 4 in a row; 2 in a row again once the row is at least 660 px wide.',
  );
});

test('the guide says each change once, with the breakpoint', () => {
  expect(
    writeWidths([WIDE, NARROW]),
  ).toBe(`At 390 px the page is 600 px high; use this layout below 1024 px (\`@media (max-width: 1023px)\`), full width from 390 to 1023 px:
- Page margins: 15 px instead of 38 px.
- Text of 48 px becomes 24 px: \`Tools for people who build\`.
- Row that begins with \`Fast to build\` (3 items): one below the other instead of 3 in a row.
- Hidden: \`Product\`, \`Pricing\`, \`About us\`.
- Shown only here: 1 icon.`);
  expect(writeWidths([WIDE])).toBe('');
  const narrower = { ...NARROW, image: { ...NARROW.image, width: 300 } };
  expect(writeWidths([NARROW, narrower]).split('\n').slice(1)).toEqual(['- Only line lengths change.']);
});
