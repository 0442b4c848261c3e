import { readdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.ts';
import { labelPage } from '../truth/label/label-page.ts';
import type { Truth } from '../truth/truth.ts';

const PAGES = new URL('./pages/', import.meta.url);
const DESKTOP = { width: 1440, height: 900 };
/** For pages that say `<meta name="viewport">`. */
const PHONE = { width: 390, height: 844 };

/** How a browser draws: device pixels a CSS pixel, and its environment. */
export type Screen = { deviceScaleFactor?: number; env?: Record<string, string> };

/** Opens the seven pages that screens and files are tried with, one after another. */
export async function visitPages<T>(
  visit: (page: Page, name: string) => Promise<T>,
  { deviceScaleFactor = 1, env = {} }: Screen = {},
): Promise<T[]> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox'],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  try {
    const page = await browser.newPage({ deviceScaleFactor });
    const visited: T[] = [];
    for (const file of readdirSync(PAGES).sort()) {
      await page.goto(new URL(file, PAGES).href);
      const isPhone = await page.evaluate(() => document.querySelector('meta[name=viewport]') !== null);
      await page.setViewportSize(isPhone ? PHONE : DESKTOP);
      visited.push(await visit(page, file.replace('.html', '')));
    }
    return visited;
  } finally {
    await browser.close();
  }
}

/** What each page shows, by name. */
export async function readTruths(): Promise<Map<string, Truth>> {
  const pages = await visitPages(async (page, id) => (await labelPage(page, { id })).truth);
  return new Map(pages.map((truth) => [truth.id, truth]));
}
