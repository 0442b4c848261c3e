import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packGlyph } from '../glyph.ts';
import type { Element, Measurement, TextLine } from '../measurement.ts';
import { element as elementOf, line as lineOf } from '../tree/page.fixture.ts';
import { renderPage } from './render-page.ts';

const line = (text: string, x: number, y: number, width: number, over: Partial<TextLine> = {}): TextLine => ({
  ...lineOf(text, x, y, width, over.fontSize),
  ...over,
});
const element = (
  id: string,
  type: Element['type'],
  [x, y, width, height]: [number, number, number, number],
  over: Partial<Element> = {},
): Element => elementOf(id, type, { x, y, width, height }, over);

const page = (texts: TextLine[], elements: Element[] = [], over: Partial<Measurement> = {}): Measurement => ({
  version: 1,
  image: { width: 800, height: 600, scale: 1 },
  texts,
  elements,
  regions: [],
  palette: [{ hex: '#fafafa', name: 'Snow', role: 'background', share: 0.9 }],
  spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 16, lineHeight: 1.5 },
  radii: [],
  ...over,
});

/** The rules of the classes of the first element with this tag. */
const lookOf = (html: string, tag: string): string => {
  const classes = new RegExp(`<${tag}(?: [^>]*)? class="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? [];
  const look = classes.map((name) => new RegExp(`^\\.${name}\\{(.*)\\}$`, 'm').exec(html)?.[1] ?? '').join(';');
  // A colour that is used twice has a name.
  return look.replaceAll(/var\((--[\w-]+)\)/g, (named, name) => new RegExp(`${name}:(#\\w+)`).exec(html)?.[1] ?? named);
};
const drawingsOf = (html: string): string =>
  [...html.matchAll(/src="data:image\/svg\+xml,([^"]*)"/g)].map(([, data]) => decodeURIComponent(data!)).join('\n');
const count = (html: string, part: string): number => html.split(part).length - 1;

describe('texts', () => {
  test('are slanted and underlined as they were, as are words in them', () => {
    const html = renderPage(
      page([
        line('Enter email', 40, 10, 75, { italic: true }),
        line('Read the', 40, 60, 60),
        line('terms', 104, 60, 40, { underlined: true, continues: true }),
      ]),
    );
    expect(html).toMatch(/font-style:italic/);
    expect(html).toContain('<span style="text-decoration:underline">terms</span>');
  });

  test('name the page by the whole of its largest line, whatever styles that has', () => {
    const large = { fontSize: 32 };
    const html = renderPage(
      page([
        line('Home', 40, 10, 40),
        line('Sign in to', 40, 50, 150, large),
        line('Acme', 200, 50, 80, { ...large, color: '#4f46e5', continues: true }),
      ]),
    );
    expect(html).toContain('<title>Sign in to Acme</title>');
  });

  test('of one paragraph are one element that breaks where the screenshot breaks', () => {
    const html = renderPage(
      page([
        line('We measure every screenshot that you hand in and', 40, 40, 318),
        line('write the prompt from what is really there.', 40, 64, 268),
      ]),
    );
    expect(html).toContain(
      '>We measure every screenshot that you hand in and write the prompt from what is really there.</p>',
    );
    expect(count(html, '<p ')).toBe(1);
  });

  test('have links in their own colour and weight, in one element with the sentence', () => {
    const html = renderPage(
      page([
        line('Already here?', 60, 20, 90),
        line('Sign up', 154, 20, 50, { color: '#0ebedb', fontWeight: 700, continues: true }),
      ]),
    );
    expect(html).toContain('>Already here? <span style="font-weight:bold;color:#0ebedb">Sign up</span></p>');
  });

  test('that would vanish on the page bring their background', () => {
    const html = renderPage(page([line('Hero', 40, 20, 40, { color: '#ffffff', background: '#111827' })]));
    expect(lookOf(html, 'p')).toContain('color:#ffffff;background:#111827');
  });

  test('that are headings have their levels, and those of a table are in its rows', () => {
    const html = renderPage(
      page(
        [
          line('Team', 40, 20, 80, { fontSize: 32, fontWeight: 700 }),
          line('Name', 50, 110, 40),
          line('Role', 250, 110, 32),
          line('Ada', 50, 150, 28),
          line('Admin', 250, 150, 46),
        ],
        [element('h', 'heading', [40, 20, 80, 30]), element('t', 'table', [40, 100, 500, 80])],
      ),
    );
    expect(html).toMatch(/<h1 [^>]*>Team<\/h1>/);
    expect(count(html, '<tr')).toBe(2);
    expect(count(html, '<td')).toBe(4);
  });

  test('never become markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const tags = (html: string): number => count(html.slice(html.indexOf('<body')), '<');
        expect(tags(renderPage(page([line(`a${text}`, 10, 10, 100)])))).toBe(
          tags(renderPage(page([line('a', 10, 10, 100)]))),
        );
      }),
    );
  });
});

