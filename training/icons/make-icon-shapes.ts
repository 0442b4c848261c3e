// Draws the icons of public sets in Chromium and keeps the shapes of those that have one of our names.
//   node training/icons/make-icon-shapes.ts --assets assets/node_modules --out packages/vision/models/icon-shapes.json
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import type { Box } from '../../packages/core/src/geometry.ts';
import { SHAPE_SIDE, shapeOf } from '../../packages/vision/src/icons/shape-of.ts';
import { findBrowser } from '../../scripts/find-browser.ts';
import { CONCEPTS } from './concepts.ts';

/** An icon with its set, and the style sheet of a set that is a font. */
type Icon = { name: string; markup: string; set: string; sheet?: string; size?: number };

/** Folders of SVG files, and style sheets of icon fonts with the class that every icon carries. */
const DRAWN = ['lucide-static/icons', 'bootstrap-icons/icons', 'heroicons/24/outline', 'heroicons/24/solid', 'heroicons/20/solid', 'feather-icons/dist/icons', 'boxicons/svg/regular', 'boxicons/svg/solid', 'boxicons/svg/logos'];
const REMIX = 'remixicon/icons';
const FONTS: readonly [sheet: string, name: RegExp, bases: string[]][] = [
  ['font-awesome/css/font-awesome.min.css', /\.(fa-[a-z0-9-]+):before/g, ['fa']],
  ['@fortawesome/fontawesome-free/css/all.css', /\.(fa-[a-z0-9-]+)\s*\{/g, ['fa-solid', 'fa-regular', 'fa-brands']],
  ['@mdi/font/css/materialdesignicons.min.css', /\.(mdi-[a-z0-9-]+)::?before/g, ['mdi']],
  ['fontawesome5/css/all.min.css', /\.(fa-[a-z0-9-]+):before/g, ['fas', 'far', 'fab']],
  ['ionicons4/dist/css/ionicons.min.css', /\.(ion-[a-z0-9-]+):before/g, ['icon']],
  ['simple-line-icons/dist/styles/simple-line-icons.css', /\.(icon-[a-z0-9-]+):before/g, ['']],
  ['line-awesome/dist/line-awesome/css/line-awesome.min.css', /\.(la-[a-z0-9-]+):before/g, ['las', 'lab']],
];
const LIGATURES = 'material-icons/iconfont/material-icons.css';
const LIGATURE_CLASSES = ['material-icons', 'material-icons-outlined', 'material-icons-round'];

/** The size that icons are drawn at, and of the cell around each, in pixels. */
const SIZE = 40;
/** Three dots run together at the sizes that pages show them at: these are drawn as small too. */
const SMALL_SIZES = [12, 16];
const SMALL = /^dots-/;
const CELL = 56;
const COLUMNS = 40;
const ON_A_SHEET = 1600;
/** Coverage is kept in so many steps, one hex digit a cell. */
const STEPS = 15;

const bareName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^(fa|bi|mdi|bx|bxs|bxl|ri|ion|icon|la|md|ios|logo)-/, '')
    .replace(/^(md|ios|logo)-/, '')
    .replace(/-(outlined?|fill|line|solid|regular|o|rounded|sharp|variant)$/, '');

const conceptOf = new Map(Object.entries(CONCEPTS).flatMap(([concept, names]) => names.split(' ').map((name) => [name, concept] as const)));

/** Sets disagree on which way the dots of "more" stand, and in one of them the list is the sign of a menu. */
const meantBy = ({ name, set }: Icon, aspect: number): string => {
  const concept = conceptOf.get(name)!;
  if (concept.startsWith('dots-')) return aspect < 1 ? 'dots-vertical' : 'dots-horizontal';
  return set === 'bootstrap-icons' && name === 'list' ? 'menu' : concept;
};

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg')) : []);

/** The package that a file lies in, by which icons of one set are known. */
const setOf = (file: string): string => file.split('/').slice(0, file.startsWith('@') ? 2 : 1).join('/');

const drawnIcons = (modules: string, folder: string): Icon[] =>
  filesIn(path.join(modules, folder)).map((file) => ({
    set: setOf(folder),
    name: bareName(path.basename(file, '.svg')),
    markup: readFileSync(path.join(modules, folder, file), 'utf8').replace(/<\?xml[^>]*>|<!--[\s\S]*?-->/g, ''),
  }));

const fontIcons = (modules: string): Icon[] => {
  const icons = FONTS.filter(([sheet]) => existsSync(path.join(modules, sheet))).flatMap(([sheet, pattern, bases]) => {
    const names = [...new Set([...readFileSync(path.join(modules, sheet), 'utf8').matchAll(pattern)].map((match) => match[1]!))];
    return names.flatMap((name) => bases.map((base) => ({ set: setOf(sheet), sheet, name: bareName(name), markup: `<i class="${base} ${name}"></i>` })));
  });
  const ligatures = existsSync(path.join(modules, LIGATURES)) ? LIGATURE_CLASSES.flatMap((base) => [...conceptOf.keys()].map((name) => ({ set: setOf(LIGATURES), sheet: LIGATURES, name, markup: `<i class="${base}">${name.replaceAll('-', '_')}</i>` }))) : [];
  return [...icons, ...ligatures];
};

