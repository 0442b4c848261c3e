/**
 * Writes packages/vision/models/stroke-scale.json: how bold the faces of common web families look to the engine's measure
 * of strokes, as Chromium draws them. Run: node bench/fonts/measure-strokes.ts <folder with node_modules/@fontsource>
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { Pixels } from '../../packages/vision/src/contract.ts';
import { decode } from '../../packages/vision/src/decode.ts';
import { type FontFaces, loadFontFamilies } from '../../packages/vision/src/text/font-faces.ts';
import { fitLine } from '../../packages/vision/src/text/fonts/fit-fonts.ts';
import { inkExtent, inkSize } from '../../packages/vision/src/text/ink/ink-extent.ts';
import { findInk } from '../../packages/vision/src/text/ink/line-ink.ts';
import { strokeWidth } from '../../packages/vision/src/text/ink/stroke-width.ts';
import { findBrowser } from '../../scripts/find-browser.ts';

const OUT = new URL('../../packages/vision/models/stroke-scale.json', import.meta.url);
const TEXTS = ['Dashboard overview', 'Create account', 'Settings', 'Monthly revenue', '$4,208.50', 'RECENT ORDERS'];
/** The ranges of sizes of stroke-scale.ts. */
const RANGES = [
  [10, 11, 12, 13],
  [14, 15, 16],
  [18, 20, 24, 32],
];
/** Left edges, in pixels, of a text: letters between pixels look bolder or lighter by chance. */
const PHASES = [8, 8.25, 8.5, 8.75];
const WEIGHTS = [300, 400, 500, 600, 700, 800];

type Sample = {
  text: string;
  size: number;
  weight: number;
  box: { x: number; y: number; width: number; height: number };
};

const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

async function drawFamily(page: Page, root: string, family: string): Promise<{ samples: Sample[]; pixels: Pixels }> {
  const folder = path.join(root, 'node_modules/@fontsource', family, 'files');
  const fileOf = (weight: number): string => path.join(folder, `${family}-latin-${weight}-normal.woff2`);
  const weights = WEIGHTS.filter((weight) => existsSync(fileOf(weight)));
  const faces = weights.map((weight) => {
    const data = readFileSync(fileOf(weight)).toString('base64');
    return `@font-face{font-family:F;font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
  });
  const rows = RANGES.flat().flatMap((size) =>
    weights.flatMap((weight) => PHASES.map((phase) => ({ size, weight, phase }))),
  );
  const cells = rows.flatMap((row) => TEXTS.map((text) => ({ ...row, text })));
  let top = 6;
  const spans = rows.flatMap(({ size, weight, phase }) => {
    let left = phase;
    const row = TEXTS.map((text) => {
      const span = `<span style="left:${left}px;top:${top}px;font-size:${size}px;font-weight:${weight}">${text}</span>`;
      left += Math.ceil(text.length * size * 0.72 + 20);
      return span;
    });
    top += Math.ceil(size * 1.5 + 4);
    return row;
  });
  const style = 'body{margin:0;font-family:F;color:#333}span{position:absolute;white-space:pre}';
  await page.setContent(`<style>${faces.join('')}${style}</style>${spans.join('')}`);
  await page.evaluate(() => document.fonts.ready);
  const boxes = await page
    .locator('span')
    .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().toJSON()));
  const decoded = await decode(await page.screenshot({ fullPage: true }));
  if (!decoded.ok) throw new Error(decoded.error.code);
  return { samples: cells.map((cell, index) => ({ ...cell, box: boxes[index] })), pixels: decoded.pixels };
}

function looksOf({ text, box }: Sample, pixels: Pixels, family: FontFaces): number | undefined {
  const ink = findInk(pixels, {
    left: Math.floor(box.x) - 2,
    top: Math.floor(box.y),
    right: Math.ceil(box.x + box.width) + 2,
    bottom: Math.ceil(box.y + box.height),
  });
  const extent = inkExtent(ink);
  if (!extent) return undefined;
  const { width, height } = inkSize(ink, extent);
  const words = [{ text: text.replaceAll(' ', ''), width }];
  return fitLine({ words, inkHeight: height, stroke: strokeWidth(ink, extent), evenPitch: false }, family).weight;
}

const middleOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round(values.toSorted((a, b) => a - b)[values.length >> 1]!);

const [root] = process.argv.slice(2);
if (!root) {
  console.error('usage: node bench/fonts/measure-strokes.ts <folder with node_modules/@fontsource>');
  process.exit(2);
}
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 2600, height: 800 } });
const families: Record<string, (number | null)[][]> = {};
for (const family of loadFontFamilies()) {
  const slug = slugOf(family.name);
  if (!existsSync(path.join(root, 'node_modules/@fontsource', slug))) continue;
  const { samples, pixels } = await drawFamily(page, root, slug);
  families[slug] = RANGES.map((sizes) =>
    WEIGHTS.map((weight) =>
      middleOf(
        samples
          .filter((sample) => sample.weight === weight && sizes.includes(sample.size))
          .flatMap((sample) => looksOf(sample, pixels, family) ?? []),
      ),
    ),
  );
}
await browser.close();
const usual = RANGES.map((_, range) =>
  WEIGHTS.map((_, weight) => middleOf(Object.values(families).flatMap((looks) => looks[range]![weight] ?? []))),
);
const rows = Object.entries(families).map(([name, looks]) => `    ${JSON.stringify(name)}: ${JSON.stringify(looks)}`);
writeFileSync(
  OUT,
  `{\n  "weights": ${JSON.stringify(WEIGHTS)},\n  "usual": ${JSON.stringify(usual)},\n  "families": {\n${rows.join(',\n')}\n  }\n}\n`,
);
console.log(`${rows.length} families`);