describe('boxes', () => {
  test('are painted under what lies on them', () => {
    const disc = element('p1', 'shape', [96, 96, 48, 48], { fill: '#ef4444', radius: 24 });
    const icon = element('e1', 'icon', [110, 110, 20, 20], { ink: '#ffffff' });
    const html = renderPage(page([], [icon], { paints: [disc] }));
    expect(html.indexOf('class="shape')).toBeLessThan(html.indexOf('<img'));
  });

  test('without a measured fill take the background that their texts were read on', () => {
    const words = line('Products', 40, 20, 60, { color: '#ffffff', background: '#1e293b' });
    const html = renderPage(page([words], [element('h', 'header', [0, 0, 800, 60])]));
    expect(lookOf(html, 'header')).toContain('background:#1e293b');
  });

  test('that hold most of the page are not painted because a card in them was not found', () => {
    const main = { role: 'main' as const, box: { x: 0, y: 60, width: 800, height: 540 } };
    const html = renderPage(page([line('Sign up', 200, 100, 50, { background: '#667380' })], [], { regions: [main] }));
    expect(lookOf(html, 'main')).not.toContain('#667380');
  });

  test('that are a landmark too take its fill or gradient', () => {
    const box = { x: 0, y: 0, width: 800, height: 60 };
    const bar = [element('h', 'header', [0, 0, 800, 60])];
    const words = [line('Acme', 20, 20, 34)];
    const flat = renderPage(page(words, bar, { regions: [{ role: 'header', box, fill: '#0f766e' }] }));
    expect(lookOf(flat, 'header')).toContain('background:#0f766e');
    expect(count(flat, '<header')).toBe(1);
    const gradient = { from: '#312e81', to: '#7c3aed', angle: 120 };
    for (const elements of [bar, []])
      expect(
        lookOf(renderPage(page(words, elements, { regions: [{ role: 'header', box, gradient }] })), 'header'),
      ).toContain('background:linear-gradient(120deg,#312e81,#7c3aed)');
  });

  test('in boxes without end are drawn, the deepest side by side', () => {
    const cards = Array.from({ length: 3_000 }, (_, at) =>
      element(`e${at}`, 'card', [0, 0, 500, 500], { fill: '#fff' }),
    );
    expect(renderPage(page([], cards)).match(/<article/g)).toHaveLength(cards.length);
  });
});

