import { expect, test } from 'vitest';
import type { Element, Measurement, TextLine } from '../../measurement.ts';
import { element, line } from '../../tree/page.fixture.ts';
import { renderPage } from '../render-page.ts';

const render = (texts: TextLine[], elements: Element[]): string => {
  const measurement: Measurement = {
    version: 1,
    image: { width: 800, height: 600, scale: 1 },
    texts,
    elements,
    regions: [],
    palette: [{ hex: '#fafafa', name: 'Snow', role: 'background', share: 0.9 }],
    spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
    typography: { families: ['sans'], scale: [], bodySize: 16, lineHeight: 1.5 },
    radii: [],
  };
  return renderPage(measurement);
};
const card = element('card', 'card', { x: 40, y: 40, width: 720, height: 160 }, { fill: '#ffffff' });

test('a title and what is at the end of its row are apart at every width', () => {
  const html = render([line('Most read of all', 60, 60, 120), line('See all of them', 620, 60, 120)], [card]);
  expect(html).toContain('justify-content:space-between');
  expect(html).not.toMatch(/class="[^"]*\bspread\b/);
});

test('lines that begin at one edge may be longer where the page is narrow', () => {
  const html = render([line('Profile', 60, 60, 60, 24), line('How others see you', 60, 100, 140)], [card]);
  const paddings = [...html.matchAll(/padding-right:([^;}]*)/g)].map(([, value]) => value);
  expect(paddings.filter((value) => value!.startsWith('min'))).toEqual([]);
});

test('words beside a panel at the edge keep off the edge where they are below it', () => {
  const panel = element('panel', 'card', { x: 0, y: 0, width: 300, height: 600 }, { fill: '#224466' });
  const lines = [80, 140, 200, 260].map((y) => line(`Words of the form that are below each other ${y}`, 360, y, 380));
  const html = render([line('Join us today', 40, 60, 120), ...lines], [panel]);
  expect(html).toMatch(/class="[^"]*\binset\b/);
  expect(html).toContain('.stack>.inset{padding-left:16px;padding-right:16px}');
});

const lookOf = (html: string, text: string): string =>
  classOf(html, text)
    .split(' ')
    .map((name) => new RegExp(`^\\.${name}\\{(.*)\\}$`, 'm').exec(html)?.[1] ?? '')
    .join(';');

const classOf = (html: string, text: string): string =>
  new RegExp(`class="([^"]*)"[^>]*>${text}`).exec(html)?.[1] ?? '';

test('a large headline is as large as a phone has room for where the page is narrow', () => {
  const html = render([line('Ship the branch', 60, 60, 480, 64), line('Words below it', 60, 200, 200)], []);
  expect(classOf(html, 'Ship the branch')).toMatch(/\blarge\b/);
  expect(classOf(html, 'Words below it')).not.toMatch(/\blarge\b/);
  expect(html).toMatch(/max-width:480px\)\{[^@]*\.large\{font-size:36px;line-height:1\.15\}/);
});

test('a bar that goes on in a second line has room above and below it', () => {
  const bar = element('bar', 'card', { x: 0, y: 0, width: 800, height: 64 }, { fill: '#224466' });
  const words = ['Slowroad travel', 'Trips and tours', 'Regions to see', 'Journal of us'];
  const html = render(
    words.map((text, at) => line(text, [24, 180, 420, 640][at]!, 24, 110)),
    [bar],
  );
  expect(html).toMatch(/class="card[^"]*\bline\b[^"]*\bbar\b/);
  expect(html).toMatch(/max-width:768px\)\{[^@]*\.bar\{padding-top:12px;padding-right:16px;padding-bottom:12px\}/);
});

test('tabs that are spread over their bar stay so where it is narrow', () => {
  const bar = element('bar', 'card', { x: 0, y: 540, width: 800, height: 56 }, { fill: '#ffffff' });
  const html = render(
    [100, 300, 500, 700].map((x, at) => line(['Home', 'Pay', 'Save', 'Me'][at]!, x - 20, 556, 40)),
    [bar],
  );
  expect(html).toMatch(/class="card[^"]*\bline even\b/);
});

test('words with a ground of their own stay in their sentence where the page is narrow', () => {
  const chip = element('chip', 'badge', { x: 94, y: 58, width: 66, height: 22 }, { fill: '#ddffee', radius: 4 });
  const html = render(
    [
      line('Pass', 60, 60, 30),
      line('retries', 102, 60, 50),
      line('when you create the queue for the very first time', 164, 60, 330),
      line('Another part of the page', 60, 300, 200),
    ],
    [chip],
  );
  expect(html).toMatch(/class="[^"]*\bwords\b/);
  expect(html).toContain('>*{display:inline;margin:0 0.25em 0 0}');
});

