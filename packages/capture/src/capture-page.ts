import {
  DomElement,
  DomFacts,
  DomText,
  MAX_DOM_CHARS,
  MAX_DOM_FACTS,
  MAX_SELECTOR_CHARS,
} from '@blueprompt/core/dom-facts';
import { MAX_IMAGE_MEGAPIXELS } from '@blueprompt/core/spec/limits';
import { CaptureRefused } from './capture-refused.ts';
import type { Connection } from './connect-pipe.ts';
import type { Gate } from './guard/open-gate.ts';
import { readDom } from './page/read-dom.ts';
import { settlePage } from './page/settle-page.ts';

/** How a page is looked at: CSS pixels wide, so many pixels each, as the first screen of a given height or whole. */
export type View = { width: number; scale: number; dark: boolean; height?: number | undefined };
export type Capture = { bytes: Uint8Array; facts: DomFacts; notes: string[] };

/** Browsers paint no higher picture in one piece; a longer page is cut there. */
const MAX_HEIGHT_PX = 16_000;
const SCREEN_PX = { phone: 844, desktop: 900 };
/** What is narrower is as high as a phone. It is still laid out as wide as it was asked for: a phone gives pages that do not say otherwise 980 px, and shrinks them. */
const MAX_PHONE_WIDTH = 600;
/** A page that never finishes loading is taken as it is. */
const LOAD_MS = 10_000;
/** At 92 the edges of text stay as sharp as they can in a JPEG. */
const JPEG_QUALITY = 92;
const SETTLE_MS = 5_000;

/** Opens an address in a page of its own, waits until nothing moves, and takes its screenshot and its facts. */
export const capturePage = async (
  browser: Connection,
  url: string,
  view: View,
  { gate, maxBytes = Number.POSITIVE_INFINITY }: { gate?: Gate | undefined; maxBytes?: number | undefined } = {},
): Promise<Capture> => {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = (await browser.send('Target.attachToTarget', { targetId, flatten: true })) as {
    sessionId: string;
  };
  const page = toPage(browser, sessionId, targetId);
  try {
    await preparePage(page, view, browserContextId);
    const checkRefused = gate ? await guardPage(page, targetId, gate) : () => undefined;
    const isLoaded = await openAddress(page, url, targetId).finally(checkRefused);
    const late = (await page.evaluate(settlePage, MAX_HEIGHT_PX, SETTLE_MS)) as number;
    const { height, notes } = await heightOf(page, view);
    const clip = { x: 0, y: 0, width: view.width, height, scale: 1 };
    // Read before the picture: taking it may make a page lay itself out again.
    const facts = await readFacts(page, url, { ...view, height });
    const bytes = await takePicture(page, clip, maxBytes);
    checkRefused();
    return {
      bytes,
      facts,
      notes: [
        ...(isLoaded ? [] : [`not everything had loaded after ${LOAD_MS / 1000} s`]),
        ...(late > 0 ? [`${late} picture${late === 1 ? ' was' : 's were'} still loading`] : []),
        ...notes,
      ],
    };
  } finally {
    await browser.send('Target.disposeBrowserContext', { browserContextId }).catch(() => undefined);
  }
};

/** Photos make a PNG large; one that is too large is taken as JPEG, which every reader of screenshots takes too. */
const takePicture = async (page: Page, clip: object, maxBytes: number): Promise<Uint8Array> => {
  for (const format of [{ format: 'png' }, { format: 'jpeg', quality: JPEG_QUALITY }]) {
    const { data } = await page.send('Page.captureScreenshot', { ...format, captureBeyondViewport: true, clip });
    const bytes = Buffer.from(data as string, 'base64');
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new CaptureRefused(`its screenshot is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`);
};

type Page = {
  send: (method: string, params?: Record<string, unknown>) => Promise<Record<string, unknown>>;
  on: (method: string, listener: (params: Record<string, unknown>) => void) => void;
  evaluate: <Args extends unknown[]>(work: (...args: Args) => unknown, ...args: Args) => Promise<unknown>;
};

/** What is evaluated has a world of its own: it sees the document, and nothing that the page's scripts made of the language. */
const toPage = (browser: Connection, sessionId: string, frameId: unknown): Page => {
  const send: Page['send'] = (method, params) => browser.send(method, params, sessionId);
  return {
    send,
    on: (method, listener) => browser.on(sessionId, method, listener),
    evaluate: async (work, ...args) => {
      const expression = `(${work})(${args.map((arg) => JSON.stringify(arg)).join(',')})`;
      const { executionContextId: contextId } = await send('Page.createIsolatedWorld', { frameId });
      const { result, exceptionDetails } = (await send('Runtime.evaluate', {
        expression,
        contextId,
        awaitPromise: true,
        returnByValue: true,
      })) as { result: { value: unknown }; exceptionDetails?: { exception?: { description?: string }; text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
  };
};

const preparePage = async (
  page: Page,
  { width, scale, dark, height }: View,
  browserContextId: unknown,
): Promise<void> => {
  const screen = height ?? (width < MAX_PHONE_WIDTH ? SCREEN_PX.phone : SCREEN_PX.desktop);
  // A dialog stops a page until somebody answers.
  page.on('Page.javascriptDialogOpening', () => {
    page.send('Page.handleJavaScriptDialog', { accept: false }).catch(() => undefined);
  });
  await page.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId });
  await page.send('Page.enable');
  await page.send('Network.enable');
  await page.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: screen,
    deviceScaleFactor: scale,
    mobile: false,
  });
  await page.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
};