describe('controls and pictures', () => {
  test('are named by their text and ticked where they were, without the mark as an icon', () => {
    const html = renderPage(
      page(
        [],
        [
          element('c', 'checkbox', [20, 20, 20, 20], { text: 'Remember "me"', active: true }),
          element('i', 'icon', [24, 24, 10, 8]),
        ],
      ),
    );
    expect(html).toMatch(/<input type="checkbox" [^>]*aria-label="Remember &quot;me&quot;" checked>/);
    expect(html).not.toContain('<img');
  });

  test('a field has the label that is in it, above what is typed', () => {
    const field = element('e1', 'input', [40, 40, 300, 40], {
      fill: '#ffffff',
      border: { color: '#cccccc', width: 1 },
    });
    const words = [line('First name', 52, 45, 53, { fontSize: 10 }), line('Amy', 52, 59, 30, { fontSize: 14 })];
    const html = renderPage(page(words, [field]));
    expect(html).toMatch(
      /<label [^>]*>\s*<span [^>]*>\s*<span [^>]*>First name<\/span>\s*<input [^>]*placeholder="Amy"/,
    );
    // Two texts of one size are no label and its value.
    const even = renderPage(page([line('Code', 52, 52, 40), line('Apply', 280, 52, 40)], [field]));
    expect(even).not.toContain('<input');
  });

  test('fields are in a form with the most colourful button below them, and a search beside a button is not', () => {
    const [field, submit, other] = [
      element('e1', 'input', [40, 40, 300, 40], { fill: '#ffffff' }),
      element('e2', 'button', [40, 100, 90, 40], { fill: '#eeeeee' }),
      element('e3', 'button', [150, 100, 90, 40], { fill: '#2255ff' }),
    ];
    const texts = [line('Email', 52, 53, 40), line('Cancel', 60, 113, 50), line('Send', 175, 113, 40)];
    const card = element('e0', 'card', [20, 20, 400, 200], { fill: '#fefefe' });
    const html = renderPage(page(texts, [card, field, submit, other]));
    expect(count(html, '<form')).toBe(1);
    expect(html).toMatch(/<button type="button"[^>]*>Cancel/);
    expect(html).toMatch(/<button type="submit"[^>]*>Send/);
    const icon = element('e4', 'icon', [50, 52, 16, 16], { glyph: packGlyph(3, 3, [0, 3, 0, 3, 3, 3, 0, 3, 0]) });
    const beside = element('e5', 'button', [352, 40, 90, 40], { fill: '#2255ff' });
    const search = renderPage(
      page(
        [line('Find', 76, 53, 40), line('New', 380, 53, 40)],
        [{ ...card, box: { ...card.box, width: 500 } }, field, icon, beside],
      ),
    );
    expect(search).not.toContain('<form');
  });

  test('a mark that was read as a letter is shown once, as text', () => {
    const html = renderPage(page([line('✓ Unlimited', 20, 20, 80)], [element('i', 'icon', [19, 18, 90, 22])]));
    expect(html).not.toContain('<img');
  });

  test('an icon of unknown colour has that of the text beside it', () => {
    const html = renderPage(
      page(
        [line('Inbox', 60, 20, 34, { color: '#0f766e' }), line('Far away', 60, 420, 60)],
        [element('i', 'icon', [30, 20, 18, 18])],
      ),
    );
    expect(drawingsOf(html)).toContain("stroke='#0f766e'");
  });

  test('an icon has the shape that was traced', () => {
    const glyph = packGlyph(3, 2, [3, 3, 0, 0, 3, 3]);
    const html = renderPage(page([], [element('i', 'icon', [30, 20, 30, 20], { ink: '#0f766e', glyph })]));
    expect(html).toMatch(/<symbol id="icon" viewBox="0 0 30 20"[^>]*fill="currentColor"><path [^>]*d="M-0\.8 5L/);
    expect(html).toMatch(/<svg aria-hidden="true"[^>]*><use href="#icon"\/><\/svg>/);
    expect(lookOf(html, 'svg')).toContain('width:30px;height:20px;flex:none;color:#0f766e');
  });

  test('a chart is drawn as it was traced, on the ground that it is on', () => {
    const series = [{ color: '#4f46e5', boxes: [{ x: 50, y: 140, width: 16, height: 60 }] }];
    const html = renderPage(page([], [element('c', 'chart', [40, 100, 200, 100], { series })]));
    expect(drawingsOf(html)).toContain("<path fill='#4f46e5' d='M10 40h16v60H10z'/>");
    expect(lookOf(html, 'img')).not.toContain('background');
  });

  test('a progress bar is filled as far as it was measured', () => {
    const filled = { percent: 25, color: '#696cff' };
    const html = renderPage(page([], [element('p', 'progress', [40, 20, 310, 12], { fill: '#eceef1', filled })]));
    expect(html).toContain('background:linear-gradient(90deg,#696cff 25%,#eceef1 25%)');
  });

  test('the knob of a switch is at its end when it is on', () => {
    const switched = (active: boolean): string =>
      renderPage(page([], [element('s', 'switch', [300, 20, 44, 24], { fill: '#4338ca', active })]));
    expect(switched(true)).toContain('aria-checked="true"');
    expect(switched(true)).toContain('justify-content:flex-end');
    expect(switched(false)).not.toContain('justify-content:flex-end');
  });

  test('a page has no script, no link and nothing to fetch', () => {
    const html = renderPage(page([line('Hello', 10, 10, 34)]));
    expect(html).not.toMatch(/<script|<link|https?:(?!\/\/www\.w3\.org)|@import|url\(/);
  });
});

describe('narrow pages', () => {
  const at = (html: string, words: string): number => html.indexOf(words);

  test('what lies over others comes where it is seen, not after all of them', () => {
    const hero = element('e1', 'card', [0, 0, 800, 300], { fill: '#202020' });
    const over = element('e2', 'card', [400, 200, 300, 200], { fill: '#eeeeee' });
    const html = renderPage(
      page([line('Hero', 40, 40, 60), line('Over', 440, 260, 60), line('Below', 40, 500, 60)], [hero, over]),
    );
    expect(at(html, '>Hero<')).toBeLessThan(at(html, '>Over<'));
    expect(at(html, '>Over<')).toBeLessThan(at(html, '>Below<'));
  });

  test('a row that wraps keeps a small gap and gives up a wide one', () => {
    const row = (gap: number): string => {
      const button = (at: number): Element =>
        element(`e${at}`, 'button', [40 + at * (100 + gap), 40, 100, 32], { fill: '#0d6efd' });
      const texts = [0, 1, 2].map((at) => line(`Button ${at}`, 55 + at * (100 + gap), 46, 70));
      return renderPage(page(texts, [0, 1, 2].map(button)));
    };
    expect(row(8)).not.toMatch(/class="[^"]*\bspread\b/);
    expect(row(48)).toMatch(/class="[^"]*\bspread\b/);
  });

  test('a line between columns is gone where they go below each other', () => {
    const boxes = [
      element('e1', 'card', [40, 40, 300, 200], { fill: '#ffffff' }),
      element('e2', 'divider', [370, 40, 1, 200], { fill: '#cccccc' }),
      element('e3', 'card', [400, 40, 300, 200], { fill: '#ffffff' }),
    ];
    const html = renderPage(page([line('One', 60, 60, 60), line('Two', 420, 60, 60)], boxes));
    expect(html).toMatch(/<hr class="[^"]*\bupright\b/);
    expect(html).toContain('.upright{display:none}');
  });

  test('of two panels beside the page only the first folds', () => {
    const side = (id: string, x: number): Element => element(id, 'sidebar', [x, 0, 160, 600], { fill: '#eeeeee' });
    const texts = [line('Menu', 20, 20, 60), line('Words', 300, 20, 60), line('Details', 660, 20, 60)];
    const html = renderPage(page(texts, [side('e1', 0), side('e2', 640)]));
    expect(count(html, 'class="fold"')).toBe(1);
    expect(at(html, 'class="fold"')).toBeLessThan(html.lastIndexOf('>Menu<'));
  });
});