test('a row in a bar gives its room before it goes on in the next line', () => {
  const bar = element('bar', 'card', { x: 0, y: 0, width: 800, height: 64 }, { fill: '#224466' });
  const words = ['Slowroad', 'Trips', 'Regions', 'Sign in to the site', 'Plan a trip'];
  const html = render(
    words.map((text, at) => line(text, [24, 120, 180, 520, 680][at]!, 24, [70, 40, 60, 130, 90][at]!)),
    [bar],
  );
  expect(html).toContain('.loose{flex:1 1 auto;width:auto}');
});

test('wide room before the sums at the end of a card is gone where the page is narrow', () => {
  const sums = [60, 90].flatMap((y) => [line('Subtotal', 560, y, 56), line('$7.897,00', 676, y, 64)]);
  const html = render([line('Invoice', 60, 130, 60), ...sums], [card]);
  expect(html).toMatch(/padding-left:calc\((16px \+ )?var\(--wide\)\*min\(\d/);
  const wide = [60, 90].flatMap((y) => [line('Subtotal', 160, y, 56), line('$7.897,00', 676, y, 64)]);
  expect(render([line('Invoice', 60, 130, 60), ...wide], [card])).not.toContain('var(--wide)*min(');
});

test('a card in a grid is no narrower than the words and the icon that stay in one line in it', () => {
  const cards = [40, 260].map((x, at) =>
    element(`c${at}`, 'card', { x, y: 40, width: 208, height: 58 }, { fill: '#ffffff', radius: 4 }),
  );
  const icons = [40, 260].flatMap((x, at) => [
    element(`i${at}`, 'icon', { x: x + 8, y: 51, width: 36, height: 36 }, { ink: '#333333' }),
    element(`d${at}`, 'icon', { x: x + 180, y: 60, width: 18, height: 18 }, { ink: '#333333' }),
  ]);
  const html = (width: number): string =>
    render(
      [40, 260].flatMap((x, at) => [line(`boards-${at}.xlsx`, x + 52, 48, width), line('38 kB', x + 52, 72, 40)]),
      [...cards, ...icons],
    );
  const leastOf = (page: string): number => Number(/minmax\(min\(100%,(\d+)px\)/.exec(page)?.[1]);
  expect(leastOf(html(107))).toBeGreaterThan(185);
  expect(leastOf(html(50))).toBeLessThan(160);
});

test('words in the middle stay there as they get smaller or their column wider', () => {
  const price = [line('Basic', 375, 60, 50), line('$99 and more', 300, 90, 200, 50)];
  const html = render([...price, line('Contact us', 365, 160, 70)], [card]);
  for (const words of ['Basic', '\\$99 and more', 'Contact us'])
    expect(lookOf(html, words)).toMatch(/align-self:center.*text-align:center/);
});

test('a text whose lines are centred is in the middle, give or take what its letters say', () => {
  const lines = (x: number): TextLine[] => [
    line('Buy and sell near you today', 200, 60, 400, 30),
    line('Join the millions who buy and sell', x, 110, 240),
    line('from each other every day', x + 30, 130, 180),
  ];
  expect(lookOf(render(lines(282), []), 'Join the')).toMatch(/align-self:center;margin-left:\d/);
  expect(lookOf(render(lines(300), []), 'Join the')).not.toContain('align-self:center');
});

test('what alone ends where its column does begins where it began', () => {
  const badge = (id: string, x: number, y: number, width: number): Element =>
    element(id, 'badge', { x, y, width, height: 24 }, { fill: '#ddeeff' });
  const html = (x: number, more: Element[] = []): string =>
    render(
      [line('Linen shirt', 60, 60, 60), line('$89', 60, 90, 30), line('Hot', x + 20, 135, 20)],
      [
        element('narrow', 'card', { x: 40, y: 40, width: x + 40, height: 150 }, { fill: '#ffffff' }),
        badge('hot', x, 130, 60),
        ...more,
      ],
    );
  expect(lookOf(html(90), 'Hot')).toContain('margin-left');
  // Far from where the others begin it keeps to the end, and so does one of two that end there.
  expect(lookOf(html(140), 'Hot')).toContain('align-self:flex-end');
  expect(lookOf(html(90, [badge('new', 70, 160, 80)]), 'Hot')).toContain('align-self:flex-end');
});

test('a button that is a whole row has its room on both sides, and the words of one are in its middle', () => {
  const button = element('b', 'button', { x: 40, y: 40, width: 360, height: 74 }, { fill: '#ffffff' });
  const face = element('f', 'avatar', { x: 50, y: 50, width: 38, height: 38 }, { fill: '#885544' });
  const words = [line('Brasshouse', 100, 50, 80), line('Invoice 2204 for hinges and handles', 100, 72, 230)];
  const star = element('s', 'icon', { x: 374, y: 60, width: 16, height: 16 }, { ink: '#777777' });
  expect(render([...words, line('Below', 40, 400, 50)], [button, face, star])).not.toContain('justify-content:center');
});