const { values } = parseArgs({ options: { assets: { type: 'string' }, out: { type: 'string' } } });
const modules = path.resolve(values.assets!);
const icons: Icon[] = [...[...DRAWN, REMIX].flatMap((folder) => drawnIcons(modules, folder)), ...fontIcons(modules)]
  .filter(({ name }) => conceptOf.has(name))
  .flatMap((icon) => [icon, ...(SMALL.test(conceptOf.get(icon.name)!) ? SMALL_SIZES.map((size) => ({ ...icon, size })) : [])]);

const sets = [...new Set(icons.map(({ set }) => set))];

/** How far the canvas reaches beyond the ink: left, top, right and bottom, in hundredths of the ink's width and height. */
const marginsOf = (ink: Box, canvas: Box, cell: { left: number; top: number }): string => {
  const [x, y] = [canvas.x - cell.left, canvas.y - cell.top];
  const across = [ink.x - x, x + canvas.width - ink.x - ink.width].map((px) => Math.round((100 * px) / ink.width));
  const down = [ink.y - y, y + canvas.height - ink.y - ink.height].map((px) => Math.round((100 * px) / ink.height));
  return [across[0], down[0], across[1], down[1]].join(' ');
};

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--allow-file-access-from-files'] });
const shapes = new Map<string, string>();
const places = new Map<string, Set<string>>();
const sheetFile = path.resolve(`${values.out}.sheet.html`);
try {
  const rows = Math.ceil(ON_A_SHEET / COLUMNS);
  const page = await browser.newPage({ viewport: { width: COLUMNS * CELL, height: rows * CELL } });
  // Fonts of one family give their classes the same names: each set has sheets of its own.
  const sheets = [...Map.groupBy(icons, ({ set }) => set).values()].flatMap((list) => Array.from({ length: Math.ceil(list.length / ON_A_SHEET) }, (_, at) => list.slice(at * ON_A_SHEET, (at + 1) * ON_A_SHEET)));
  for (const some of sheets) {
    const { sheet } = some[0]!;
    const html = `<!doctype html><meta charset="utf-8">${sheet ? `<link rel="stylesheet" href="file://${path.join(modules, sheet)}">` : ''}
<style>body{margin:0;display:grid;grid-template-columns:repeat(${COLUMNS},${CELL}px);grid-auto-rows:${CELL}px;color:#000;background:#fff}div{display:flex;align-items:center;justify-content:center;overflow:hidden}svg{width:var(--size);height:var(--size)}i{font-size:var(--size)!important;line-height:1!important;width:auto!important}</style>
${some.map(({ markup, size = SIZE }) => `<div style="--size:${size}px">${markup}</div>`).join('')}`;
    // A page from a file, since only that may load the fonts of the sets.
    writeFileSync(sheetFile, html);
    await page.goto(`file://${sheetFile}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const canvases = await page.evaluate(() => [...document.querySelectorAll('body > div')].map((cell) => cell.firstElementChild!.getBoundingClientRect().toJSON() as Box));
    const { data } = await sharp(await page.screenshot()).greyscale().raw().toBuffer({ resolveWithObject: true });
    some.forEach((icon, index) => {
      const left = (index % COLUMNS) * CELL;
      const top = Math.floor(index / COLUMNS) * CELL;
      const coverage = Array.from({ length: CELL * CELL }, (_, at) => 1 - data[(top + Math.floor(at / CELL)) * COLUMNS * CELL + left + (at % CELL)]! / 255);
      const shape = shapeOf({ width: CELL, height: CELL, values: coverage });
      // A font writes the name of an icon that it lacks, and that is wider than its cell.
      if (!shape || canvases[index]!.width > CELL) return;
      const cells = Array.from(shape.cells, (share) => Math.round(share * STEPS).toString(16)).join('');
      const key = `${cells} ${shape.aspect.toFixed(2)}`;
      const concept = meantBy(icon, shape.aspect);
      places.set(key, (places.get(key) ?? new Set()).add(marginsOf(shape.ink, canvases[index]!, { left, top }) + ` ${sets.indexOf(icon.set)}`));
      // One shape under two names is the box that fonts show for what they lack, or a sign that tells nothing.
      shapes.set(key, (shapes.get(key) ?? concept) === concept ? concept : '');
    });
  }
} finally {
  await browser.close();
  rmSync(sheetFile, { force: true });
}
const byConcept = Map.groupBy(
  [...shapes].filter(([, concept]) => concept !== ''),
  ([, concept]) => concept,
);
const table = Object.fromEntries([...byConcept].map(([concept, list]) => [concept, list.flatMap(([shape]) => [...places.get(shape)!].map((place) => `${shape} ${place}`))]));
writeFileSync(values.out!, `${JSON.stringify({ side: SHAPE_SIDE, sets, shapes: table })}\n`);
console.log(`${icons.length} icons, ${shapes.size} shapes, ${byConcept.size} of ${Object.keys(CONCEPTS).length} names`);