/** Asks the gate before the page itself goes anywhere, so that a refusal has a reason; throws it as a CaptureRefused when asked. */
const guardPage = async (page: Page, mainFrame: unknown, gate: Gate): Promise<() => void> => {
  let refused: string | undefined;
  const decide = async (requestId: unknown, frameId: unknown, address: string): Promise<void> => {
    const reason = frameId === mainFrame ? await gate.judge(address) : undefined;
    refused ??= reason;
    if (reason) await page.send('Fetch.failRequest', { requestId, errorReason: 'AccessDenied' });
    else await page.send('Fetch.continueRequest', { requestId });
  };
  page.on('Fetch.requestPaused', ({ requestId, frameId, request }) => {
    // A request that is gone by now needs no decision.
    decide(requestId, frameId, (request as { url: string }).url).catch(() => undefined);
  });
  await page.send('Fetch.enable', { patterns: [{ urlPattern: '*', resourceType: 'Document' }] });
  return () => {
    const reason = refused ?? gate.fault();
    if (reason) throw new CaptureRefused(reason);
  };
};

/** Tells whether the page finished loading in time; an address that gives no page is refused with a reason. */
const openAddress = async (page: Page, url: string, mainFrame: unknown): Promise<boolean> => {
  let status = 200;
  page.on('Network.responseReceived', ({ type, frameId, response }) => {
    // Frames inside are documents too; a page is what it is without them.
    if (type === 'Document' && frameId === mainFrame) status = (response as { status: number }).status;
  });
  const loaded = new Promise<true>((resolve) => page.on('Page.loadEventFired', () => resolve(true)));
  const { errorText } = (await page.send('Page.navigate', { url })) as { errorText?: string };
  if (errorText) throw new CaptureRefused(explainNavigation(errorText));
  const isLoaded = await Promise.race([loaded, pause(LOAD_MS)]);
  if (status >= 400) throw new CaptureRefused(`the page answered with status ${status}`);
  return isLoaded === true;
};

const explainNavigation = (errorText: string): string => {
  // The last two are what a proxy makes of the first.
  if (/CONNECTION_REFUSED|TUNNEL_CONNECTION_FAILED|EMPTY_RESPONSE/.test(errorText))
    return 'nothing answers at this address; is the server running?';
  if (errorText.includes('NAME_NOT_RESOLVED')) return 'no host has this name';
  if (errorText.includes('CERT')) return `its certificate is not valid (${errorText})`;
  if (errorText.includes('ABORTED')) return 'this address downloads a file instead of opening a page';
  return `the page could not be opened (${errorText})`;
};

/** The height of the picture: the whole page, as far as it can be painted and measured. */
const heightOf = async (page: Page, view: View): Promise<{ height: number; notes: string[] }> => {
  if (view.height !== undefined) return { height: view.height, notes: [] };
  const { cssContentSize } = (await page.send('Page.getLayoutMetrics')) as { cssContentSize: { height: number } };
  const whole = Math.max(1, Math.ceil(cssContentSize.height));
  const measurable = Math.floor((MAX_IMAGE_MEGAPIXELS * 1e6) / (view.width * view.scale ** 2));
  const height = Math.min(whole, measurable, Math.floor(MAX_HEIGHT_PX / view.scale));
  return { height, notes: height < whole ? [`the page is ${whole} px high; the first ${height} px were taken`] : [] };
};

const readFacts = async (page: Page, url: string, view: View & { height: number }): Promise<DomFacts> => {
  const read = (await page.evaluate(readDom, {
    facts: MAX_DOM_FACTS,
    chars: MAX_DOM_CHARS,
    selectorChars: MAX_SELECTOR_CHARS,
    heightPx: view.height,
  })) as ReturnType<typeof readDom>;
  const { width, height, scale, dark } = view;
  return DomFacts.parse({
    version: 1,
    url: withoutSecrets(url),
    title: read.title,
    width,
    height,
    scale,
    dark,
    // A page may name its elements as it likes: one that we cannot write down costs its own fact, not the page.
    texts: read.texts.filter((text) => DomText.safeParse(text).success),
    elements: read.elements.filter((element) => DomElement.safeParse(element).success),
  });
};

/** The file is shared with the screenshot: a password in the address, and what a query carries, stay out of it. */
const withoutSecrets = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());
