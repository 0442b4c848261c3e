import { expect, test } from 'vitest';
import { NARROW, WIDE } from '../../widths/two-widths.fixture.ts';
import { page, text } from '../../write/page.fixture.ts';
import { renderPage } from '../render-page.ts';
import { renderMeasuredPage, renderWidthsPage } from './render-widths-page.ts';

const html = renderWidthsPage([WIDE, NARROW]);
/** The rules of a media query that begins with this condition. */
const rulesOf = (condition: string): string => {
  const start = html.indexOf(`@media ${condition}{`);
  return html.slice(start, html.indexOf('\n}\n', start));
};

test('says every text once', () => {
  for (const words of ['Pricing<', '>Tools for people who build', '>Safe to change', '>Acme tools<'])
    expect(html.slice(html.indexOf('<body')).split(words).length - 1, words).toBe(1);
});

test('states measured values of each width in its own range', () => {
  expect(rulesOf('(min-width:1024px)')).toContain('font-size:48px');
  expect(rulesOf('(max-width:1023px)')).toContain('font-size:24px');
  expect(rulesOf('(min-width:1024px)')).not.toContain('font-size:24px');
});

test('hides what a width does not have', () => {
  const hides = (condition: string, element: RegExp): boolean =>
    element
      .exec(html)![1]!
      .split(' ')
      .some((name) => rulesOf(condition).includes(`.${name}{display:none}`));
  const [menu, icon] = [/<ul class="([^"]*)"><li [^>]*>Product/, /<(?:svg|img)[^>]* class="([^"]*)"/];
  expect([hides('(max-width:1023px)', menu), hides('(min-width:1024px)', menu)]).toEqual([true, false]);
  expect([hides('(max-width:1023px)', icon), hides('(min-width:1024px)', icon)]).toEqual([false, true]);
});

test('words of a screenshot never become markup, at any width', () => {
  const evil = (width: number) =>
    page([text('</style><script>alert(1)</script>', 10, 10), text("<img src=x onerror='alert(1)'>", 10, 60)], [], {
      image: { width, height: 200, scale: 1 },
    });
  expect(renderWidthsPage([evil(1200), evil(390)])).not.toMatch(/<script|<img src=x/);
});

test('a page of one width is written as ever', () => {
  expect(renderMeasuredPage({ measurement: WIDE })).toBe(renderPage(WIDE));
});

test('items of a grid are side by side again where each has the room that it has there', () => {
  expect(rulesOf('(max-width:1023px)')).toContain(
    'grid-template-columns:repeat(auto-fit,minmax(min(100%,max(360px,(100% - 43px)/3)),1fr))',
  );
});

test('words that were read otherwise at a width break there by themselves', () => {
  const two = (width: number, first: string, second: string) =>
    page([text(first, 10, 10), text(second, 10, 30)], [], { image: { width, height: 200, scale: 1 } });
  const wide = page([text('A long sentence about nothing at all', 10, 10)], [], {
    image: { width: 1200, height: 200, scale: 1 },
  });
  const body = renderWidthsPage([wide, two(390, 'A long sentence abuot', 'nothing at all')]);
  expect(body.split('A long sentence').length - 1).toBe(2);
  expect(body).toMatch(/class="[^"]*lines-390/);
});

test('a line that is broken for want of room goes on where the page is wider, one that every width breaks does not', () => {
  const lines = (width: number, words: string[]) =>
    page(
      words.map((one, at) => text(one, 10, 10 + 20 * at)),
      [],
      { image: { width, height: 200, scale: 1 }, paragraphs: [{ x: 0, y: 0, width, height: 100 }] },
    );
  const wide = lines(1200, ['Ideas', 'and words for people who build']);
  const body = renderWidthsPage([wide, lines(390, ['Ideas', 'and words', 'for people who build'])]);
  expect(body).toMatch(/Ideas <br>and words <br class="[^"]*soft-390">for people who build/);
  expect(body).toMatch(
    /@media \(min-width:391px\) and \(max-width:\d+px\)\{\n\.soft-390\{display:none\}\n\.broken-390\{white-space:normal\}/,
  );
});
