import { expect, test } from 'vitest';
import { page, text } from '../write/page.fixture.ts';
import { whyNotOnePage } from './same-page.ts';
import { NARROW, WIDE } from './two-widths.fixture.ts';

test('one page at two widths is one page', () => {
  expect(whyNotOnePage(WIDE, NARROW)).toBeUndefined();
});

test('widths that are close are one width, in CSS pixels', () => {
  expect(whyNotOnePage(WIDE, { ...NARROW, image: { ...NARROW.image, width: 1000 } })).toEqual({
    code: 'one-width',
    widths: [1200, 1000],
  });
  const twice = { ...WIDE, image: { width: 2400, height: 1000, scale: 2 } };
  expect(whyNotOnePage(WIDE, twice)?.code).toBe('one-width');
});

test('pages that share their header only are two pages', () => {
  const other = page(
    [text('Acme tools', 16, 20), text('Answers to what people ask us every day', 16, 80), text('Write to us', 16, 120)],
    [],
    { image: { width: 390, height: 300, scale: 1 } },
  );
  const reason = whyNotOnePage(WIDE, other);
  expect(reason).toMatchObject({ code: 'two-pages' });
  expect(reason?.code === 'two-pages' && reason.shared).toBeLessThan(0.3);
});

test('a page without words is no width of another', () => {
  expect(whyNotOnePage(WIDE, page([], [], { image: { width: 390, height: 300, scale: 1 } }))).toEqual({
    code: 'two-pages',
    shared: 0,
  });
});
