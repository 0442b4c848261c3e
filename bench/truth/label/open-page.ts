import { type Browser, type BrowserContext, chromium, type Page, type Route } from '@playwright/test';
import { findBrowser } from '../../../scripts/find-browser.ts';

type View = {
  width: number;
  height: number;
  /** Device pixels a CSS pixel; 1 if missing. */
  scale?: number;
  dark?: boolean;
  /** Phones report a touch screen and follow `<meta name="viewport">`; by default what is narrower than 600 px. */
  isMobile?: boolean;
};
export type OpenOptions = {
  /** Answers requests; what it does not answer goes on as it is. */
  routes?: (context: BrowserContext) => Promise<void>;
  /** The viewport grows to the whole document, up to this many CSS pixels. */
  fullPage?: boolean | { maxHeight: number };
  /** How long scripts may go on after everything has loaded. */
  settleMs?: number;
};

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];
const MAX_PHONE_WIDTH = 600;
const MAX_FULL_HEIGHT = 6000;
const LOAD_TIMEOUT_MS = 60_000;
/** A long page takes long to paint while other programs run. */
const STEP_TIMEOUT_MS = 180_000;
const MAX_LOAD_MS = 15_000;
const MAX_FONT_MS = 5_000;
/** Counters, fades and charts of the usual libraries are over by then. */
const SETTLE_MS = 700;
const REPAINT_MS = 80;

/** Starts the browser that all truth is rendered with: no hinting, no subpixel colours, no scroll bars. */
export async function launchBrowser(program?: string): Promise<Browser> {
  return chromium.launch({ executablePath: program ?? (await findBrowser()), args: ARGUMENTS });
}

/** Runs before the page's scripts: the same date and the same random numbers every time, while time still flows. */
const holdStill = () => {
  const shift = Date.UTC(2025, 0, 15, 10) - Date.now();
  const Real = Date;
  window.Date = new Proxy(Real, {
    construct: (target, values, self) =>
      Reflect.construct(target, values.length > 0 ? values : [target.now() + shift], self),
    apply: (target) => new target(target.now() + shift).toString(),
    get: (target, key) => (key === 'now' ? () => target.now() + shift : Reflect.get(target, key)),
  });
  let seed = 42;
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const STILL = `*,*::before,*::after{animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;
transition-duration:0s!important;transition-delay:0s!important;caret-color:transparent!important;scroll-behavior:auto!important}`;

/** Waits for fonts, pictures and layout, then stops animations and timers. */
async function settlePage(page: Page, settleMs = SETTLE_MS): Promise<void> {
  // A page that never finishes loading is taken as it is.
  const unfinished = () => undefined;
  await page.waitForLoadState('load', { timeout: MAX_LOAD_MS }).catch(unfinished);
  await page.evaluate((css) => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (let at = 0; at < roots.length; at += 1)
      for (const element of roots[at]!.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
    for (const root of roots) {
      const style = document.createElement('style');
      style.textContent = css;
      (root instanceof Document ? root.head : root).append(style);
    }
  }, STILL);
  await page.evaluate((limit) => {
    const pictures = [...document.images].filter((image) => !image.complete && image.loading !== 'lazy');
    const loaded = pictures.map(
      (image) =>
        new Promise<void>((resolve) => {
          image.onload = image.onerror = () => resolve();
        }),
    );
    return Promise.race([
      Promise.all([document.fonts.ready, ...loaded]),
      new Promise((resolve) => setTimeout(resolve, limit)),
    ]).then(() => undefined);
  }, MAX_FONT_MS);
  await page.waitForTimeout(settleMs);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // What runs for ever cannot be finished.
      try {
        animation.finish();
      } catch {
        animation.pause();
      }
    }
    const last = Number(setTimeout(() => undefined, 0));
    for (let id = 0; id <= last; id += 1) {
      clearTimeout(id);
      clearInterval(id);
    }
    window.requestAnimationFrame = () => 0;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  await page.waitForTimeout(REPAINT_MS);
}

/** Opens an address as every page of the benchmark is opened, and waits until nothing moves any more. Close its context when done. */
export async function openPage(browser: Browser, url: string, view: View, options: OpenOptions = {}): Promise<Page> {
  const isMobile = view.isMobile ?? view.width < MAX_PHONE_WIDTH;
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    deviceScaleFactor: view.scale ?? 1,
    isMobile,
    hasTouch: isMobile,
    reducedMotion: 'reduce',
    colorScheme: view.dark ? 'dark' : 'light',
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  try {
    context.setDefaultTimeout(STEP_TIMEOUT_MS);
    await context.addInitScript(holdStill);
    await options.routes?.(context);
    const page = await context.newPage();
    page.on('dialog', (dialog) => dialog.dismiss());
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: LOAD_TIMEOUT_MS });
    if (options.fullPage) await growToDocument(page, view, options.fullPage, options.settleMs);
    await settlePage(page, options.settleMs);
    return page;
  } catch (error) {
    await context.close();
    throw error;
  }
}

const growToDocument = async (
  page: Page,
  view: View,
  limit: true | { maxHeight: number },
  settleMs = SETTLE_MS,
): Promise<void> => {
  await page.waitForLoadState('load', { timeout: MAX_LOAD_MS }).catch(() => undefined);
  await page.waitForTimeout(settleMs);
  const wanted = await page.evaluate(() => document.documentElement.scrollHeight);
  const maxHeight = limit === true ? MAX_FULL_HEIGHT : limit.maxHeight;
  await page.setViewportSize({ width: view.width, height: Math.min(maxHeight, Math.max(view.height, wanted)) });
};

/** Refuses every request that leaves this machine, for pages that come with all they need. */
export async function blockNetwork(context: BrowserContext): Promise<void> {
  const isLocal = (address: string) =>
    /^(https?:\/\/(localhost|127\.0\.0\.1)[:/]|file:|data:|blob:|about:)/.test(address);
  await context.route('**/*', (route: Route) => (isLocal(route.request().url()) ? route.fallback() : route.abort()));
}
