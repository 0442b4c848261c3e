import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildWeb } from '../build-web.ts';
import { findBrowser } from '../find-browser.ts';
import { ROOT } from '../run.ts';
import { startProduct } from '../start-product.ts';
import { encodeFrames, type Frame } from './encode-frames.ts';

/** Run by hand (`node scripts/pictures/record-demo.ts`): walks through the real product and keeps what the screen showed. */
const OUT = path.join(ROOT, 'apps/web/public/demo.webm');
const SIZE = { width: 1280, height: 720 };
/** Nothing on the screen stands still for longer than this in the recording; real waiting beyond it is cut. */
const LONGEST_STILL_MS = 900;
/** Measuring takes what it takes on the machine that records; the recording shows it in this time. */
const GENERATION_MS = 6_000;
/** A slow machine stretches the rest, which is then shown faster to keep to this. */
const REST_MS = 26_000;
const PAGES = [
  { file: 'pricing.html', height: 1040 },
  { file: 'members.html', height: 900 },
];

const takeScreenshots = async (browser: Browser, folder: string): Promise<string[]> => {
  const files: string[] = [];
  for (const { file, height } of PAGES) {
    const page = await browser.newPage({ viewport: { width: 1440, height } });
    await page.goto(pathToFileURL(path.join(ROOT, 'apps/web/hero', file)).href);
    await page.evaluate(() => document.fonts.ready);
    files.push(path.join(folder, file.replace('html', 'png')));
    await page.screenshot({ path: files.at(-1)! });
    await page.close();
  }
  return files;
};

/** A headless browser draws no pointer; this one follows the real mouse events. */
const showPointer = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const pointer = document.createElement('div');
      pointer.style.cssText =
        'position:fixed;z-index:9999;left:0;top:0;width:18px;height:18px;margin:-9px;border-radius:50%;border:2px solid #fff;background:#0006;pointer-events:none;transition:transform 60ms';
      document.documentElement.append(pointer);
      addEventListener(
        'mousemove',
        (event) => (pointer.style.transform = `translate(${event.clientX}px,${event.clientY}px)`),
      );
    });
  });

const glideTo = async (page: Page, target: ReturnType<Page['locator']>): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 14 });
};

const click = async (page: Page, target: ReturnType<Page['locator']>): Promise<void> => {
  await glideTo(page, target);
  await target.click();
};

/** The demo itself: two screenshots in, a measured guide out. */
const walkThrough = async (page: Page, screenshots: string[], enter: (phase: Phase) => void): Promise<void> => {
  const pause = (ms: number) => page.waitForTimeout(ms);
  await pause(800);
  await click(page, page.getByRole('button', { name: 'Continue' }));
  await pause(700);
  await page.locator('input[type=file]').first().setInputFiles(screenshots);
  await page.getByText('1440 × 1040').first().waitFor();
  await pause(1_500);
  await click(page, page.getByRole('button', { name: 'Continue' }));
  await page.getByLabel('Prompt Name').pressSequentially('Fernway', { delay: 70 });
  await pause(400);
  await click(page, page.getByRole('button', { name: 'Generate Design' }));
  enter('generating');
  await page.waitForURL('**/results', { timeout: 240_000 });
  await page.getByRole('heading', { name: 'Fernway', level: 1 }).waitFor();
  enter('showing');
  await pause(1_200);
  await page.mouse.move(420, 420, { steps: 20 });
  await pause(900);
  await page.mouse.move(640, 520, { steps: 20 });
  await pause(1_200);
  for (let turn = 0; turn < 14; turn += 1) {
    await page.mouse.wheel(0, 150);
    await pause(160);
  }
  await pause(1_000);
  await page.mouse.wheel(0, -4_000);
  await pause(600);
  await click(page, page.getByRole('button', { name: 'Copy Prompt' }).first());
  await pause(1_400);
};

type Phase = 'generating' | 'showing';

const total = (frames: readonly Frame[]): number => frames.reduce((sum, { ms }) => sum + ms, 0);

/** Watches the screen while `act` runs; each frame knows how long it is to stand. */
const record = async (page: Page, act: (enter: (phase: Phase) => void) => Promise<void>): Promise<Frame[]> => {
  const session = await page.context().newCDPSession(page);
  let phase: Phase = 'showing';
  const taken: { jpeg: string; at: number; phase: Phase }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    taken.push({ jpeg: data, at: (metadata.timestamp ?? 0) * 1_000, phase });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, everyNthFrame: 2 });
  await act((next) => {
    phase = next;
  });
  await session.send('Page.stopScreencast');
  const frames = taken.map(({ jpeg, at, phase }, index) => ({
    jpeg,
    phase,
    ms: Math.min(LONGEST_STILL_MS, (taken[index + 1]?.at ?? at + LONGEST_STILL_MS) - at),
  }));
  const speedOf = (which: Phase, limitMs: number) =>
    Math.min(1, limitMs / total(frames.filter((frame) => frame.phase === which)));
  const speed = { generating: speedOf('generating', GENERATION_MS), showing: speedOf('showing', REST_MS) };
  return frames.map((frame) => ({ jpeg: frame.jpeg, ms: frame.ms * speed[frame.phase] }));
};

await buildWeb();
const folder = mkdtempSync(path.join(tmpdir(), 'blueprompt-demo-'));
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const product = await startProduct();
try {
  const screenshots = await takeScreenshots(browser, folder);
  const page = await browser.newPage({ viewport: SIZE, permissions: ['clipboard-write'] });
  await showPointer(page);
  await page.goto(`${product.url}/auth`);
  await page.getByLabel('Email').fill(product.demo.email);
  await page.getByLabel('Password', { exact: true }).fill(product.demo.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('heading', { name: 'Generate UI Prompts' }).waitFor();
  const frames = await record(page, (enter) => walkThrough(page, screenshots, enter));
  const video = await encodeFrames(browser, frames, SIZE);
  writeFileSync(OUT, video);
  process.stdout.write(
    `${frames.length} frames, ${Math.round(total(frames) / 1_000)} s, ${Math.round(video.length / 1_024)} kB\n`,
  );
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
