import { readFileSync } from 'node:fs';
import { Measurement } from '@blueprompt/core/measurement';
import { type Browser, chromium } from '@playwright/test';
import { buildWeb } from '../../scripts/build-web.ts';
import { findBrowser } from '../../scripts/find-browser.ts';
import { watchRenderer } from '../page/watch-renderer.ts';
import { measureInPage } from './measure-in-page.ts';
import type { Measured } from './measure-with.ts';
import { serveWeb } from './serve-web.ts';
import { WARM_UP } from './warm-up.ts';

/** CPU seconds of the pages and their workers so far. */
const readCpu = async (browser: Browser): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
};

type InBrowser = Measured & {
  /** The most memory of the page and its worker until then, in MB. */
  peakMb: number;
};

/** Measures pictures in a browser that is cut off from everything once the engine is loaded. */
export const measureInBrowser = async (files: readonly string[]): Promise<InBrowser[]> => {
  if ((await buildWeb()) !== 0) throw new Error('The web app does not build.');
  const web = await serveWeb();
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${web.url}/robots.txt`);
    const memory = await watchRenderer(browser, page);
    await measureInPage(page, readFileSync(WARM_UP));
    await context.setOffline(true);
    web.stop();
    const measured: InBrowser[] = [];
    for (const file of files) {
      const before = await readCpu(browser);
      const seen = await measureInPage(page, readFileSync(file));
      const cpuSeconds = (await readCpu(browser)) - before;
      measured.push({
        measurement: Measurement.parse(seen.measurement),
        cpuSeconds,
        peakMb: memory.takePeak().footprint,
      });
    }
    memory.stop();
    return measured;
  } finally {
    await browser.close();
    web.stop();
  }
};
