import { expect, test } from 'vitest';
import { DARK_THEME, DIALOG, ERROR, MENU_OPEN, PAGE } from '../../states/states.fixture.ts';
import { box, text } from '../../write/page.fixture.ts';
import { renderPage } from '../render-page.ts';
import { renderMeasuredPage } from '../widths/render-widths-page.ts';

const bodyOf = (html: string): string => html.slice(html.indexOf('<body'));
const render = (...states: [name: string, measurement: typeof PAGE][]): string =>
  renderMeasuredPage({ measurement: PAGE, states: states.map(([name, measurement]) => ({ name, measurement })) });

test('a page without states is written as before', () => {
  expect(render()).toBe(renderPage(PAGE));
  expect(render()).not.toMatch(/data-state|data-theme|\.holder/);
});

test('what appears is a block of its own that only its state shows, and the page around it is the same', () => {
  const html = render(['Menu open', MENU_OPEN]);
  expect(html).toContain('html:not([data-state~="menu-open"]) .when-menu-open{display:none}');
  const [block] = bodyOf(html).match(/<div class="layer[^>]*when-menu-open[\s\S]*?<\/div>/) ?? [];
  expect(block).toMatch(/Profile[\s\S]*Team[\s\S]*Sign out/);
  expect(html).toMatch(/right:40px;top:64px/);
  const texts = (body: string): string[] => body.match(/(?<=>)[^<>\n]+(?=<)/g) ?? [];
  expect(texts(bodyOf(html).replace(block!, ''))).toEqual(texts(bodyOf(renderPage(PAGE))));
});

test('a dialog lies over the window behind its backdrop', () => {
  const html = render(['Dialog', DIALOG]);
  expect(html).toMatch(/<div role="dialog" class="backdrop when-dialog" aria-label="Dialog">/);
  expect(html).toContain('position:fixed;inset:0;background:#00000066');
});

test('what changes is a rule of the state, and what grows pushes nothing', () => {
  const html = render(['Error', ERROR]);
  expect(html).toMatch(/\[data-state~="error"\] \.state-1\{border:2px solid [^}]+\}/);
  expect(html).toMatch(/\[data-state~="error"\] \.state-\d\{color:[^}]+\}/);
  expect(html).toMatch(/\[data-state~="error"\] \.state-1\{min-height:130px;margin-bottom:-30px\}/);
  expect(render(['Card hover', ERROR])).toMatch(/,\.state-1:hover\{border:2px/);
});

test('a button whose words change keeps its box', () => {
  const texts = PAGE.texts.map((line) => (line.text === 'Account' ? text('Sign in', 894, 35) : line));
  const html = render(['Signed out', { ...PAGE, texts }]);
  expect(html).toMatch(/\[data-state~="signed-out"\] \.state-1\{color:transparent\}/);
  expect(bodyOf(html)).toMatch(/<button[^>]*state-1[^>]*>Account<\/button>/);
  expect(bodyOf(html)).toMatch(/when-signed-out"><p[^>]*>Sign in/);
});

test('two things over one backdrop dim the page once', () => {
  const toast = box('toast', 'card', 20, 700, 300, 60, { fill: '#ffffff' });
  const state = {
    ...DIALOG,
    texts: [...DIALOG.texts, text('It cannot be undone', 40, 720)],
    elements: [...DIALOG.elements, toast],
  };
  const html = render(['Dialog', state]);
  expect(bodyOf(html).match(/class="backdrop/g)).toHaveLength(1);
  expect(bodyOf(html)).toMatch(/Delete this tool\?[\s\S]*It cannot be undone/);
});

test('a theme is values of custom properties, for the system and by hand', () => {
  const html = render(['Dark theme', DARK_THEME], ['Menu open', MENU_OPEN]);
  expect(html).toContain(
    ':root{--theme-text:#111111;--theme-surface:#ffffff;--theme-border:#cccccc;--theme-background:#f3f4f6}',
  );
  expect(html).toMatch(/@media \(prefers-color-scheme:dark\)\{:root:not\(\[data-theme\]\)\{--theme-text:#f1f5f9;/);
  expect(html).toMatch(/:root\[data-theme="dark"\]\{--theme-text:#f1f5f9;/);
  expect(html).toContain('html{background:var(--theme-background)}');
  // The rules that follow name no colour that the theme replaces.
  expect(html.slice(html.indexOf('.title{'), html.indexOf('</style>'))).not.toMatch(/#(111111|cccccc)/);
});

test('states of a page of several widths hold at their width, and a theme at all of them', () => {
  const narrow = { ...PAGE, image: { ...PAGE.image, width: 700 } };
  const html = renderMeasuredPage({
    measurement: PAGE,
    narrower: [narrow],
    states: [
      { name: 'Error', measurement: ERROR },
      { name: 'Dark', measurement: DARK_THEME },
    ],
  });
  expect(html).toMatch(/\[data-state~="error"\] \.state-1-1000\{border:2px/);
  expect(html).toMatch(/@media \(min-width:\d+px\)\{[\s\S]*?\.state-1-1000\{min-height:130px/);
  expect(html.match(/html\{background:[^}]*\}/g)).toEqual(Array(2).fill('html{background:var(--theme-background)}'));
});

test('a name of a state ends nothing that it is written in', () => {
  const html = render(['"]{}</style><script>x</script>', DIALOG]);
  expect(html).not.toMatch(/<script/);
  expect(html).toContain('[data-state~="style-script-x-script"]');
});
