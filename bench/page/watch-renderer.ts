import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';

const SAMPLE_MS = 100;

type Memory = {
  /** What the browser's own task manager shows for the tab, in MB: memory of this process alone that is backed by no file. */
  footprint: number;
  /** With the pictures that the browser keeps decoded as long as nobody else needs the room, in MB. */
  withCaches: number;
};

const kb = (text: string, field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(text)?.[1] ?? 0);

const readMemory = (pid: number): Memory => {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return {
    footprint: kb(readFileSync(`/proc/${pid}/status`, 'utf8'), 'RssAnon') / 1024,
    withCaches: (kb(rollup, 'Private_Clean') + kb(rollup, 'Private_Dirty')) / 1024,
  };
};

const highest = (a: Memory, b: Memory): Memory => ({
  footprint: Math.max(a.footprint, b.footprint),
  withCaches: Math.max(a.withCaches, b.withCaches),
});

const rendererOf = async (browser: Browser, page: Page): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const renderers = async () =>
    (await session.send('SystemInfo.getProcessInfo')).processInfo.filter(({ type }) => type === 'renderer');
  // The page's own process is the one that works when the page does.
  const before = new Map((await renderers()).map(({ id, cpuTime }) => [id, cpuTime]));
  await page.evaluate(() => {
    const end = performance.now() + 400;
    while (performance.now() < end);
  });
  const [busiest] = (await renderers()).sort(
    (a, b) => b.cpuTime - (before.get(b.id) ?? 0) - (a.cpuTime - (before.get(a.id) ?? 0)),
  );
  await session.detach();
  return busiest!.id;
};

type Watch = { now: () => Memory; takePeak: () => Memory; stop: () => void };

/** Samples the memory of the page's process; `takePeak` answers the highest since it was last asked. */
export const watchRenderer = async (browser: Browser, page: Page): Promise<Watch> => {
  const pid = await rendererOf(browser, page);
  const now = () => readMemory(pid);
  let peak = now();
  const timer = setInterval(() => {
    peak = highest(peak, now());
  }, SAMPLE_MS);
  return {
    now,
    takePeak: () => {
      const reached = highest(peak, now());
      peak = now();
      return reached;
    },
    stop: () => clearInterval(timer),
  };
};