describe('columns', () => {
  test('words in the middle of a page stay so where they need more lines, whatever is below them', () => {
    const title = line('Raise Your Work', 250, 60, 300, { fontSize: 40 });
    const hero = element('hero', 'card', [0, 20, 800, 400], { fill: '#8c004a' });
    const card = element('c', 'card', [60, 180, 440, 120], { fill: '#60a917' });
    const texts = [
      title,
      line('For all of your sites', 330, 130, 140),
      line('One', 80, 200, 40),
      line('Two', 80, 260, 40),
    ];
    expect(renderPage(page(texts, [hero, card]))).toMatch(/text-align:center/);
  });

  test('words that are centred stay so where they need more lines', () => {
    const html = renderPage(
      page([line('Build it', 360, 100, 80, { fontSize: 32 }), line('and ship it every day', 300, 160, 200)]),
    );
    expect(html).toContain('text-align:center');
    const left = renderPage(
      page([line('Build it', 40, 100, 80, { fontSize: 32 }), line('and ship it every day', 40, 160, 200)]),
    );
    expect(left).not.toContain('text-align:center');
  });

  test('a rail of icons goes side by side where the page is narrow, and a logo in it keeps its size', () => {
    const rail = element('e1', 'nav', [0, 0, 64, 600], { fill: '#222222' });
    const logo = element('e2', 'logo', [12, 16, 40, 40], { fill: '#ff8800' });
    const icons = [0, 1, 2].map((at) =>
      element(`i${at}`, 'icon', [22, 90 + 50 * at, 20, 20], { glyph: packGlyph(3, 3, [0, 3, 0, 3, 3, 3, 0, 3, 0]) }),
    );
    const html = renderPage(page([line('Home', 120, 40, 60)], [rail, logo, ...icons]));
    expect(html).toMatch(/<nav [^>]*\brail\b/);
    expect(lookOf(html, 'img')).toContain('width:40px');
  });

  const discs = (type: Element['type']): string => {
    const fills = ['#264653', '#e9c46a', '#e76f51'];
    const boxes = fills.map((fill, at) =>
      element(`b${at}`, type, [40 + 36 * at, 100 + (at % 2), 28, 28], { fill, radius: 14 }),
    );
    return renderPage(page([line('Colour', 40, 60, 60)], boxes));
  };

  test('round buttons beside each other are no list, and as high as they are wide', () => {
    expect(discs('button')).toMatch(/width:28px;flex:none;min-height:28px/);
    expect(discs('button')).not.toContain('<ul');
  });

  test('a round link in a list is as high as it is wide', () => {
    expect(discs('link')).toMatch(/min-height:28px;display:grid/);
  });
});

