import { describe, expect, test } from 'vitest';
import { packGlyph } from '../glyph.ts';
import type { Element, Measurement, TextLine } from '../measurement.ts';
import type { TreeNode } from '../page-tree.ts';
import { box, element, line } from '../tree/page.fixture.ts';
import { treeOf } from '../tree/tree-of.ts';
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
  test('describes a picture of a captured page in the words of that page, and lets none of them out of the attribute', () => {
    const over = { fill: '#808080', dom: { selector: 'img', alt: 'A "red" <b>bridge</b>' } };
    const html = renderPage(page([], [element('e0', 'image', box(40, 40, 224, 120), over)]));
    expect(html).toContain('alt="A &quot;red&quot; &lt;b&gt;bridge&lt;/b&gt;"');
  });

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
    expect(html).toMatch(/<form [^>]*>\s*<input [^>]*>\s*<button type="submit" [^>]*>Sign up<\/button>\s*<\/form>/);
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

  test('keeps an icon and its words in one element, and a box to tick in the label of its words', () => {
    const html = renderPage(
      page(
        [line('Inbox', 64, 53, 36), line('Remember me', 64, 153, 84)],
        [
          element('e1', 'icon', box(40, 52, 16, 16), { ink: '#111111' }),
          element('e2', 'checkbox', box(40, 152, 16, 16), { border: { color: '#111111', width: 1 } }),
        ],
      ),
    );
    expect(html).toMatch(/<p class="[^"]*short">(<svg [^>]*>.*?<\/svg>|<img [^>]*>)Inbox<\/p>/);
    expect(html).toMatch(/<label class="[^"]*short"><input type="checkbox" [^>]*>Remember me<\/label>/);
  });

  test('keeps an avatar, words that give way and a time in one line, and lets longer rows go on in the next', () => {
    const avatar = element('e1', 'avatar', box(40, 40, 32, 32), { fill: '#808080' });
    const mail = [line('Plans for the new reading room', 84, 40, 210), line('Sun', 700, 48, 26)];
    const short = renderPage(page(mail, [avatar]));
    expect(short).toMatch(/class="[^"]*\bkeep\b/);
    expect(rulesOf(short, 'Plans for the new reading room')).toMatch(/min-width:4\d/);
    expect(rulesOf(short, 'Sun')).toContain('flex:none');
    const links = [0, 1, 2, 3].map((at) => line(`Product ${at}`, 40 + 160 * at, 40, 120));
    expect(renderPage(page(links))).not.toMatch(/class="[^"]*\bkeep\b/);
  });

  test('lets what lies over others keep its size where it no longer can', () => {
    const html = renderPage(page([line('Hello', 80, 80, 34)]));
    expect(html).toContain('.over{position:static;max-width:100%}');
  });

  test('folds a high sidebar where the page is narrow, and lets its height go', () => {
    const sidebar = element('e1', 'sidebar', box(0, 0, 200, 600), { fill: '#222222' });
    const html = renderPage(page([line('Home', 24, 40, 36), line('Welcome', 240, 40, 120, 24)], [sidebar]));
    expect(html).toMatch(/<input type="checkbox" class="fold" aria-label="Menu">\n<aside class="[^"]*high">/);
    expect(html).toMatch(/@media \(max-width:768px\)\{[^@]*\.fold:not\(:checked\)\+\*\{display:none\}/);
    const low = { ...sidebar, box: box(0, 0, 200, 120) };
    expect(renderPage(page([line('Home', 24, 40, 36)], [low]))).not.toContain('class="fold"');
  });

  test('folds the links of a header that no phone holds in a row', () => {
    const header = element('e1', 'header', box(0, 0, 1200, 60), { fill: '#222222' });
    const pageWith = (width: number) => {
      const nav = element('e2', 'nav', box(400, 10, width, 40));
      const words = ['Product', 'Docs'].map((text, at) => line(text, 400 + at * (width - 50), 20, 50));
      return renderPage(page([line('Acme', 24, 20, 50), ...words], [header, nav]));
    };
    expect(pageWith(500)).toMatch(/<input type="checkbox" class="fold" aria-label="Menu">\n<nav/);
    expect(pageWith(200)).not.toContain('class="fold"');
  });

  test('breaks no short words, and long ones where the page is narrow', () => {
    const html = renderPage(page([line('Sign in', 40, 40, 50), line('A longer line of words here', 40, 300, 190)]));
    expect(html).toMatch(/ short">Sign in</);
    expect(html).not.toMatch(/ short">A longer/);
  });

  test('keeps the height of a picture to the fraction, so that what is below it stays in place', () => {
    const card = element('e1', 'card', box(40, 40, 402, 300), { ...CARD, border: { color: '#cccccc', width: 1 } });
    const picture = element('e2', 'image', box(41, 41, 400, 200.4), { fill: '#888888' });
    expect(renderPage(page([line('Below', 60, 260, 40)], [card, picture]))).toContain('aspect-ratio:400/200.4');
  });

  test('shrinks nothing at the width of the screenshot, and no cell of a table at any', () => {
    const html = renderPage(page([line('Hello', 80, 80, 34)]));
    expect(html).toMatch(/@media \(min-width:800px\)\{[^@]*\.line>\*,\.keep>\*,\.stack>\*,\.pile>\*\{flex-shrink:0\}/);
    expect(html).toContain('td{text-align:left;flex-shrink:0}');
  });

  test('names the colours that are used again', () => {
    const html = renderPage(page([line('One', 40, 40, 26), line('Two', 40, 300, 28, 20)]));
    expect(html).toContain(':root{--color:#111111}');
    expect(rulesOf(html, 'One')).toContain('color:var(--color)');
  });

  test('defines an icon once and uses it by the name of its file', () => {
    const glyph = packGlyph(4, 4, [0, 3, 3, 0, 3, 3, 3, 3, 3, 3, 3, 3, 0, 3, 3, 0]);
    const icon = (id: string, y: number) =>
      element(id, 'icon', box(40, y, 16, 16), { glyph, name: 'circle', ink: '#3355ff' });
    const html = renderPage(page([], [icon('e1', 40), icon('e2', 140)]));
    expect(html.match(/<symbol id="circle"/g)).toHaveLength(1);
    expect(html.match(/<use href="#circle"\/>/g)).toHaveLength(2);
    expect(html).toContain('fill="currentColor"');
  });

  test('shows pictures from where it is told, with the words on them', () => {
    const image = element('e1', 'image', box(40, 40, 400, 200), { fill: '#204060', radius: 8 });
    const told = page([line('Summer sale', 60, 200, 80)], [image]);
    const html = renderPage(told, [], ({ file }) => `assets/${file}`);
    expect(html).toMatch(/<img [^>]*src="assets\/hero-image.png">/);
    expect(html).toContain('>Summer sale<');
    expect(renderPage(told)).not.toContain('assets/');
  });

  test('gives words in a picture their colour as words elsewhere', () => {
    const chart = element('e1', 'chart', box(40, 40, 400, 200), { fill: '#ffffff' });
    const html = renderPage(page([{ ...line('Visits', 60, 60, 40), color: '#8b93a7' }], [chart]));
    expect(html).toMatch(/<text style="[^"]*;color:#8b93a7"[^>]*fill="currentColor">Visits</);
  });

  test('keeps the words on a ring that says how far something is', () => {
    const ring = element('e1', 'progress', box(60, 60, 42, 42), { fill: '#dddddd', radius: 21, text: '25%' });
    const html = renderPage(page([line('25%', 69, 76, 24, 10), line('Roof', 60, 140, 40)], [ring]));
    expect(html).toMatch(/role="progressbar"/);
    expect(html).toContain('>25%<');
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

  test.each(['page', 'region', 'element', 'text', 'group'] as const)(
    'keeps a hostile type out of the page: %s',
    (kind) => {
      const attack = 'x"><script>alert(1)</script>{}*{display:none}';
      const cards = [0, 1].map((at) => element(`e${at}`, 'card', box(40 + 248 * at, 40, 224, 120), CARD));
      const image = element('e2', 'image', box(40, 200, 100, 100), { fill: '#204060' });
      const regions: Measurement['regions'] = [{ role: 'section', box: box(0, 190, 800, 200), fill: '#eeeeee' }];
      const told = page([line('One', 60, 60, 30), line('Two', 300, 60, 30)], [...cards, image], { regions });
      const named = (node: TreeNode): TreeNode => ({
        ...node,
        type: node.kind === kind ? attack : node.type,
        children: node.children.map(named),
      });
      const tree = treeOf(told);
      const html = renderPage(
        { ...told, tree: { ...tree, root: named(tree.root) } },
        [],
        ({ file }) => `assets/${file}`,
      );
      expect(html).not.toMatch(/<script|alert\(1\)|display:none}{/);
      for (const [, names] of html.matchAll(/class="([^"]*)"/g)) expect(names).toMatch(/^[a-z0-9 -]+$/);
    },
  );

  test('runs nothing and loads nothing from elsewhere', () => {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(renderPage(page([])))?.[1];
    expect(policy).toBe("default-src 'none'; img-src data: 'self'; style-src 'unsafe-inline'; font-src data: 'self'");
  });

  test('ends on a page where everything lies over everything', () => {
    const boxes = Array.from({ length: 1500 }, (_, at) =>
      element(`e${at}`, 'card', box((at * 37) % 500, (at * 53) % 400, 250 + (at % 7), 160 + (at % 5)), CARD),
    );
    expect(renderPage(page([], boxes)).match(/<article/g)).toHaveLength(1500);
  });
});
