import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../../scripts/find-browser.ts';
import type { Frame } from './browser-frames.ts';

/** A picture of a page, pixel for pixel inside a frame that is drawn around it at the same scale. */
export async function framePicture(png: Uint8Array, frame: Frame, scale = 1): Promise<Uint8Array> {
  const { width, height } = await sharp(png).metadata();
  const size = `width:${width / scale}px;height:${height / scale}px`;
  const image = `<img src="data:image/png;base64,${Buffer.from(png).toString('base64')}" style="display:block;${size}">`;
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ deviceScaleFactor: scale });
    // As wide as the page in it: tabs and tools of a window never make it wider.
    await page.setContent(
      `<body style="margin:0"><div id="frame" style="display:inline-block;overflow:hidden">${frame(image)}</div></body>`,
    );
    await page.waitForFunction(() => document.querySelector('img')?.complete);
    return await page.locator('#frame').screenshot({ omitBackground: true });
  } finally {
    await browser.close();
  }
}
