import { centreX, centreY } from '@blueprompt/core/geometry';
import type { Browser } from '@playwright/test';
import { toBox } from '../truth/score/match-boxes.ts';
import { readShownLines } from '../truth/score/rebuild/read-shown-lines.ts';
import { type BlockLine, matchBlocks, scoreBlocks } from '../truth/score/rebuild/score-blocks.ts';
import type { Truth } from '../truth/truth.ts';

/** How near a page comes to the real one at one width: the three of the Design2Code paper, and whether it scrolls sideways. */
export type WidthScore = { block: number; text: number; position: number; scrolls: boolean };

/** A page with all its fonts in it takes long on a busy machine. */
const MAX_LOAD_MS = 120_000;

/** Renders a page at the width of the truth and compares its texts with those. */
export async function scoreWidth(browser: Browser, html: string, truth: Truth): Promise<WidthScore> {
  const page = await browser.newPage({ viewport: { width: truth.width, height: 900 } });
  try {
    await page.setContent(html, { timeout: MAX_LOAD_MS });
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const lines = (await page.evaluate(readShownLines)).filter(({ box }) => box.width > 0 && box.height > 0);
    const size = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    }));
    return { ...scoreTexts(truth, lines, size), scrolls: size.width > truth.width };
  } finally {
    await page.close();
  }
}

const scoreTexts = (
  truth: Truth,
  lines: readonly BlockLine[],
  size: { width: number; height: number },
): Omit<WidthScore, 'scrolls'> => {
  const wanted = truth.texts.map(({ text, box, block }) => ({ text, box: toBox(box), block }));
  const { blocks = 1, blockTexts = 1 } = scoreBlocks(wanted, lines, truth);
  const { pairs } = matchBlocks(wanted, lines, truth);
  // Each page is measured by itself, as in the paper: a page that is longer has moved everything in it a little.
  const apart = pairs.map(([a, b]) =>
    Math.max(
      Math.abs(centreX(a.box) / truth.width - centreX(b.box) / size.width),
      Math.abs(centreY(a.box) / truth.height - centreY(b.box) / size.height),
    ),
  );
  const position = 1 - apart.reduce((sum, one) => sum + one, 0) / Math.max(1, apart.length);
  return { block: blocks, text: blockTexts, position: pairs.length === 0 ? 0 : position };
};
