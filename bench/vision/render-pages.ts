import { readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.ts';
import { readTruth } from './read-truth.ts';
import type { Truth } from './truth.ts';

export type BenchPage = { name: string; png: Uint8Array; truth: Truth };

const PAGES = new URL('./pages/', import.meta.url);

/** Draws our own pages in Chromium at 1440×900, each with what its DOM says. */
export async function renderPages(): Promise<BenchPage[]> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const rendered: BenchPage[] = [];
    for (const file of readdirSync(PAGES).sort()) {
      await page.goto(new URL(file, PAGES).href);
      rendered.push({
        name: file.replace('.html', ''),
        png: await page.screenshot(),
        truth: await page.evaluate(readTruth),
      });
    }
    return rendered;
  } finally {
    await browser.close();
  }
}
