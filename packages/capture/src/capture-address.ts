import { type Capture, capturePage, type View } from './capture-page.ts';
import { CaptureRefused } from './capture-refused.ts';
import { findInstalledBrowser } from './find-installed-browser.ts';
import { type GateRules, openGate } from './guard/open-gate.ts';
import { startBrowser } from './start-browser.ts';

/** A page that takes longer is given up, browser start included. */
const CAPTURE_MS = 45_000;

/** A stranger's page gets this much of the machine: two processes of scripts, of 512 MB each. */
const MODEST = ['--renderer-process-limit=2', '--js-flags=--max-old-space-size=512'];

const ROOT_NOTE = 'the browser ran without its sandbox because you are root; capture only pages that you trust';

type CaptureOptions = {
  /** Where the browser is looked for, and what it gets to see of it. */
  env: Record<string, string | undefined>;
  timeoutMs?: number;
  /** Of one screenshot. */
  maxBytes?: number;
  /** Where somebody else names the address: what may be reached. Without rules it is everything that this machine reaches. */
  rules?: GateRules;
};

/** The browser that is open: the next one waits for its end, so that no machine runs several. */
let last: Promise<unknown> = Promise.resolve();

/** Takes an address in one or several views, one after another in one browser; throws a CaptureRefused where the page is why it cannot. */
export const captureAddress = (url: string, views: readonly View[], options: CaptureOptions): Promise<Capture[]> => {
  const taking = last.then(() => takeAll(url, views, options));
  last = taking.catch(() => undefined);
  return taking;
};

const takeAll = async (url: string, views: readonly View[], options: CaptureOptions): Promise<Capture[]> => {
  const { env, timeoutMs = CAPTURE_MS, rules, maxBytes } = options;
  const program = findInstalledBrowser(env);
  const gate = rules && (await openGate(rules));
  try {
    const refused = await gate?.judge(url);
    if (refused) throw new CaptureRefused(refused);
    const browser = await startBrowser(program, { env, further: gate && [...gate.browserArguments, ...MODEST] });
    try {
      const captures: Capture[] = [];
      for (const view of views)
        captures.push(await inTime(capturePage(browser, url, view, { gate, maxBytes }), timeoutMs));
      // Whoever names an address on a server is not the one to tell.
      return browser.isSandboxed || rules ? captures : captures.map(withRootNote);
    } finally {
      await browser.close();
    }
  } finally {
    gate?.close();
  }
};

/** Once is enough, however many views there are. */
const withRootNote = (capture: Capture, at: number): Capture =>
  at === 0 ? { ...capture, notes: [...capture.notes, ROOT_NOTE] } : capture;

const inTime = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CaptureRefused(`capturing the page took longer than ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
