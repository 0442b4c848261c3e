import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { Element, Measurement, TextLine } from '../measurement.ts';
import type { TreeNode } from '../page-tree.ts';
import type { ProjectStack } from '../stack.ts';
import { DARK_THEME, ERROR, MENU_OPEN, PAGE } from '../states/states.fixture.ts';
import { box, element, line } from '../tree/page.fixture.ts';
import { treeOf } from '../tree/tree-of.ts';
import { NARROW, WIDE } from '../widths/two-widths.fixture.ts';
import { renderProject } from './render-project.ts';
import { LOCKED_VERSIONS } from './setup/versions.ts';

const page = (texts: TextLine[], elements: Element[] = []): Measurement => ({
  version: 1,
  image: { width: 800, height: 600, scale: 1 },
  texts,
  elements,
  regions: [],
  palette: [{ hex: '#fafafa', name: 'Snow', role: 'background', share: 0.9 }],
  spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 14, lineHeight: 1.5 },
  radii: [],
});

const write = (measurements: Measurement[], stack: ProjectStack = 'react'): Map<string, string> => {
  const pages = measurements.map((measurement, at) => ({ name: ['Home', 'Team'][at] ?? '', measurement, fonts: [] }));
  return new Map(renderProject(pages, stack).map(({ path, content }) => [path, content]));
};

const CARD = { fill: '#ffffff', radius: 8 };
const NAMES = ['Basic', 'Team', 'Scale'];
const cards = page(
  NAMES.flatMap((name, at) => [line(name, 60 + 248 * at, 60, 48, 20), line(`$${at}9`, 60 + 248 * at, 100, 23)]),
  NAMES.flatMap((_, at) => [
    element(`e${at}`, 'card', box(40 + 248 * at, 40, 224, 120), CARD),
    element(`h${at}`, 'heading', box(60 + 248 * at, 60, 48, 20)),
  ]),
);

// biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant to be harmful where it is read as code
const ATTACK = '</style></p><script>alert(1)</script>{alert(1)}{{ alert(2) }}${x}`\'"&\\ */ // ]]>';

