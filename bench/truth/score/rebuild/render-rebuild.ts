import { renderPage } from '@blueprompt/core/code/render-page';
import type { Raster } from '@blueprompt/core/fidelity/rendered-page';
import type { Box } from '@blueprompt/core/geometry';
import type { Measurement } from '@blueprompt/core/measurement';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { loadFonts } from '../../../../apps/cli/src/load-fonts.ts';
import { type Flow, readFlow } from './read-flow.ts';
import { readShownLines } from './read-shown-lines.ts';
import { OTHER_WIDTHS } from './score-flow.ts';
import type { Rebuilt } from './score-rebuild.ts';

/** Any picture file as pixels of the given size. */
export async function toRaster(bytes: Uint8Array, width: number, height: number): Promise<Raster> {
  return {
    width,
    height,
    rgba: await sharp(bytes).ensureAlpha().resize(width, height, { fit: 'fill' }).raw().toBuffer(),
  };
}

/** `rgb(…)` or `rgba(…)` as #rrggbb. */
const toHex = (css: string): string =>
  `#${(css.match(/[\d.]+/g) ?? [])
    .slice(0, 3)
    .map((level) => Math.round(Number(level)).toString(16).padStart(2, '0'))
    .join('')}`;

/** Renders the blueprint of a measurement as the product does, on a screen as fine as the one of the screenshot, in its pixels. */
export async function renderRebuild(browser: Browser, measurement: Measurement): Promise<Rebuilt> {
  const { width, height, scale } = measurement.image;
  const viewport = { width: Math.round(width / scale), height: Math.round(height / scale) };
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
  try {
    await page.setContent(renderPage(measurement, await loadFonts(measurement)));
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const toPixels = (box: Box): Box => ({
      x: scale * box.x,
      y: scale * box.y,
      width: scale * box.width,
      height: scale * box.height,
    });
    const lines = (await page.evaluate(readShownLines)).map((line) => ({
      ...line,
      color: toHex(line.color),
      box: toPixels(line.box),
      words: line.words.map((word) => ({ ...word, box: toPixels(word.box) })),
    }));
    const raster = await toRaster(await page.screenshot(), width, height);
    const flow = await page.evaluate(readFlow);
    const others: Flow[] = [];
    for (const other of OTHER_WIDTHS) {
      await page.setViewportSize({ width: other, height: viewport.height });
      others.push(await page.evaluate(readFlow));
    }
    return { lines, raster, flow, others };
  } finally {
    await page.close();
  }
}
