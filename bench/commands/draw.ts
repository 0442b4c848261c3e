import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { UsageError } from '../truth/expected-error.ts';
import { labelPage } from '../truth/label/label-page.ts';
import { blockNetwork, launchBrowser, openPage } from '../truth/label/open-page.ts';
import { buildLibrary } from '../truth/own/build-library.ts';
import { FROZEN, listOwnPages, type OwnPage } from '../truth/own/own-page.ts';
import { serveFolder } from '../truth/own/serve-folder.ts';

const keep = (file: string, bytes: Uint8Array): void => {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
};

/**
 * Draws compositions, all or those of the libraries and ids named, and keeps their picture and truth. What is drawn again is judged
 * anew, so that this is done when a page or the labeller changes, never to make a figure better.
 */
export async function drawPages(wanted: readonly string[]): Promise<void> {
  const isWanted = ({ id, library }: OwnPage): boolean =>
    wanted.length === 0 || wanted.includes(id) || wanted.includes(library);
  const pages = listOwnPages().filter(isWanted);
  if (pages.length === 0) throw new UsageError(`There is no composition ${wanted.join(', ')}.`);
  const browser = await launchBrowser();
  let drawn = 0;
  for (const library of new Set(pages.map((page) => page.library))) {
    const own = pages.filter((page) => page.library === library);
    const site = await serveFolder(await buildLibrary(library, own));
    for (const { id, page: name, ...view } of own) {
      drawn += 1;
      console.log(`${drawn} of ${pages.length} ${id}`);
      const { fullPage } = view;
      const page = await openPage(browser, `${site.origin}/${name}.html`, view, { routes: blockNetwork, fullPage });
      const { png, truth, isStable } = await labelPage(page, { id });
      await page.context().close();
      if (!isStable) console.log(`${id} moved while it was read.`);
      keep(path.join(FROZEN, `${id}.webp`), await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer());
      keep(path.join(FROZEN, `${id}.truth.json.gz`), gzipSync(JSON.stringify(truth), { level: 9 }));
    }
    site.close();
  }
  await browser.close();
}
