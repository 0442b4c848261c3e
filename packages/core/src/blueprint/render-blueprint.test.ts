import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packGlyph } from '../glyph.ts';
import type { Element, Measurement, TextLine } from '../measurement.ts';
import { renderBlueprint } from './render-blueprint.ts';
import { renderOverlay } from './render-overlay.ts';

const line = (text: string, x: number, y: number, width: number, over: Partial<TextLine> = {}): TextLine => {
  const words = text.split(' ');
  const advance = (width + 4) / words.length;
  return {
    text,
    box: { x, y, width, height: 18 },
    fontSize: 16,
    fontWeight: 400,
    fontClass: 'sans',
    color: '#222222',
    background: '#ffffff',
    align: 'left',
    confidence: 1,
    words: words.map((word, index) => ({
      text: word,
      box: { x: x + index * advance, y, width: advance - 4, height: 18 },
    })),
    ...over,
  };
};

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

const count = (html: string, part: string): number => html.split(part).length - 1;

describe('renderBlueprint', () => {
  test('sets slanted and underlined texts and words so', () => {
    const html = renderBlueprint(
      page([
        line('Enter email', 40, 10, 90, { italic: true }),
        line('Read the', 40, 60, 60),
        line('terms', 104, 60, 40, { underlined: true, continues: true }),
      ]),
    );
    expect(html).toContain('font-style:italic">Enter email');
    expect(html).toContain('<span style="text-decoration:underline">terms</span>');
  });

  test('paints what has no name under what lies on it', () => {
    const icon: Element = {
      id: 'e1',
      type: 'icon',
      box: { x: 110, y: 110, width: 20, height: 20 },
      ink: '#ffffff',
      confidence: 1,
    };
    const disc: Element = {
      id: 'p1',
      type: 'shape',
      box: { x: 96, y: 96, width: 48, height: 48 },
      fill: '#ef4444',
      radius: 24,
      confidence: 1,
    };
    const html = renderBlueprint(page([], [icon], { paints: [disc] }));
    expect(html).toContain('background:#ef4444');
    expect(html.indexOf('background:#ef4444')).toBeLessThan(html.lastIndexOf('width:20px'));
  });

  test('has the size and background of the screenshot, also for a picture taken at two pixels a point', () => {
    const html = renderBlueprint(page([], [], { image: { width: 780, height: 1688, scale: 2 } }));
    expect(html).toContain('<body style="width:780px;height:1688px;background:#fafafa">');
  });

  test('is titled with the whole of its largest line, whatever styles that has', () => {
    const large = { fontSize: 32 };
    const html = renderBlueprint(
      page([
        line('Home', 40, 10, 40),
        line('Sign in to', 40, 50, 150, large),
        line('Acme', 200, 50, 80, { ...large, color: '#4f46e5', continues: true }),
      ]),
    );
    expect(html).toContain('<title>Sign in to Acme</title>');
  });

  test('fits a line to its measured width by letter-spacing', () => {
    // "Save" is 2.279 em wide in Arial: 36.464 px at 16 px; a quarter of a pixel more a letter adds 1.
    expect(renderBlueprint(page([line('Save', 100, 50, 36.464 + 1)]))).toContain(
      "font:16px/19.2px Arial,'Liberation Sans',Helvetica,sans-serif;letter-spacing:0.25px;white-space:pre;color:#222222\">Save</p>",
    );
  });

  test('stretches glyphs where letter-spacing would push the letters into each other', () => {
    expect(renderBlueprint(page([line('Save', 100, 50, 27.348)]))).toContain('transform:scaleX(0.7500)');
  });

  test('holds a paragraph in one element that breaks where the screenshot breaks', () => {
    const html = renderBlueprint(
      page([
        line('We measure every screenshot that you hand in and', 40, 40, 360),
        line('write the prompt from what is really there.', 40, 64, 305),
      ]),
    );
    expect(html).toContain(
      '>We measure every screenshot that you hand in and write the prompt from what is really there.</p>',
    );
    expect(count(html, '<p ')).toBe(1);
  });

  test('nests real elements and places each against the one that holds it', () => {
    const html = renderBlueprint(
      page(
        [line('Sign in', 132, 110, 50, { color: '#ffffff' })],
        [
          {
            id: 'e1',
            type: 'card',
            box: { x: 100, y: 80, width: 300, height: 200 },
            fill: '#ffffff',
            border: { color: '#dddddd', width: 1 },
            radius: 8,
            confidence: 1,
          },
          {
            id: 'e2',
            type: 'button',
            box: { x: 120, y: 100, width: 80, height: 40 },
            fill: '#4f46e5',
            confidence: 1,
          },
          { id: 'e3', type: 'image', box: { x: 120, y: 160, width: 60, height: 60 }, fill: '#889911', confidence: 1 },
        ],
      ),
    );
    expect(html).toContain(
      '<article style="position:absolute;left:100px;top:80px;width:300px;height:200px;background:#ffffff;border:1px solid #dddddd;border-radius:8px"><button type="button" style="position:absolute;left:19px;top:19px;width:80px;height:40px;background:#4f46e5"><span',
    );
    expect(html).toMatch(/<img alt="image" src="data:image\/svg\+xml,[^"]+" style="[^"]*background:#889911">/);
  });

  test('gives a bar without a measured fill the background that its texts were read on', () => {
    const html = renderBlueprint(
      page(
        [line('Products', 40, 20, 70, { color: '#ffffff', background: '#1e293b' })],
        [{ id: 'h', type: 'header', box: { x: 0, y: 0, width: 800, height: 60 }, confidence: 1 }],
      ),
    );
    expect(html).toMatch(/<header style="[^"]*background:#1e293b">/);
  });

  test('names controls by their text and ticks the chosen ones, without the mark as an icon', () => {
    const box = { x: 20, y: 20, width: 20, height: 20 };
    const html = renderBlueprint(
      page(
        [],
        [
          { id: 'c', type: 'checkbox', box, text: 'Remember "me"', active: true, confidence: 1 },
          { id: 'i', type: 'icon', box: { x: 24, y: 24, width: 10, height: 8 }, confidence: 1 },
        ],
      ),
    );
    expect(html).toContain('<input type="checkbox" aria-label="Remember &quot;me&quot;" checked style=');
    expect(html).not.toContain('<img');
  });

  test('sets a mark that was read as a letter once, as text', () => {
    const html = renderBlueprint(
      page(
        [line('✓ Unlimited', 20, 20, 90)],
        [{ id: 'i', type: 'icon', box: { x: 19, y: 18, width: 44, height: 22 }, confidence: 1 }],
      ),
    );
    expect(html).not.toContain('<img');
  });

  test('sets a text on top of all that is painted where it stands', () => {
    const html = renderBlueprint(
      page(
        [line('Revenue', 60, 52, 60)],
        [
          { id: 'c', type: 'card', box: { x: 40, y: 46, width: 300, height: 300 }, fill: '#ffffff', confidence: 1 },
          { id: 'i', type: 'input', box: { x: 40, y: 40, width: 300, height: 40 }, fill: '#eeeeee', confidence: 1 },
        ],
      ),
    );
    expect(html.indexOf('>Revenue</p>')).toBeGreaterThan(html.indexOf('<input'));
  });

  test('paints a band before a larger card that stands half on it', () => {
    const html = renderBlueprint(
      page(
        [line('Jenna', 300, 260, 60)],
        [{ id: 'c', type: 'card', box: { x: 40, y: 200, width: 720, height: 400 }, fill: '#fffffe', confidence: 1 }],
        { regions: [{ role: 'section', box: { x: 0, y: 0, width: 800, height: 300 }, fill: '#5c5e61' }] },
      ),
    );
    expect(html.indexOf('#5c5e61')).toBeLessThan(html.indexOf('#fffffe'));
    expect(html).not.toMatch(/background:#ffffff[^>]*>Jenna/);
  });

  test('sets a link in a sentence in its own colour and weight, in one element with the sentence', () => {
    const html = renderBlueprint(
      page([
        line('Already here?', 60, 20, 90),
        line('Sign up', 154, 20, 50, { color: '#0ebedb', fontWeight: 700, continues: true }),
      ]),
    );
    expect(html).toContain('>Already here? <span style="font-weight:bold;color:#0ebedb">Sign up</span></p>');
  });

  test('draws an icon of unknown colour in the colour of the text beside it', () => {
    const html = renderBlueprint(
      page(
        [line('Inbox', 60, 20, 40, { color: '#0f766e' }), line('Far away', 60, 420, 60)],
        [{ id: 'i', type: 'icon', box: { x: 30, y: 20, width: 18, height: 18 }, confidence: 1 }],
      ),
    );
    expect(decodeURIComponent(html)).toContain("stroke='#0f766e'");
  });

  test('draws an icon in the shape that was traced', () => {
    const glyph = packGlyph(3, 2, [3, 3, 0, 0, 3, 3]);
    const html = renderBlueprint(
      page(
        [],
        [{ id: 'i', type: 'icon', box: { x: 30, y: 20, width: 30, height: 20 }, ink: '#0f766e', glyph, confidence: 1 }],
      ),
    );
    expect(decodeURIComponent(html)).toContain(
      "<g fill='#0f766e' transform='scale(10.0000 10.0000)'><path fill-opacity='1.00' d='M0 0h2v1H0zM1 1h2v1H1z'/></g>",
    );
  });

  test('a bar over a picture is painted after it, since it lies on it as a whole', () => {
    const image: Element = { id: 'p', type: 'image', box: { x: 0, y: 0, width: 800, height: 400 }, confidence: 1 };
    const bar: Element = { id: 'h', type: 'header', box: { x: 0, y: 0, width: 800, height: 60 }, confidence: 1 };
    const button: Element = { id: 'b', type: 'button', box: { x: 700, y: 10, width: 80, height: 40 }, confidence: 1 };
    const html = renderBlueprint(page([], [image, bar, button]));
    expect(html.indexOf('<header')).toBeGreaterThan(html.indexOf('<img'));
  });

  test('takes the fill of a region that is the same box as an element', () => {
    const box = { x: 0, y: 0, width: 800, height: 60 };
    const html = renderBlueprint(
      page([], [{ id: 'h', type: 'header', box, confidence: 1 }], {
        regions: [{ role: 'header', box, fill: '#0f766e' }],
      }),
    );
    expect(html).toMatch(/<header style="[^"]*background:#0f766e">/);
    expect(count(html, '<header')).toBe(1);
  });

  test('does not take the main part for painted because a card in it was not found', () => {
    const main = { role: 'main' as const, box: { x: 0, y: 60, width: 800, height: 540 } };
    const html = renderBlueprint(
      page([line('Sign up', 200, 100, 80, { background: '#667380' })], [], { regions: [main] }),
    );
    expect(html).toMatch(/<main style="[^"]*height:540px">/);
  });

  test('paints a landmark with its gradient, also through the element that is the same box', () => {
    const box = { x: 0, y: 60, width: 800, height: 300 };
    const regions = [{ role: 'header' as const, box, gradient: { from: '#312e81', to: '#7c3aed', angle: 120 } }];
    const painted = /<header style="[^"]*background:linear-gradient\(120deg,#312e81,#7c3aed\)">/;
    expect(renderBlueprint(page([], [], { regions }))).toMatch(painted);
    expect(renderBlueprint(page([], [{ id: 'h', type: 'header', box, confidence: 1 }], { regions }))).toMatch(painted);
  });

  test('draws what was traced of a chart, on the ground that it stands on', () => {
    const series = [{ color: '#4f46e5', boxes: [{ x: 50, y: 140, width: 16, height: 60 }] }];
    const html = renderBlueprint(
      page([], [{ id: 'c', type: 'chart', box: { x: 40, y: 100, width: 200, height: 100 }, series, confidence: 1 }]),
    );
    expect(decodeURIComponent(html)).toContain("<path fill='#4f46e5' d='M10 40h16v60H10z'/>");
    expect(html).not.toMatch(/<img[^>]*background/);
  });

  test('fills a progress bar as far as it was measured', () => {
    const box = { x: 40, y: 20, width: 310, height: 12 };
    const filled = { percent: 25, color: '#696cff' };
    const html = renderBlueprint(
      page([], [{ id: 'p', type: 'progress', box, fill: '#eceef1', filled, confidence: 1 }]),
    );
    expect(html).toContain('background:linear-gradient(90deg,#696cff 25%,#eceef1 25%)');
  });

  test('puts the knob of a switch at its end when it is on', () => {
    const box = { x: 300, y: 20, width: 44, height: 24 };
    const html = (active: boolean) =>
      renderBlueprint(page([], [{ id: 's', type: 'switch', box, fill: '#4338ca', active, confidence: 1 }]));
    expect(html(true)).toMatch(/aria-checked="true"[^>]*><span style="position:absolute;left:23px;top:3px/);
    expect(html(false)).toMatch(/aria-checked="false"[^>]*><span style="position:absolute;left:3px;top:3px/);
  });

  test('brings the background of a light text that would vanish on the page', () => {
    const html = renderBlueprint(page([line('Hero', 40, 20, 40, { color: '#ffffff', background: '#111827' })]));
    expect(html).toContain('background:#111827;color:#ffffff">Hero</p>');
  });

  test('ranks headings by size and puts table texts into rows', () => {
    const html = renderBlueprint(
      page(
        [
          line('Team', 40, 20, 80, { fontSize: 32, fontWeight: 700 }),
          line('Name', 50, 110, 40),
          line('Role', 250, 110, 32),
          line('Ada', 50, 150, 28),
          line('Admin', 250, 150, 46),
        ],
        [{ id: 't', type: 'table', box: { x: 40, y: 100, width: 500, height: 80 }, confidence: 1 }],
      ),
    );
    expect(html).toMatch(/<h1 [^>]*>Team<\/h1>/);
    expect(count(html, '<tr>')).toBe(2);
    expect(count(html, '<td>')).toBe(4);
  });

  test('never lets a text of the screenshot become markup', () => {
    const attack = '</p><script>alert(1)</script><img src=x onerror=alert(1)> "\'&';
    const html = renderBlueprint(page([line(attack, 10, 10, 400)]));
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const rebuilt = renderBlueprint(page([line(`a${text}`, 10, 10, 100)]));
        expect(count(rebuilt, '<')).toBe(count(renderBlueprint(page([line('a', 10, 10, 100)])), '<'));
      }),
    );
  });

  test('has no script, no link and nothing to fetch', () => {
    const html = renderBlueprint(page([line('Hello', 10, 10, 40)]));
    expect(html).not.toMatch(/<script|<link|https?:(?!\/\/www\.w3\.org)|@import|url\(/);
  });
});

describe('renderOverlay', () => {
  test('draws a labelled frame for each element and a dashed one for each text', () => {
    const svg = renderOverlay(
      page(
        [line('Save', 10, 10, 40)],
        [{ id: 'e1', type: 'button', box: { x: 0, y: 0, width: 80, height: 40 }, confidence: 1 }],
      ),
    );
    expect(svg).toContain('>button e1</text>');
    expect(count(svg, 'stroke-dasharray')).toBe(1);
  });

  test('darkens the window around a page, and draws what was found in the place of the page', () => {
    const drawn = page([], [{ id: 'e1', type: 'button', box: { x: 0, y: 0, width: 80, height: 40 }, confidence: 1 }]);
    const box = { x: 64, y: 82, width: 300, height: 200 };
    const svg = renderOverlay({ ...drawn, frame: { kind: 'browser', box, picture: { width: 428, height: 346 } } });
    expect(svg).toContain('width="428" height="346" viewBox="-64 -82 428 346"');
    expect(svg).toContain('M-64 -82h428v346h-428zM0 0v200h300v-200z');
    expect(svg).toContain('>browser window, not to be built</text>');
  });
});

test('boxes in boxes without end are drawn, the deepest side by side', () => {
  const cards = Array.from(
    { length: 3_000 },
    (_, i): Element => ({ id: `e${i}`, type: 'card', box: { x: 0, y: 0, width: 500, height: 500 }, confidence: 1 }),
  );
  expect(renderBlueprint(page([], cards)).match(/<article/g)).toHaveLength(cards.length);
});
