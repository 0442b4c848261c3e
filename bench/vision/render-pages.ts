import { readdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.ts';
import { cssHex } from './css-hex.ts';
import { readElements } from './read-elements.ts';
import { readPalette } from './read-palette.ts';
import { readTexts } from './read-texts.ts';
import type { Truth } from './truth.ts';
import { VOCABULARY } from './vocabulary.ts';

export type BenchPage = { name: string; png: Uint8Array; truth: Truth };

const PAGES = new URL('./pages/', import.meta.url);
const DESKTOP = { width: 1440, height: 900 };
/** For pages that say `<meta name="viewport">`. */
const PHONE = { width: 390, height: 844 };

/** Draws our own pages in Chromium at 1440×900 or as on a phone, each with what its DOM says. */
export const renderPages = (): Promise<BenchPage[]> =>
  visitPages(async (page, name) => {
    const png = await page.screenshot();
    return { name, png, truth: await readTruth(page, png) };
  });

/** How a browser draws: device pixels a CSS pixel, and its environment. */
export type Screen = { deviceScaleFactor?: number; env?: Record<string, string> };

/** Opens our own pages one after another. */
export async function visitPages<T>(
  visit: (page: Page, name: string) => Promise<T>,
  { deviceScaleFactor = 1, env = {} }: Screen = {},
): Promise<T[]> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  try {
    const page = await browser.newPage({ deviceScaleFactor });
    const visited: T[] = [];
    for (const file of readdirSync(PAGES).sort()) {
      await page.goto(new URL(file, PAGES).href);
      await page.setViewportSize((await metaContent(page, 'viewport')) ? PHONE : DESKTOP);
      visited.push(await visit(page, file.replace('.html', '')));
    }
    return visited;
  } finally {
    await browser.close();
  }
}

const metaContent = (page: Page, name: string): Promise<string | undefined> =>
  page.evaluate((wanted) => document.querySelector<HTMLMetaElement>(`meta[name=${wanted}]`)?.content, name);

async function readTruth(page: Page, png: Uint8Array): Promise<Truth> {
  const texts = await page.evaluate(readTexts);
  const { elements, lines, regions, colors } = await page.evaluate(readElements, VOCABULARY);
  const filled = elements.map((element) => ({ ...element, bg: cssHex(element.bg ?? '') }));
  const hexes = colors.map(cssHex).filter((hex) => hex !== null);
  const unit = await metaContent(page, 'spacing-unit');
  return {
    ...(page.viewportSize() ?? DESKTOP),
    texts: texts.map((line) => ({ ...line, color: cssHex(line.color ?? '') })),
    elements: filled,
    lines,
    regions,
    palette: await readPalette(png, hexes, filled),
    spacing: { unit: unit ? Number(unit) : null },
  };
}
