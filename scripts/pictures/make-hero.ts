import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Box } from '@blueprompt/core/geometry';
import type { Measurement } from '@blueprompt/core/measurement';
import { measure } from '@blueprompt/vision/measure';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../find-browser.ts';
import { ROOT, run } from '../run.ts';
import { writeHeroFacts } from './write-hero-facts.ts';

/**
 * Run by hand (`node scripts/pictures/make-hero.ts`) when the engine, the writer or the example page changed. With `--keep` the
 * picture that is there is measured again: how letters are drawn differs from machine to machine. With `--rewrite` nothing is
 * measured: the texts are written anew from the measurement that is there.
 */
const PAGE = path.join(ROOT, 'apps/web/hero/pricing.html');
const OUT = path.join(ROOT, 'apps/web/src/features/marketing');
/** All that was measured of the same page: the sample project. */
const SAMPLE = path.join(ROOT, 'apps/web/src/features/sample/sample-measurement.json');
const SIZE = { width: 1440, height: 1040 };

const takeScreenshot = async (): Promise<Buffer> => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: SIZE });
  await page.goto(pathToFileURL(PAGE).href);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await browser.close();
  return png;
};

/** A part of the screenshot as the page shows it: a third of the bytes of the original, and not a pixel different. */
const cutPicture = (png: Buffer, { x, y, width, height }: Box): Promise<Buffer> =>
  sharp(png).extract({ left: x, top: y, width, height }).webp({ lossless: true, effort: 6 }).toBuffer();

const measureOrThrow = async (png: Buffer): Promise<Measurement> => {
  const outcome = await measure(new Uint8Array(png));
  if (!outcome.ok) throw new Error(`the example page could not be measured: ${JSON.stringify(outcome.error)}`);
  return outcome.measurement;
};

const picture = path.join(OUT, 'hero-screenshot.png');
const rewrites = process.argv.includes('--rewrite');
const screenshot = rewrites || process.argv.includes('--keep') ? readFileSync(picture) : await takeScreenshot();
const measurement: Measurement = rewrites ? JSON.parse(readFileSync(SAMPLE, 'utf8')) : await measureOrThrow(screenshot);
const facts = writeHeroFacts(measurement);
mkdirSync(OUT, { recursive: true });
writeFileSync(picture, screenshot);
writeFileSync(path.join(OUT, 'hero-screenshot.webp'), await cutPicture(screenshot, { x: 0, y: 0, ...facts.image }));
writeFileSync(path.join(OUT, 'hero-close-up.webp'), await cutPicture(screenshot, facts.closeUp));
writeFileSync(path.join(OUT, 'hero-facts.json'), `${JSON.stringify(facts, null, 1)}\n`);
writeFileSync(SAMPLE, JSON.stringify(measurement));
await run('biome', ['format', '--write', path.join(OUT, 'hero-facts.json'), SAMPLE]);
process.stdout.write(
  `${facts.elements.length} elements, ${facts.texts.length} texts, ${facts.palette.length} colours\n`,
);
process.exit(0);
