import { renderBlueprint } from '@blueprompt/core/blueprint/render-blueprint';
import type { Raster } from '@blueprompt/core/fidelity/rendered-page';
import { sameColourShare } from '@blueprompt/core/fidelity/same-colour-share';
import type { Measurement } from '@blueprompt/core/measurement';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { loadFonts } from '../../apps/cli/src/load-fonts.ts';
import { findBrowser } from '../../scripts/find-browser.ts';
import { readTexts } from './read-texts.ts';
import type { BenchPage } from './render-pages.ts';
import { type BlockScore, scoreBlocks } from './score-blocks.ts';
import { scoreTexts } from './score-texts.ts';

/** How close pages rebuilt from the facts come: true words that stand in their place, pixels that look alike, and blocks of text. */
export type RebuildFigures = BlockScore & { words: number; pixels: number };
export type Rebuild = RebuildFigures & { name: string };
export const REBUILD_FIGURES = ['words', 'pixels', 'blocks', 'texts'] as const satisfies (keyof RebuildFigures)[];

/** The mean of each figure. */
export const meanRebuild = (rebuilds: readonly Rebuild[]): RebuildFigures => {
  const mean = (figure: keyof RebuildFigures) =>
    rebuilds.reduce((sum, rebuild) => sum + rebuild[figure], 0) / rebuilds.length;
  return { words: mean('words'), pixels: mean('pixels'), blocks: mean('blocks'), texts: mean('texts') };
};

const rasterOf = async (png: Uint8Array, width: number, height: number): Promise<Raster> => ({
  width,
  height,
  rgba: await sharp(png).ensureAlpha().resize(width, height, { fit: 'fill' }).raw().toBuffer(),
});

/** Renders each blueprint in Chromium and holds it against the page that was measured. */
export const judgeRebuilds = async (
  pages: readonly BenchPage[],
  measurements: ReadonlyMap<string, Measurement>,
): Promise<Rebuild[]> => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const rebuilds: Rebuild[] = [];
    for (const { name, png, truth } of pages) {
      const { width, height } = truth;
      await page.setViewportSize({ width, height });
      const measurement = measurements.get(name)!;
      await page.setContent(renderBlueprint(measurement, await loadFonts(measurement)));
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      const lines = await page.evaluate(readTexts);
      const texts = lines.map(({ words, ...line }) => ({
        ...line,
        color: '#000000',
        words: words.map(({ text, box: [x, y, w, h] }) => ({ text, box: { x, y, width: w, height: h } })),
      }));
      const built = { texts, typography: { scale: [] } } as unknown as Measurement;
      const shown = await page.screenshot();
      rebuilds.push({
        name,
        ...scoreBlocks(truth.texts, lines, truth),
        words: scoreTexts(truth, built).textF1,
        pixels: sameColourShare(await rasterOf(png, width, height), await rasterOf(shown, width, height)),
      });
    }
    return rebuilds;
  } finally {
    await browser.close();
  }
};
