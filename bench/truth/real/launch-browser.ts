import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/find-browser.ts';

/**
 * The recorded pictures are those of a full Chromium, which draws web fonts with slight hinting; the headless shell only does
 * so when told. With any other value the letters of two pages in three have other pixels.
 */
const HINTING = '--font-render-hinting=slight';

/** Otherwise a changed part of the page is drawn alone, and rounded corners at its edge get other pixels every third time. */
const REDRAW = '--disable-partial-raster';

const ARGUMENTS = [
  HINTING,
  REDRAW,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-lcd-text',
  '--disable-sync',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--no-first-run',
  '--no-sandbox',
];

/** Starts the browser that pages of others are rendered with. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: ARGUMENTS });
}
