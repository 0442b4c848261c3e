/**
 * Writes packages/vision/models/font-metrics.json and font-shapes.bin: how wide and high each glyph of the families that the engine
 * can name is, in thousandths of the font size, and what letters and digits look like, as Chromium sets them.
 * Run: node bench/fonts/measure-fonts.ts <folder with node_modules/@fontsource>…
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { FontFamily, toFontSlug } from '../../packages/core/src/font-family.ts';
import { findBrowser } from '../../scripts/find-browser.ts';
import { measureFace } from './measure-face.ts';

const SERIF =
  /Merriweather$|Lora|Playfair|Slab|Serif|Gelasio|Crimson|Baskerville|Garamond|Bitter|Aleo|Arvo|Spectral|Vollkorn/;
const MONO = /Mono|Code|Inconsolata/;
const INSTALLED = /^(Liberation|DejaVu)/;
/** Families that explain widths where letters tell none; with more of them, sizes of short lines get worse. */
const USUAL = new Set(
  'Barlow|Bitter|Carlito|Crimson Text|DM Sans|EB Garamond|Exo 2|Figtree|Fira Code|Fira Sans|Geist Sans|Gelasio|Hind|IBM Plex Mono|IBM Plex Sans|Inconsolata|Instrument Sans|Inter|JetBrains Mono|Karla|Lato|Libre Baskerville|Libre Franklin|Lora|Manrope|Merriweather|Montserrat|Mukta|Mulish|Noto Sans|Noto Serif|Nunito|Nunito Sans|Open Sans|Oswald|Outfit|Playfair Display|Plus Jakarta Sans|Poppins|PT Sans|PT Serif|Public Sans|Quicksand|Raleway|Roboto|Roboto Condensed|Roboto Mono|Roboto Slab|Rubik|Source Code Pro|Source Sans 3|Source Serif 4|Space Grotesk|Space Mono|Titillium Web|Ubuntu|Work Sans|Liberation Sans|Liberation Serif|Liberation Mono|DejaVu Sans|DejaVu Serif|DejaVu Sans Mono'.split(
    '|',
  ),
);
const MODELS = new URL('../../packages/vision/models/', import.meta.url);

const classOf = (name: FontFamily): 'sans' | 'serif' | 'mono' => {
  if (MONO.test(name)) return 'mono';
  return SERIF.test(name) ? 'serif' : 'sans';
};

function sourceOf(family: FontFamily, weight: number, roots: readonly string[]): string {
  if (INSTALLED.test(family)) return `local("${family}${weight === 700 ? ' Bold' : ''}")`;
  const slug = toFontSlug(family);
  const file = roots
    .map((root) => path.join(root, 'node_modules/@fontsource', slug, 'files', `${slug}-latin-${weight}-normal.woff2`))
    .find(existsSync);
  if (!file) throw new Error(`no ${slug} of weight ${weight}`);
  return `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`;
}

const roots = process.argv.slice(2);
if (roots.length === 0) {
  console.error('usage: node bench/fonts/measure-fonts.ts <folder with node_modules/@fontsource>…');
  process.exit(2);
}
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
const faces: string[] = [];
const shapeBytes: number[] = [];
for (const name of FontFamily.options) {
  for (const weight of [400, 700]) {
    const { stem, shapes, ...glyphs } = await page.evaluate(measureFace, sourceOf(name, weight, roots));
    const packed = Object.fromEntries(Object.entries(glyphs).map(([key, values]) => [key, values.join(' ')]));
    const rare = USUAL.has(name) ? {} : { rare: true };
    faces.push(JSON.stringify({ name, class: classOf(name), ...rare, weight, stem, ...packed }));
    for (const { left, top, width, height, ink } of shapes) {
      shapeBytes.push(left & 255, top & 255, width, height);
      for (let at = 0; at < ink.length; at += 2) shapeBytes.push((ink[at]! << 4) | (ink[at + 1] ?? 0));
    }
  }
}
await browser.close();
writeFileSync(new URL('font-metrics.json', MODELS), `[\n${faces.join(',\n')}\n]\n`);
writeFileSync(new URL('font-shapes.bin', MODELS), deflateRawSync(Buffer.from(shapeBytes), { level: 9 }));
console.log(`${faces.length} faces`);
