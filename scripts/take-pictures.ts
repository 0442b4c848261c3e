import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startProduct } from '../e2e/start-product.ts';
import { buildWeb } from './build-web.ts';
import { findBrowser } from './find-browser.ts';
import { ROOT } from './run.ts';

/** Run by hand (`node scripts/take-pictures.ts`): the pictures of the README, taken of the product at work on two pages. */
const OUT = path.join(ROOT, 'docs', 'images');
const PAGES = [
  { file: 'pricing.html', height: 1040 },
  { file: 'members.html', height: 900 },
];
const GENERATION_LIMIT_MS = 180_000;

const takeScreenshots = async (browser: Browser, folder: string): Promise<string[]> => {
  const files: string[] = [];
  for (const { file, height } of PAGES) {
    const page = await browser.newPage({ viewport: { width: 1440, height } });
    await page.goto(pathToFileURL(path.join(ROOT, 'apps/web/hero', file)).href);
    await page.evaluate(() => document.fonts.ready);
    const place = path.join(folder, file.replace('.html', '.png'));
    await page.screenshot({ path: place });
    files.push(place);
    await page.close();
  }
  return files;
};

const take = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(OUT, `${name}.png`) });
};

if ((await buildWeb()) !== 0) throw new Error('the web app could not be built');
mkdirSync(OUT, { recursive: true });
const folder = mkdtempSync(path.join(tmpdir(), 'blueprompt-pictures-'));
const product = await startProduct();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  const shots = await takeScreenshots(browser, folder);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${product.url}/auth`);
  await page.getByLabel('Email').fill(product.demo.email);
  await page.getByLabel('Password', { exact: true }).fill(product.demo.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Choose images').setInputFiles(shots);
  await page.getByRole('list', { name: 'Pages' }).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Prompt Name').fill('Acme workspace');
  await page.getByRole('button', { name: 'Generate Design' }).click();
  await page.waitForURL('**/results', { timeout: GENERATION_LIMIT_MS });
  await page.getByRole('img', { name: /Fidelity score/ }).waitFor();
  const list = page.getByRole('listbox', { name: 'Detected elements on the screenshot' });
  await list
    .getByRole('option', { name: /^button/ })
    .first()
    .hover();
  await take(page, 'results');
  await page.getByRole('slider', { name: 'Divide between screenshot and blueprint' }).scrollIntoViewIfNeeded();
  await page
    .getByRole('heading', { name: 'Fidelity' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  await page.mouse.wheel(0, -96);
  await take(page, 'fidelity');
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
