import { chromium } from '@playwright/test';
import { buildWeb } from '../../scripts/build-web.ts';
import { findBrowser } from '../../scripts/find-browser.ts';
import { startProduct } from '../../scripts/start-product.ts';

/** Bytes are as they travel, compressed; times are of this machine, without a network between. */
export type FirstLoad = {
  path: string;
  requests: number;
  scriptKb: number;
  styleKb: number;
  fontKb: number;
  allKb: number;
  paintMs: number;
  largestPaintMs: number;
  shift: number;
};

const PATHS = ['/', '/auth', '/pricing'];
/** What is painted and moved later than this is not the first load. */
const SETTLED_MS = 1_500;

declare global {
  interface Window {
    firstLoad: { largest: number; shift: number };
  }
}

const watchPaints = () => {
  window.firstLoad = { largest: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.firstLoad.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.firstLoad.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

const readEntries = () => {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const kb = (match: RegExp) =>
    entries.filter(({ name }) => match.test(name)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) /
    1024;
  return {
    requests: entries.length + 1,
    scriptKb: kb(/\.js(\?|$)/),
    styleKb: kb(/\.css(\?|$)/),
    fontKb: kb(/\.woff2?(\?|$)/),
    allKb: kb(/./) + page!.encodedBodySize / 1024,
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largestPaintMs: window.firstLoad.largest,
    shift: window.firstLoad.shift,
  };
};

/** Opens each page with an empty cache in a browser of its own and reads what it loaded. */
export const measureFirstLoads = async (): Promise<FirstLoad[]> => {
  if ((await buildWeb()) !== 0) throw new Error('the web app could not be built');
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const loads: FirstLoad[] = [];
    for (const path of PATHS) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.addInitScript(watchPaints);
      await page.goto(product.url + path, { waitUntil: 'load' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(SETTLED_MS);
      loads.push({ path, ...(await page.evaluate(readEntries)) });
      await context.close();
    }
    return loads;
  } finally {
    await browser.close();
    await product.stop();
  }
};
