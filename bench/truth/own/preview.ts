/** Builds the pages of one library and takes a picture of each, without labels: `node bench/truth/own/preview.ts LIBRARY FOLDER [page]`. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../label/open-page.ts';
import { buildLibrary } from './build-library.ts';
import { isClosed, listOwnPages } from './own-page.ts';
import { serveFolder } from './serve-folder.ts';

const [library, out, only] = process.argv.slice(2);
if (!library || !out) throw new Error('Name a library and a folder for the pictures.');
const asked = listOwnPages().filter((page) => page.library === library && (!only || page.page === only));
const pages = asked.filter((page) => !isClosed(page));
for (const { id } of asked.filter(isClosed)) console.error(`${id} is sealed and frozen: nobody looks at it any more.`);
if (pages.length === 0) {
  if (asked.length === 0) console.error(`There is no composition ${[library, only].filter(Boolean).join('-')}.`);
  process.exit(1);
}
const site = await serveFolder(await buildLibrary(library, pages));
const browser = await launchBrowser();
mkdirSync(out, { recursive: true });
for (const { id, page: name, width, height, scale, fullPage, dark } of pages) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: width < 600,
    hasTouch: width < 600,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  page.on('pageerror', (error) => console.error(`${id}: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && console.error(`${id}: ${message.text()}`));
  page.on('requestfailed', (request) => console.error(`${id}: ${request.url()} was not loaded`));
  await page.goto(`${site.origin}/${name}.html`, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(800);
  await page.screenshot({ path: path.join(out, `${id}.png`), fullPage });
  await page.close();
}
await browser.close();
site.close();