describe('renderProject', () => {
  test('writes what repeats as one component with props, and its data as an array', () => {
    const files = write([cards]);
    const component = files.get('src/components/PriceCard.tsx');
    expect(component).toContain('export type PriceCardProps = {\n  title: string;\n  price: string;\n};\n');
    expect(component).toContain('export function PriceCard({ title, price }: PriceCardProps) {');
    expect(component).toMatch(/<h1 className="text-xl[^"]*">\s*\{title\}\s*<\/h1>/);
    expect(files.get('src/data/priceCards.ts')).toBe(`import type { PriceCardProps } from "../components/PriceCard";

export const priceCards: PriceCardProps[] = [
  { title: "Basic", price: "$09" },
  { title: "Team", price: "$19" },
  { title: "Scale", price: "$29" },
];
`);
    const maps = [...files.values()].filter((text) => text.includes('{priceCards.map((priceCard) => ('));
    expect(maps).toHaveLength(1);
    expect(files.get('src/index.css')).toContain('--color-background: #fafafa;');
  });

  test('pages of several widths break their lines below their own, and of one width need no name for it', () => {
    const wide = { ...cards, image: { width: 1600, height: 600, scale: 1 } };
    const files = write([cards, wide]);
    const css = files.get('src/index.css')!;
    expect(files.get('src/pages/HomePage.tsx')).toContain('className="page at-800 ');
    expect(css).toMatch(/@media \(min-width: 800px\) \{\n {2}\.at-800\.page \{\n {4}white-space: nowrap;/);
    expect(css).toMatch(/@media \(max-width: 1599px\) \{\n {2}\.at-1600\.page br \{/);
    expect(css).toMatch(/html:has\(\.at-800\) \{\n {4}overflow-x: clip;/);
    expect(write([cards, cards]).get('src/index.css')).not.toContain('.at-');
  });

  test('a page on another background than the first paints its own, from side to side', () => {
    const dark = { ...cards, palette: [{ hex: '#161616', name: 'Ink', role: 'background' as const, share: 0.9 }] };
    const files = write([cards, dark]);
    expect(files.get('src/pages/TeamPage.tsx')).toMatch(
      /<div className="[^"]*min-h-screen bg-[^"]*">\s*<div className="page /,
    );
    expect(files.get('src/pages/HomePage.tsx')).not.toContain('min-h-screen');
  });

  test('is called by its own name where it has one', () => {
    const files = renderProject([{ name: 'Home', measurement: cards, fonts: [] }], 'next', 'Acme & Sons');
    const text = (path: string) => files.find((file) => file.path === path)?.content;
    expect(JSON.parse(text('package.json')!)).toMatchObject({ name: 'acme-sons' });
    expect(text('app/layout.tsx')).toContain('title: "Acme & Sons"');
  });

  test('gives pages of one project their routes, and writes what they share once', () => {
    const header = [line('Acme', 24, 22, 34), line('Products', 300, 22, 57), line('Pricing', 400, 22, 45)];
    const bar = element('e9', 'header', box(0, 0, 800, 56), { fill: '#eeeeee' });
    const more = [line('Login', 700, 22, 36), line('Docs', 500, 22, 32), line('Blog', 600, 22, 28)];
    const pages = ['Welcome', 'Our people'].map((title) =>
      page([...header, ...more, line(title, 40, 120, 160, 32)], [bar]),
    );
    const files = write(pages);
    expect(files.get('src/App.tsx')).toContain('<Route path="/team" element={<TeamPage />} />');
    expect([...files.keys()].filter((path) => /Header\d*\.tsx$/.test(path))).toEqual(['src/components/Header.tsx']);
    for (const name of ['HomePage', 'TeamPage']) expect(files.get(`src/pages/${name}.tsx`)).toContain('<Header />');
  });

  test.each([
    ['react', 'src/App.tsx', 'className'],
    ['vue', 'src/App.vue', 'class'],
  ] as const)('folds the menu of a narrow page and keeps icons with their words in %s', (stack, app, attribute) => {
    const sidebar = element('e1', 'sidebar', box(0, 0, 200, 600), { fill: '#222222' });
    const icon = element('e2', 'icon', box(240, 200, 16, 16), { ink: '#111111' });
    const texts = [line('Home', 24, 41, 36), line('Welcome back', 240, 40, 160, 24), line('Inbox', 264, 201, 36)];
    const files = write([page(texts, [sidebar, icon])], stack);
    const sources = [...files].filter(([path]) => /\.(tsx|vue)$/.test(path)).map(([, text]) => text);
    expect(files.get(app)).toMatch(
      new RegExp(`<input\\s+type="checkbox"\\s+aria-label="Menu"\\s+${attribute}="fold"\\s*/>\\s*<(Sidebar|aside)`),
    );
    expect(files.get('src/index.css')).toContain('.fold:not(:checked) + * {');
    expect(sources.join('\n')).toMatch(new RegExp(`<p ${attribute}="[^"]*whitespace-nowrap">\\s*<(svg|img)[^<]*Inbox`));
  });

  test('writes the rows of a table once, and its head as it is', () => {
    const rowAt = (texts: readonly string[], y: number, widths: readonly number[]): TextLine[] =>
      texts.map((text, at) => line(text, at < 2 ? 60 + 300 * at : 740 - widths[at]!, y, widths[at]!));
    const head = rowAt(['Number', 'Customer', 'Amount'], 40, [60, 70, 56]).map((text) => ({
      ...text,
      fontWeight: 700,
    }));
    const rows = ['Ann', 'Benjamin', 'Christopher', 'Di', 'Esther'].flatMap((name, at) =>
      rowAt([`INV-${at + 1}`, name, `$ ${10 ** at}.00`], 80 + 40 * at, [40, 8 * name.length, 40 + 8 * at]),
    );
    const table = element('t', 'table', box(40, 20, 720, 260), CARD);
    const files = write([page([...head, ...rows], [table])]);
    const data = files.get('src/data/tableRows.ts') ?? '';
    expect([...data.matchAll(/INV-\d/g)]).toHaveLength(5);
    expect(data).not.toMatch(/Number|font-bold/);
    expect(files.get('src/components/TableRow.tsx')).toMatch(/<td className="[^"]*text-right[^"]*">/);
  });

  test('names repeated buttons unlike the primitive that they are made of', () => {
    const texts = ['Save', 'Send', 'Drop'].map((name, at) => line(name, 60, 60 + 100 * at, 30));
    const buttons = [0, 1, 2].map((at) => element(`e${at}`, 'button', box(40, 48 + 100 * at, 70, 38), CARD));
    const files = write([page(texts, buttons)], 'shadcn');
    expect(files.get('src/components/ActionButton.tsx')).toContain('import { Button } from "@/components/ui/button";');
    expect(files.has('src/components/Button.tsx')).toBe(false);
  });

  test.each(['react', 'vue'] as const)('names items of a list by no word of the language in %s', (stack) => {
    const card = element('e9', 'card', box(20, 20, 400, 420), CARD);
    const switches = [0, 1, 2, 3].map((at) =>
      element(`e${at}`, 'switch', box(40, 48 + 80 * at, 44, 24), {
        fill: at % 2 ? '#3355ff' : '#cccccc',
        active: at % 2 === 1,
      }),
    );
    const button = element('e8', 'button', box(40, 380, 88, 40), { fill: '#3355ff' });
    const files = write([page([line('Save', 60, 393, 30)], [card, ...switches, button])], stack);
    const sources = [...files].filter(([path]) => /\.(tsx?|vue)$/.test(path)).map(([, text]) => text);
    expect(sources.join('\n')).toMatch(/settingSwitches\.map\(\(settingSwitch\)|settingSwitch in settingSwitches/);
    expect(sources.join('\n')).not.toMatch(/\bswitch\b(?!")/);
  });

  test('gives the data of a Vue project the type of the props that it fills', () => {
    const card = element('e9', 'card', box(20, 20, 400, 420), CARD);
    const switches = [0, 1, 2, 3].map((at) =>
      element(`e${at}`, 'switch', box(40, 48 + 80 * at, 44, 24), {
        fill: at % 2 ? '#3355ff' : '#cccccc',
        active: at % 2 === 1,
      }),
    );
    const data = write([page([], [card, ...switches])], 'vue').get('src/data/settingSwitches.ts');
    expect(data).toMatch(/^type SettingSwitchProps = \{\n(.*\n)* {2}checked: "true" \| "false";\n/);
    expect(data).toContain('export const settingSwitches: SettingSwitchProps[] = [');
  });

  test.each(['react', 'next', 'shadcn', 'vue'] as const)('writes the states of a page in %s', (stack) => {
    const states = [
      { name: 'Menu open', measurement: MENU_OPEN },
      { name: 'Dark theme', measurement: DARK_THEME },
      { name: 'Error', measurement: ERROR },
    ];
    const pages = ['Home', 'Team'].map((name) => ({ name, measurement: PAGE, fonts: [], states }));
    const files = new Map(renderProject(pages, stack).map(({ path, content }) => [path, content]));
    const css = files.get(stack === 'next' ? 'app/globals.css' : 'src/index.css')!;
    expect(css).toContain('html:not([data-state~="menu-open"]) .when-menu-open {\n  display: none;\n}');
    expect(css).toContain('html:not([data-state~="menu-open"]) .when-menu-open--2 {');
    expect(css).toMatch(/\[data-state~="error"\] \.state-1 \{\n {2}border: 2px solid #dc2626;/);
    expect(css).toMatch(
      /@media \(prefers-color-scheme: dark\) \{\n {2}:root:not\(\[data-theme\]\) \{\n {4}--theme-text:/,
    );
    expect(css).toContain(
      '/* Other states, set on <html>: data-state="menu-open", data-theme="dark", data-state="error" */',
    );
    const sources = [...files].filter(([path]) => /\.(tsx|vue)$/.test(path)).map(([, text]) => text);
    const code = sources.join('\n');
    expect(code).toMatch(
      /"[^"]*\bwhen-menu-open [^"]*absolute right-10 top-16 z-10[^"]*"[\s\S]*?Profile[\s\S]*?Sign out/,
    );
    expect(code).toMatch(/"[^"]*\bstate-1 [^"]*"[\s\S]*"[^"]*\bstate-1--2 /);
    expect(code).toMatch(/text-\[var\(--theme-text\)\][\s\S]*text-\[var\(--theme--2-text\)\]/);
  });

  test('tells a state whose name ends in a number from that of another page', () => {
    const twice = ['Menu', 'Menu 2'].map((name) => ({ name, measurement: MENU_OPEN }));
    const pages = [
      { name: 'Home', measurement: PAGE, fonts: [], states: twice },
      { name: 'Team', measurement: PAGE, fonts: [], states: twice.slice(0, 1) },
    ];
    const css = renderProject(pages, 'react').find(({ path }) => path === 'src/index.css')!.content;
    const rules = css.match(/html:not\(\S+\) \.when-\S+/g)!.toSorted();
    expect(rules).toEqual([
      'html:not([data-state~="menu"]) .when-menu',
      'html:not([data-state~="menu"]) .when-menu--2',
      'html:not([data-state~="menu-2"]) .when-menu-2',
    ]);
  });

  test('writes a member of a set that a state changes by itself, so that the others stay as they are', () => {
    const three = (first: string): Measurement =>
      page(
        NAMES.map((name, at) => line(name, 60 + 248 * at, 60, 48, 20)),
        NAMES.map((_, at) =>
          element(`e${at}`, 'card', box(40 + 248 * at, 40, 224, 120), { ...CARD, fill: at === 0 ? first : '#ffffff' }),
        ),
      );
    const states = [{ name: 'Chosen', measurement: three('#3355ff') }];
    const files = renderProject([{ name: 'Home', measurement: three('#ffffff'), fonts: [], states }], 'react');
    const marked = files.filter(({ content }) => /\bstate-1\b[^{]*"/.test(content)).map(({ path }) => path);
    expect(marked).toEqual(['src/App.tsx']);
  });

  test.each(['react', 'next', 'shadcn', 'vue'] as const)('writes a page of two widths for both in %s', (stack) => {
    const pages = [
      { name: 'Home', measurement: WIDE, narrower: [NARROW], fonts: [] },
      { name: 'About', measurement: cards, fonts: [] },
    ];
    const files = new Map(renderProject(pages, stack).map(({ path, content }) => [path, content]));
    const code = [...files].filter(([path]) => /\.(tsx|vue|ts)$/.test(path)).map(([, text]) => text);
    const classes = code.join('\n');
    // The menu is hidden on a phone, its icon elsewhere; the title has the size of each width.
    expect(classes).toMatch(/max-lg:hidden/);
    expect(classes).toMatch(/\blg:hidden/);
    expect(classes).toMatch(/text-5xl\/\S+ [^"]*max-lg:text-2xl\/9/);
    expect(classes).toMatch(/grid-cols-\[[^"]*max-lg:grid-cols-\[repeat\(auto-fit,minmax\(max\(/);
    const css = files.get(stack === 'next' ? 'app/globals.css' : 'src/index.css')!;
    expect(css).toContain(
      '@media (min-width: 390px) and (max-width: 1023px) {\n  .page-390 {\n    white-space: nowrap;',
    );
    // The page of one width keeps rules of its own.
    expect(css).toContain('.page {\n    white-space: nowrap;');
  });

  test('gives ranges of one width that begin elsewhere names of their own', () => {
    const narrow = (width: number) => ({ ...NARROW, image: { ...NARROW.image, width } });
    const files = renderProject(
      [
        { name: 'Home', measurement: WIDE, narrower: [narrow(700), NARROW], fonts: [] },
        { name: 'About', measurement: WIDE, narrower: [NARROW], fonts: [] },
      ],
      'react',
    );
    const css = files.find(({ path }) => path === 'src/index.css')!.content;
    expect(css).toContain('@media (min-width: 390px) and (max-width: 479px) {\n  .page-390 {');
    expect(css).toContain('@media (min-width: 390px) and (max-width: 1023px) {\n  .page-390-2 {');
  });

  test('gives no route a name that Windows keeps for devices', () => {
    const pages = ['Home', 'Aux', 'COM1'].map((name) => ({ name, measurement: cards, fonts: [] }));
    const paths = renderProject(pages, 'next').map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['app/page-2-aux/page.tsx', 'app/page-3-com1/page.tsx']));
  });

  test.each(['react', 'next', 'shadcn', 'vue'] as const)('keeps hostile text as text in %s', (stack) => {
    const texts = [0, 1, 2].flatMap((at) => [
      line(`${ATTACK} ${at}`, 60, 60 + 100 * at, 400),
      line('b', 60, 90 + 100 * at, 9),
    ]);
    const boxes = [0, 1, 2].map((at) => element(`e${at}`, 'card', box(40, 50 + 100 * at, 500, 90), CARD));
    const field = element('e8', 'input', box(40, 400, 500, 40), { fill: '#ffffff', text: ATTACK });
    const lone = line(ATTACK, 40, 500, 400);
    for (const [path, text] of write([page([...texts, lone], [...boxes, field])], stack)) {
      expect(path).toMatch(/^[\w./-]+$/);
      if (path.endsWith('.html')) expect(text.match(/<script/g)).toHaveLength(1);
      if (path.endsWith('.vue')) expect(text.replace('<script setup', '')).not.toMatch(/<script|\{\{ alert/);
      // In code it is a string, never a tag or an expression.
      if (path.endsWith('.tsx')) expect(text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '')).not.toMatch(/alert/);
    }
  });

  test.each(['react', 'vue'] as const)('keeps hostile types of a tree out of the code in %s', (stack) => {
    const named = (node: TreeNode): TreeNode => ({ ...node, type: ATTACK, children: node.children.map(named) });
    const tree = treeOf(cards);
    for (const [path, text] of write([{ ...cards, tree: { ...tree, root: named(tree.root) } }], stack)) {
      expect(path).toMatch(/^[\w./-]+$/);
      expect(text).not.toContain('alert(');
    }
  });

  test('names components by words that are names in any language of code', () => {
    const names = ['123 go', 'Ünïcode & más', '日本語', 'constructor', '../../etc'];
    const texts = names.flatMap((name, at) => [
      line(name, 40, 100 * at, 90, 24),
      ...Array.from({ length: 24 }, (_, i) => line(`w${i}`, 40 + 30 * i, 40 + 100 * at, 16)),
    ]);
    const boxes = names.map((_, at) => element(`e${at}`, 'card', box(20, 100 * at - 5, 780, 70), CARD));
    for (const path of write([page(texts, boxes)]).keys())
      expect(path).toMatch(/^(src|public)\/[a-zA-Z/-]*[\w.-]+$|^[\w.-]+$/);
  });

  test('writes a page of one text, and one of thousands of boxes', () => {
    expect(write([page([line('Hello', 40, 40, 34)])]).get('src/App.tsx')).toContain('Hello');
    const many = Array.from({ length: 5000 }, (_, at) =>
      element(`e${at}`, 'card', box(10 * (at % 70), 10 * Math.floor(at / 70), 8, 8), CARD),
    );
    expect(write([page([], many)]).size).toBeGreaterThan(5);
  });

  test('asks for the versions of packages that are locked here', async () => {
    const lock = JSON.parse(await readFile(new URL('../../../../package-lock.json', import.meta.url), 'utf8'));
    const locked = Object.keys(LOCKED_VERSIONS).map((name) => [name, lock.packages[`node_modules/${name}`].version]);
    expect(Object.fromEntries(locked)).toEqual(LOCKED_VERSIONS);
  });

  test('writes a Next.js route, a Vue component and shadcn/ui primitives from the same pages', () => {
    expect(write([cards], 'next').get('app/page.tsx')).toContain('export default function Page() {');
    const vue = write([cards], 'vue');
    expect(vue.get('src/components/PriceCard.vue')).toContain(
      'defineProps<{\n  title: string;\n  price: string;\n}>();',
    );
    expect([...vue.values()].join('')).toContain('v-for="priceCard in priceCards"');
    const shadcn = write(
      [page([line('Save', 52, 112, 30)], [element('e1', 'button', box(40, 100, 88, 40), CARD)])],
      'shadcn',
    );
    expect(shadcn.get('src/App.tsx')).toContain('import { Button } from "@/components/ui/button";');
    // A path of a URL is none of a file system: it has a slash too many on Windows, and spaces as %20.
    expect(shadcn.get('vite.config.ts')).toContain('alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) }');
    expect(shadcn.get('vite.config.ts')).toContain('import { fileURLToPath } from "node:url";');
    expect(shadcn.get('src/components/ui/button.tsx')).toContain('export function Button(');
  });
});
