import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildWeb } from '../build-web.ts';
import { findBrowser } from '../find-browser.ts';
import { ROOT, run } from '../run.ts';
import { startProduct } from '../start-product.ts';

/** Run by hand (`node scripts/pictures/take-pictures.ts`): the pictures of the README, taken of the product at work on two pages. */
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

/** A screenshot beside the page that was written from it, at its own width and on a phone. */
const takeCode = async (browser: Browser, screenshot: string, folder: string): Promise<void> => {
  const site = path.join(folder, 'site');
  const cli = path.join(ROOT, 'apps', 'cli', 'src', 'main.ts');
  if ((await run('node', [cli, 'code', screenshot, '--out', site])) !== 0) throw new Error('no code was written');
  const shoot = async (width: number, height: number): Promise<string> => {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(pathToFileURL(path.join(site, 'index.html')).href);
    await page.evaluate(() => document.fonts.ready);
    const bytes = await page.screenshot();
    await page.close();
    return bytes.toString('base64');
  };
  const original = readFileSync(screenshot).toString('base64');
  const [wide, phone] = [await shoot(1440, PAGES[0]?.height ?? 900), await shoot(390, 1110)];
  const figure = (picture: string, label: string, width: number): string =>
    `<figure style="margin:0;width:${width}px"><img style="width:100%;border-radius:8px;display:block" src="data:image/png;base64,${picture}"><figcaption style="margin-top:14px">${label}</figcaption></figure>`;
  const page = await browser.newPage({ viewport: { width: 1440, height: 540 } });
  await page.setContent(
    `<body style="margin:0;padding:40px;display:flex;gap:28px;background:#08090b;color:#a8adb7;font:15px/20px sans-serif">${[
      figure(original, 'The screenshot', 586),
      figure(wide, 'The page written from it', 586),
      figure(phone, '… on a phone', 132),
    ].join('')}`,
  );
  await take(page, 'code');
  await page.close();
};

if ((await buildWeb()) !== 0) throw new Error('the web app could not be built');
mkdirSync(OUT, { recursive: true });
const folder = mkdtempSync(path.join(tmpdir(), 'blueprompt-pictures-'));
const product = await startProduct();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  const shots = await takeScreenshots(browser, folder);
  await takeCode(browser, shots[0]!, folder);
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
  // The blueprint is made once it comes near the window.
  await page.getByRole('heading', { name: 'Blueprint', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('img', { name: /Fidelity score/ }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  const list = page.getByRole('listbox', { name: 'Detected elements on the screenshot' });
  await list
    .getByRole('option', { name: /^button/ })
    .first()
    .hover();
  await take(page, 'results');
  await page.getByRole('slider', { name: 'Divider between screenshot and blueprint' }).scrollIntoViewIfNeeded();
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
