/**
 * How often a family is named right: a small page in each family of the folders, those that the engine knows and those that it
 * does not. Run: node bench/fonts/judge-fonts.ts <folder with node_modules/@fontsource>…
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { FontFamily, toFontSlug } from '../../packages/core/src/font-family.ts';
import { measure } from '../../packages/vision/src/measure.ts';
import { findBrowser } from '../../scripts/find-browser.ts';

/** The same letters under another name: Arimo, Tinos and Cousine are drawn as Liberation, Heebo and Yantramanav have Roboto's Latin. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  arimo: 'liberation-sans',
  tinos: 'liberation-serif',
  cousine: 'liberation-mono',
  heebo: 'roboto',
  yantramanav: 'roboto',
};
const HEADINGS = ['Quarterly revenue and growth', 'Invite your whole team', 'Where every order is'];
const LINES = [
  'Search for a customer, an order or a page',
  'Your trial ends in 12 days. Upgrade to keep all projects.',
  'Shipping address is the same as billing address',
  'Last login: 14 March 2024 from Gothenburg',
  'We never share your e-mail with anyone else',
  'Export as PDF, drag a row, or just press Enter',
  'Jump back to what you were working on',
  'Account settings',
  'Remember me on this device',
];
/** Sizes and colours of running text, one after the other. */
const SIZES = [14, 13, 16, 12, 15];
const COLOR_PAIRS = ['#111827;background:#ffffff', '#475569;background:#f8fafc', '#e5e7eb;background:#111827'];

const roots = process.argv.slice(2).map((root) => path.join(root, 'node_modules/@fontsource'));
if (roots.length === 0) {
  console.error('usage: node bench/fonts/judge-fonts.ts <folder with node_modules/@fontsource>…');
  process.exit(2);
}
const faceOf = (slug: string, weight: number): string => {
  const file = roots
    .map((root) => path.join(root, slug, 'files', `${slug}-latin-${weight}-normal.woff2`))
    .find(existsSync);
  const data = file && readFileSync(file).toString('base64');
  return data ? `@font-face{font-family:Page;font-weight:${weight};src:url(data:font/woff2;base64,${data})}` : '';
};
const toPage = (slug: string, index: number): string => {
  const lines = LINES.map((_, at) => `<p>${LINES[(at + index) % LINES.length]}</p>`).join('');
  const size = SIZES[index % SIZES.length];
  const look = COLOR_PAIRS[index % COLOR_PAIRS.length];
  return `<style>${[400, 600, 700].map((weight) => faceOf(slug, weight)).join('')}
body{margin:16px;font:${size}px/1.5 Page;color:${look}}p{margin:4px 0}h1{font-size:24px;font-weight:700}</style>
<h1>${HEADINGS[index % HEADINGS.length]}</h1>${lines}`;
};

const known = new Set(FontFamily.options.map(toFontSlug));
const slugs = [...new Set(roots.flatMap((root) => readdirSync(root)))].sort();
const tally = { known: { right: 0, wrong: 0, unnamed: 0 }, unknown: { right: 0, wrong: 0, unnamed: 0 } };
const wrong: string[] = [];
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 640, height: 420 } });
for (const [index, slug] of slugs.entries()) {
  if (faceOf(slug, 400) === '') continue;
  await page.setContent(toPage(slug, index));
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const outcome = await measure(await page.screenshot());
  const first = outcome.ok ? outcome.measurement.typography.fonts?.[0] : undefined;
  const truth = DRAWN_AS[slug] ?? slug;
  const row = tally[known.has(truth) ? 'known' : 'unknown'];
  if (!first?.sure) row.unnamed++;
  else if (toFontSlug(first.family) === truth) row.right++;
  else {
    row.wrong++;
    wrong.push(`${slug} as ${first.family}`);
  }
}
await browser.close();
console.log('| families | named right | named wrong | not named |\n|---|---|---|---|');
for (const [name, row] of Object.entries(tally))
  console.log(`| ${name} | ${row.right} | ${row.wrong} | ${row.unnamed} |`);
console.log(`\nWrong: ${wrong.join(', ') || 'none'}.`);