describe('marks', () => {
  test('a box to tick that cannot be told from its ground has an outline', () => {
    const tick = (fill: string): string =>
      lookOf(renderPage(page([], [element('e1', 'radio', [40, 40, 16, 16], { fill, active: false })])), 'input');
    expect(tick('#fafafa')).toContain('border:1px solid #808080');
    expect(tick('#0d6efd')).not.toContain('border:');
  });

  test('an icon and the tile that is painted for it are one element', () => {
    const glyph = packGlyph(3, 2, [3, 3, 0, 0, 3, 3]);
    const boxes = [
      element('e1', 'shape', [40, 40, 32, 32], { fill: '#eef6ff', radius: 8 }),
      element('e2', 'icon', [48, 48, 16, 16], { glyph, ink: '#0d6efd' }),
    ];
    const html = renderPage(page([line('Billing', 88, 48, 60)], boxes));
    expect(lookOf(html, 'svg')).toMatch(/width:32px;height:32px;.*background:#eef6ff;.*padding-top:8px/);
    expect(html).not.toContain('<div');
  });
});

test('a line across a column is an edge of the box below it', () => {
  const html = renderPage(
    page(
      [line('Your orders of this month', 40, 60, 200), line('Total', 40, 130, 50), line('€ 48.00', 380, 130, 60)],
      [element('rule', 'divider', [40, 100, 400, 1], { fill: '#cccccc' })],
    ),
  );
  expect(html).not.toContain('<hr');
  const [, place] = html.match(/<div class="group (at-\d+)/) ?? [];
  // As wide as the line was, not as the window.
  expect(html).toMatch(new RegExp(`\\.${place}\\{[^}]*width:40\\d`));
  expect(html).toMatch(/\.group\{box-shadow:inset 0 1px #cccccc/);
});
