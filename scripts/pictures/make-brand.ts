import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildWeb } from '../build-web.ts';
import { findBrowser } from '../find-browser.ts';
import { ROOT } from '../run.ts';
import { startProduct } from '../start-product.ts';

/** Run by hand (`node scripts/pictures/make-brand.ts`) when the mark, the hero or the promise changed. */
const PUBLIC = path.join(ROOT, 'apps/web/public');
const FONT = 'node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2';
/** What search engines and chats ask for. */
const CARD = { width: 1200, height: 630 };
/** The window in which the hero is drawn at half the size of its screenshot. */
const WINDOW = { width: 1440, height: 1200 };

/** Systems cut their own corners, so these icons fill their square; the mark keeps inside the circle that is never cut. */
const ICONS = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };

const toDataUrl = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`;

const makeIcons = async (browser: Browser): Promise<void> => {
  const mark = readFileSync(path.join(PUBLIC, 'icon.svg'), 'utf8').replace(/ rx="\d+"/, '');
  for (const [name, size] of Object.entries(ICONS)) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${mark}`);
    await page.screenshot({ path: path.join(PUBLIC, name) });
    await page.close();
  }
};

/** The hero's own drawing, from the product itself. */
const drawSheet = async (browser: Browser): Promise<Buffer> => {
  const product = await startProduct();
  try {
    const page = await browser.newPage({ viewport: WINDOW, deviceScaleFactor: 2, reducedMotion: 'reduce' });
    await page.goto(product.url);
    await page.getByRole('figure').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const { x, y, width, height } = (await page.getByRole('figure').boundingBox())!;
    // With its ruler above and the corner ticks around it.
    const sheet = await page.screenshot({ clip: { x: x - 6, y: y - 30, width: width + 12, height: height + 36 } });
    await page.close();
    return sheet;
  } finally {
    await product.stop();
  }
};

const renderCard = (mark: string, sheet: string, font: string): string => `<!doctype html>
<style>
  @font-face { font-family: Inter; src: url(${font}); font-weight: 100 900; }
  * { margin: 0; box-sizing: border-box; }
  body { width: ${CARD.width}px; height: ${CARD.height}px; overflow: hidden; background: #08090b; color: #f3f0ea;
    font: 400 26px/38px Inter; font-optical-sizing: auto; -webkit-font-smoothing: antialiased; }
  header { position: absolute; left: 64px; top: 56px; display: flex; align-items: center; gap: 18px;
    font: 600 29px/36px Inter; letter-spacing: -0.02em; }
  header svg { width: 36px; height: 36px; }
  h1 { position: absolute; left: 61px; top: 204px; font: 600 84px/84px Inter; letter-spacing: -0.04em; }
  p { position: absolute; left: 64px; top: 404px; width: 440px; color: #b4b2ac; }
  img { position: absolute; left: 598px; top: 64px; height: 640px; }
</style>
<header>${mark}Blueprompt</header>
<h1>Measured,<br />not guessed.</h1>
<p>UI screenshots in,<br />a measured build prompt out.</p>
<img src="${sheet}" alt="" />`;

const MARK = `<svg viewBox="0 0 20 20" fill="none"><path d="M0.75 6V0.75H6M14 19.25h5.25V14" stroke="#f3f0ea" stroke-width="1.5"/><path d="M6.2 5.6l4.6 4.5-4.6 4.5M11.6 14.6h3.2" stroke="#5b8cff" stroke-width="1.8"/></svg>`;

const makeCard = async (browser: Browser): Promise<void> => {
  const sheet = toDataUrl('image/png', await drawSheet(browser));
  const font = toDataUrl('font/woff2', readFileSync(path.join(ROOT, FONT)));
  const page = await browser.newPage({ viewport: CARD });
  await page.setContent(renderCard(MARK, sheet, font));
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(path.join(PUBLIC, 'social-card.png'), await page.screenshot());
  await page.close();
};

if ((await buildWeb()) !== 0) throw new Error('the web app could not be built');
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
await makeIcons(browser);
await makeCard(browser);
await browser.close();
