import { expect, test } from 'vitest';
import type { Element, Measurement, TextLine } from '../../measurement.ts';
import { NARROW, WIDE } from '../../widths/two-widths.fixture.ts';
import { box, page, text } from '../../write/page.fixture.ts';
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

test('even columns are side by side again where all have the room that they have there', () => {
  expect(rulesOf('(max-width:1023px)')).toContain(
    'grid-template-columns:repeat(auto-fit,minmax(max((100% - 43px)/3,min(100%,(1120px - 100%)*999)),1fr))',
  );
});

const shot = (width: number, texts: TextLine[], elements: Element[] = []): Measurement =>
  page(texts, elements, { image: { width, height: 600, scale: 1 } });

test('columns of a grid need the room between what each has in it at both widths', () => {
  const cards = (size: number, columns: number, width: number, step: number) =>
    shot(
      size,
      FOUR.map((words, at) => text(words, 40 + step * (at % columns), 140 + 160 * Math.floor(at / columns))),
      FOUR.map((words, at) =>
        box(words, 'card', 16 + step * (at % columns), 100 + 160 * Math.floor(at / columns), width, 140, CARD),
      ),
    );
  const columns = 'repeat(auto-fit,minmax(max((100% - 52px)/4,min((100% - 18px)/2,(1008px - 100%)*999)),1fr))';
  expect(renderWidthsPage([cards(1440, 4, 300, 350), cards(390, 2, 171, 187)])).toContain(
    `grid-template-columns:${columns}`,
  );
});

const FOUR = ['Orders', 'Visits', 'Guests', 'Profit'];
const CARD = { fill: '#ffffff', border: { color: '#cccccc', width: 1 }, radius: 8 } as const;

test('what is in one column there is one column here, however wide each is', () => {
  const [first, second] = [
    ['About our company', 'Who we are and why', 'People and places'],
    ['Read what is new', 'Letters to all of you'],
  ];
  const wide = shot(1200, [
    ...first!.map((words, at) => text(words, 300, 100 + 60 * at)),
    ...second!.map((words, at) => text(words, 520, 100 + 60 * at)),
  ]);
  const narrow = shot(
    390,
    [...first!, ...second!].map((words, at) => text(words, 16, 100 + 60 * at)),
  );
  const columns = [
    ...renderWidthsPage([wide, narrow]).matchAll(/flex:(\d+) 1 max\((\d+)px,min\(100%,\((\d+)px - 100%\)\*999\)\)/g),
  ];
  expect(columns.map(([, ...widths]) => widths.map(Number))).toEqual([
    [128, 128, 376],
    [149, 149, 376],
  ]);
});

test('columns have room for the lines that the narrow layout does not break', () => {
  const wide = shot(1200, [
    ...['News of', 'the week'].map((words, at) => text(words, 300, 100 + 60 * at)),
    ...['Letters', 'to you'].map((words, at) => text(words, 420, 100 + 60 * at)),
  ]);
  const sizes: [string, number][] = [
    ['News of', 40],
    ['the week', 14],
    ['Letters', 14],
    ['to you', 14],
  ];
  const narrow = shot(
    390,
    sizes.map(([words, fontSize], at) => text(words, 16, 100 + 60 * at, { fontSize })),
  );
  // Seven letters of 40 px.
  expect(renderWidthsPage([wide, narrow])).toMatch(/flex:14\d 1 max\(14\d(\.\d+)?px,/);
});

test('a column in the middle of the wider page is no wider here, with all that is in it', () => {
  const words = ['Sign in to your account', 'Use the email that you gave us', 'Forgot your password?'];
  const field = (x: number, width: number, y: number) =>
    box(`field-${y}`, 'input', x, y, width, 40, { fill: '#eeeeee' });
  const make = (size: number, x: number, width: number) =>
    shot(
      size,
      words.map((one, at) => text(one, x, 60 + 40 * at)),
      [field(x, width, 200), field(x, width, 260)],
    );
  const html = renderWidthsPage([make(1440, 520, 400), make(390, 16, 358)]);
  const range = html.slice(html.indexOf('@media (max-width:'));
  expect(range).toMatch(/align-self:center;width:100%;max-width:400px/);
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
