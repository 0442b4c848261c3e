/**
 * Writes packages/vision/models/font-metrics.json: how wide and high each glyph of common web families is, in thousandths
 * of the font size, as Chromium sets them. Run: node bench/fonts/measure-fonts.ts <folder with node_modules/@fontsource>
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.ts';

const SERIF = /merriweather|lora|playfair|slab|serif|gelasio|crimson|baskerville|garamond|bitter/;
const MONO = /mono|code|inconsolata/;
const INSTALLED = [
  'Liberation Sans',
  'Liberation Serif',
  'Liberation Mono',
  'DejaVu Sans',
  'DejaVu Serif',
  'DejaVu Sans Mono',
];
const OUT = new URL('../../packages/vision/models/font-metrics.json', import.meta.url);

type Face = { name: string; weight: number; source: string };
type Glyphs = { advance: number[]; left: number[]; right: number[]; above: number[]; below: number[]; stem: number };

const classOf = (name: string): 'sans' | 'serif' | 'mono' => {
  const key = name.toLowerCase();
  if (MONO.test(key)) return 'mono';
  return SERIF.test(key) && !/source-sans|sans-serif/.test(key) ? 'serif' : 'sans';
};

function listFaces(root: string): Face[] {
  const scope = path.join(root, 'node_modules/@fontsource');
  const bundled = readdirSync(scope).flatMap((name) => {
    const files = readdirSync(path.join(scope, name, 'files'));
    return [400, 700].flatMap((weight) => {
      const file = files.find((candidate) => candidate === `${name}-latin-${weight}-normal.woff2`);
      if (!file) return [];
      const data = readFileSync(path.join(scope, name, 'files', file)).toString('base64');
      return [{ name, weight, source: `url(data:font/woff2;base64,${data})` }];
    });
  });
  const installed = INSTALLED.flatMap((name) =>
    [400, 700].map((weight) => ({ name, weight, source: `local("${name}${weight === 700 ? ' Bold' : ''}")` })),
  );
  return [...bundled, ...installed];
}

/** Runs in the page: sets every printable ASCII character and measures a stem on a pangram drawn large. */
async function measureFace(source: string): Promise<Glyphs> {
  const size = 256;
  const font = new FontFace('measured', source);
  await font.load();
  document.fonts.add(font);
  const canvas = document.createElement('canvas');
  canvas.width = 5200;
  canvas.height = 240;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  const glyphs: Glyphs = { advance: [], left: [], right: [], above: [], below: [], stem: 0 };
  // Bounds from drawn pixels: the ones that measureText answers are rounded outwards to 1/64 of the size.
  const tile = document.createElement('canvas');
  tile.width = 2 * size;
  tile.height = 2 * size;
  const paper = tile.getContext('2d', { willReadFrequently: true });
  if (!paper) throw new Error('no canvas');
  paper.font = `${size}px measured`;
  const thousandths = (pixels: number): number => Math.round((pixels / size) * 1000);
  for (let code = 32; code < 127; code++) {
    const char = String.fromCharCode(code);
    const advance = paper.measureText(char).width;
    const originX = size / 2;
    const baseline = size * 1.25;
    paper.clearRect(0, 0, tile.width, tile.height);
    paper.fillText(char, originX, baseline);
    const { data } = paper.getImageData(0, 0, tile.width, tile.height);
    let [left, right, top, bottom] = [originX, originX + advance, baseline, baseline];
    let found = false;
    for (let i = 3, at = 0; i < data.length; i += 4, at++) {
      if ((data[i] ?? 0) < 128) continue;
      const x = at % tile.width;
      const y = Math.floor(at / tile.width);
      left = found ? Math.min(left, x) : x;
      right = found ? Math.max(right, x + 1) : x + 1;
      top = found ? top : y;
      bottom = y + 1;
      found = true;
    }
    glyphs.advance.push(thousandths(advance));
    glyphs.left.push(thousandths(left - originX));
    glyphs.right.push(thousandths(originX + advance - right));
    glyphs.above.push(thousandths(baseline - top));
    glyphs.below.push(thousandths(bottom - baseline));
  }
  const drawn = 160;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  context.font = `${drawn}px measured`;
  context.fillText('Hamburgefonstiv quick brown fox jumps lazy dog', 10, 180);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const runs: number[] = [];
  for (let y = 0; y < canvas.height; y++) {
    let run = 0;
    for (let x = 0; x < canvas.width; x++) {
      const ink = 1 - (data[(y * canvas.width + x) * 4] ?? 255) / 255;
      if (ink >= 0.1) run += ink;
      else if (run > 0) {
        runs.push(run);
        run = 0;
      }
    }
  }
  runs.sort((a, b) => a - b);
  glyphs.stem = Math.round(((runs[Math.floor(runs.length * 0.4)] ?? 0) / drawn) * 1000);
  document.fonts.delete(font);
  return glyphs;
}

const root = process.argv[2];
if (!root) {
  console.error('usage: node bench/fonts/measure-fonts.ts <folder with node_modules/@fontsource>');
  process.exit(2);
}
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
const faces = [];
for (const { name, weight, source } of listFaces(root)) {
  const { stem, ...glyphs } = await page.evaluate(measureFace, source);
  const packed = Object.fromEntries(Object.entries(glyphs).map(([key, values]) => [key, values.join(' ')]));
  faces.push({ name: name.toLowerCase().replaceAll(' ', '-'), class: classOf(name), weight, stem, ...packed });
}
await browser.close();
writeFileSync(OUT, `[\n${faces.map((face) => JSON.stringify(face)).join(',\n')}\n]\n`);
console.log(`${faces.length} faces`);
