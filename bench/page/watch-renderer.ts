import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';

const SAMPLE_MS = 100;

/** Memory that belongs to a process alone, in MB: what closing the tab would give back. */
const privateMb = (pid: number): number => {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const kb = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(rollup)?.[1] ?? 0);
  return (kb('Private_Clean') + kb('Private_Dirty')) / 1024;
};

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

export type Watch = { pid: number; now: () => number; takePeak: () => number; stop: () => void };

/** Samples the private memory of the page's process; `takePeak` answers the highest since it was last asked. */
export const watchRenderer = async (browser: Browser, page: Page): Promise<Watch> => {
  const pid = await rendererOf(browser, page);
  const now = () => privateMb(pid);
  let peak = now();
  const timer = setInterval(() => {
    peak = Math.max(peak, now());
  }, SAMPLE_MS);
  return {
    pid,
    now,
    takePeak: () => {
      const reached = Math.max(peak, now());
      peak = now();
      return reached;
    },
    stop: () => clearInterval(timer),
  };
};
