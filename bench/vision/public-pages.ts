import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.ts';
import { ROOT } from '../../scripts/run.ts';
import { cssHex } from './css-hex.ts';
import { readCssColors, WORDLESS } from './read-css-colors.ts';
import { readPalette } from './read-palette.ts';
import { readTexts } from './read-texts.ts';
import type { BenchPage } from './render-pages.ts';
import { isSeen } from './seen-words.ts';
import type { Truth, TruthLine } from './truth.ts';

/** Pages that others wrote and published under the MIT licence, at fixed versions, so that anybody gets the same ones. */
const PACKAGES: { name: string; version: string; pages: string[] }[] = [
  {
    name: 'startbootstrap-sb-admin-2',
    version: '4.1.4',
    pages: ['index.html', 'buttons.html', 'cards.html', 'login.html', 'register.html', 'tables.html'],
  },
  { name: 'startbootstrap-freelancer', version: '7.0.7', pages: ['dist/index.html'] },
  { name: 'startbootstrap-new-age', version: '6.0.7', pages: ['dist/index.html'] },
];
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'blueprompt-bench');
const SCREEN = { width: 1440, height: 900 };
/** Fades and counters of these pages are over by then. */
const SETTLED_MS = 1_500;

/** A published package at one version, unpacked in a cache outside of the repository. */
export const fetchPackage = (name: string, version: string): string => {
  const folder = path.join(CACHE, `${name}-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', CACHE, `${name}@${version}`], {
    encoding: 'utf8',
  });
  if (packed.status !== 0) throw new Error(`${name} could not be fetched: ${packed.stderr}`);
  const beside = `${folder}.part`;
  mkdirSync(beside, { recursive: true });
  const archive = path.join(CACHE, packed.stdout.trim());
  spawnSync('tar', ['-xzf', archive, '-C', beside, '--strip-components=1']);
  spawnSync('mv', [beside, folder]);
  return folder;
};

const readTruth = async (page: Page, png: Uint8Array): Promise<Truth> => {
  const lines = await page.evaluate(readTexts);
  const seen = await page.evaluate(
    isSeen,
    lines.map(({ words }) => words),
  );
  const texts = lines.flatMap((line, index): TruthLine[] => {
    const words = line.words.filter((_, at) => seen[index]![at]);
    const text = words.map((word) => word.text).join(' ');
    return words.length === 0 ? [] : [{ ...line, text, words, color: cssHex(line.color ?? '') }];
  });
  const { colors, unjudged } = await page.evaluate(readCssColors, WORDLESS);
  const hexes = colors.map(cssHex).filter((hex) => hex !== null);
  return { ...SCREEN, texts, ignore: unjudged, palette: await readPalette(png, hexes, []) };
};

/** Draws the first screen of each page, without the network, and reads its texts and colours from its DOM. */
export const renderPublicPages = async (): Promise<BenchPage[]> => {
  const folders = PACKAGES.map((one) => ({ ...one, folder: fetchPackage(one.name, one.version) }));
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: SCREEN, reducedMotion: 'reduce' });
    await page.route(/^https?:/, (route) => route.abort());
    const rendered: BenchPage[] = [];
    for (const { name, folder, pages } of folders)
      for (const file of pages) {
        await page.goto(pathToFileURL(path.join(folder, file)).href, { waitUntil: 'load' });
        await page.waitForTimeout(SETTLED_MS);
        const png = await page.screenshot();
        const short = `${name.replace('startbootstrap-', '')} ${path.basename(file, '.html')}`;
        rendered.push({ name: short, png, truth: await readTruth(page, png) });
      }
    return rendered;
  } finally {
    await browser.close();
  }
};
