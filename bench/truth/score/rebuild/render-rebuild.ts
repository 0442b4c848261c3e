import { renderBlueprint } from '@blueprompt/core/blueprint/render-blueprint';
import type { Raster } from '@blueprompt/core/fidelity/rendered-page';
import type { Measurement } from '@blueprompt/core/measurement';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { loadFonts } from '../../../../apps/cli/src/load-fonts.ts';
import { readShownLines } from './read-shown-lines.ts';
import type { Rebuilt } from './score-rebuild.ts';

/** Any picture file as pixels of the given size. */
export async function toRaster(bytes: Uint8Array, width: number, height: number): Promise<Raster> {
  return {
    width,
    height,
    rgba: await sharp(bytes).ensureAlpha().resize(width, height, { fit: 'fill' }).raw().toBuffer(),
  };
}

/** Renders the blueprint of a measurement as the product does, in pixels of the screenshot. */
export async function renderRebuild(browser: Browser, measurement: Measurement): Promise<Rebuilt> {
  const { width, height } = measurement.image;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
  try {
    await page.setContent(renderBlueprint(measurement, await loadFonts(measurement)));
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const lines = await page.evaluate(readShownLines);
    return { lines, raster: await toRaster(await page.screenshot(), width, height) };
  } finally {
    await page.close();
  }
}
