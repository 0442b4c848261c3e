import { describe, expect, test } from 'vitest';
import type { Element, Measurement, TextLine } from '../measurement.ts';
import { box, element, line } from '../tree/page.fixture.ts';
import { renderPage } from './render-page.ts';

const page = (texts: TextLine[], elements: Element[] = [], over: Partial<Measurement> = {}): Measurement => ({
  version: 1,
  image: { width: 800, height: 600, scale: 1 },
  texts,
  elements,
  regions: [],
  palette: [{ hex: '#fafafa', name: 'Snow', role: 'background', share: 0.9 }],
  spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 14, lineHeight: 1.5 },
  radii: [],
  ...over,
});

/** The rules of the classes that the element with this text or alternative text has. */
const rulesOf = (html: string, text: string): string => {
  const classes = new RegExp(`class="([^"]*)"[^>]*>${text}`).exec(html)?.[1]?.split(' ') ?? [];
  return classes.map((name) => new RegExp(`^\\.${name}\\{(.*)\\}$`, 'm').exec(html)?.[1] ?? '').join(';');
};

const CARD = { fill: '#ffffff', radius: 8 };

describe('renderPage', () => {
  test('lays equal cards out as a grid whose columns drop where the page is narrow', () => {
    const cards = [0, 1, 2].map((at) => element(`e${at}`, 'card', box(40 + 248 * at, 40, 224, 120), CARD));
    const texts = [0, 1, 2].map((at) => line(`Card ${at}`, 60 + 248 * at, 60, 45));
    const html = renderPage(page(texts, cards));
    expect(html).toMatch(/grid-template-columns:repeat\(auto-fit,minmax\(min\(100%,\d+px\),1fr\)\);gap:24px 24px/);
    expect(html).not.toContain('position:absolute');
    expect(html.match(/class="card[ "]/g)).toHaveLength(3);
  });

  test('names parts of a page and form controls as browsers know them', () => {
    const html = renderPage(
      page(
        [line('Acme', 24, 22, 34), line('Your email', 40, 113, 66), line('Sign up', 340, 113, 48)],
        [
          element('e1', 'header', box(0, 0, 800, 56), { fill: '#eeeeee' }),
          element('e2', 'input', box(28, 100, 280, 40), { fill: '#ffffff', border: { color: '#cccccc', width: 1 } }),
          element('e3', 'button', box(320, 100, 88, 40), { fill: '#3355ff' }),
        ],
      ),
    );
    expect(html).toMatch(/<header [^>]*>/);
    expect(html).toMatch(/<input [^>]*placeholder="Your email">/);
    expect(html).toMatch(/<button type="button" [^>]*>Sign up<\/button>/);
  });

  test('states lengths in CSS pixels of a screenshot that was taken at 2x', () => {
    const html = renderPage(
      page([line('Hello', 80, 80, 68, 28)], [], { image: { width: 800, height: 600, scale: 2 } }),
    );
    expect(rulesOf(html, 'Hello')).toContain('font-size:14px');
    expect(html).toContain('max-width:400px');
  });

  test('breaks lines only where the page is narrower than the screenshot', () => {
    const html = renderPage(page([line('Hello', 80, 80, 34)]));
    expect(html).toContain('@media (min-width:800px){\n.page{white-space:nowrap}');
    expect(html).toContain('@media (max-width:799px)');
  });

  test('names the colours that are used again', () => {
    const html = renderPage(page([line('One', 40, 40, 26), line('Two', 40, 300, 28, 20)]));
    expect(html).toContain(':root{--color:#111111}');
    expect(rulesOf(html, 'One')).toContain('color:var(--color)');
  });

  test('keeps hostile text as text, wherever it is shown', () => {
    const attack = '</style></p><script>alert(1)</script><img src=x onerror=alert(1)> "\'&';
    const html = renderPage(
      page(
        [line(attack, 40, 40, 400), line(attack, 48, 110, 400), line(attack, 48, 210, 200)],
        [
          element('e1', 'input', box(40, 100, 500, 40), { fill: '#ffffff', text: attack }),
          element('e2', 'chart', box(40, 180, 500, 200), { fill: '#ffffff', text: attack }),
        ],
      ),
    );
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).toContain('&lt;script&gt;');
  });

  test('ends on a page where everything lies over everything', () => {
    const boxes = Array.from({ length: 1500 }, (_, at) =>
      element(`e${at}`, 'card', box((at * 37) % 500, (at * 53) % 400, 250 + (at % 7), 160 + (at % 5)), CARD),
    );
    expect(renderPage(page([], boxes)).match(/<article/g)).toHaveLength(1500);
  });
});
