/**
 * Writes packages/core/fonts: the Latin letters of the families that the engine can name, regular and bold, and what a page needs to
 * be set in them without asking a browser. Families that come with systems have no file.
 * Run: node bench/fonts/pack-fonts.ts <folder with node_modules/@fontsource>…
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { toFontSlug } from '../../packages/core/src/font-family.ts';
import { type FontFace, loadFontFamilies } from '../../packages/vision/src/text/font-faces.ts';
import { findBrowser } from '../../scripts/find-browser.ts';

const OUT = new URL('../../packages/core/fonts/', import.meta.url);
/** Its licence is neither OFL nor Apache. */
const NOT_PACKED = ['Ubuntu'];
const PX = 1000;

const roots = process.argv.slice(2);
if (roots.length === 0) {
  console.error('usage: node bench/fonts/pack-fonts.ts <folder with node_modules/@fontsource>…');
  process.exit(2);
}
const fileOf = (slug: string, weight: number): string | undefined =>
  roots
    .map((root) => path.join(root, 'node_modules/@fontsource', slug, 'files', `${slug}-latin-${weight}-normal.woff2`))
    .find(existsSync);

type Area = { ascent: number; descent: number };

/** Runs in the page: the content area of a face, in thousandths of the font size. */
async function readArea(source: string): Promise<Area> {
  const font = new globalThis.FontFace('measured', source);
  await font.load();
  document.fonts.add(font);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas');
  context.font = '1000px measured';
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  document.fonts.delete(font);
  return { ascent: Math.round(fontBoundingBoxAscent), descent: Math.round(fontBoundingBoxDescent) };
}

const thousandths = (values: Float64Array): string => Array.from(values, (value) => Math.round(value * PX)).join(' ');

const glyphsOf = ({ advance, left, right, below }: FontFace) => ({
  advance: thousandths(advance),
  left: thousandths(left),
  right: thousandths(right),
  below: thousandths(below),
});

mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, class: kind, regular, bold } of loadFontFamilies()) {
  if (NOT_PACKED.includes(name)) continue;
  const slug = toFontSlug(name);
  const files = [400, 700].flatMap((weight) => fileOf(slug, weight) ?? []);
  const data = files[0] && readFileSync(files[0]).toString('base64');
  const area = await page.evaluate(readArea, data ? `url(data:font/woff2;base64,${data})` : `local("${name}")`);
  for (const file of files) copyFileSync(file, new URL(`${slug}-${file.includes('-700-') ? 700 : 400}.woff2`, OUT));
  const metrics = {
    class: kind,
    ...area,
    packed: files.length === 2,
    regular: glyphsOf(regular),
    bold: glyphsOf(bold),
  };
  writeFileSync(new URL(`${slug}.json`, OUT), `${JSON.stringify(metrics)}\n`);
}
await browser.close();
