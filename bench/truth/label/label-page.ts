import { decode } from '@blueprompt/vision/decode';
import type { Page } from '@playwright/test';
import type { Truth } from '../truth.ts';
import type { RawPage } from './raw.ts';
import { readDom } from './read-dom.ts';
import { toTruth } from './to-truth.ts';

export type LabelledPage = {
  png: Uint8Array;
  truth: Truth;
  /** What the DOM said, for uses that need more than the truth holds. */
  raw: RawPage;
  /** The screenshot was the same before and after labelling. */
  isStable: boolean;
};

/** Screenshot and truth of an open, settled page (see `openPage`). */
export async function labelPage(page: Page, { id }: { id: string }): Promise<LabelledPage> {
  let png = await page.screenshot();
  let raw = await readDom(page);
  let again = await page.screenshot();
  if (!png.equals(again)) {
    // The first picture of a page may still be missing a repaint.
    png = again;
    raw = await readDom(page);
    again = await page.screenshot();
  }
  const decoded = await decode(png);
  if (!decoded.ok) throw new Error(`The screenshot of ${id} could not be decoded: ${decoded.error.code}`);
  return { png, raw, truth: toTruth(raw, decoded.pixels, id), isStable: png.equals(again) };
}
