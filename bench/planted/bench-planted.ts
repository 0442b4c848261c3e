import { compareMeasurements } from '@blueprompt/core/compare/compare-measurements';
import { createSamePixels } from '@blueprompt/vision/same-pixels';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { choosePages } from '../truth/gate/choose-pages.ts';
import { type Measure, withEngine } from '../truth/judge-pages.ts';
import { blockNetwork, launchBrowser, openPage } from '../truth/label/open-page.ts';
import { buildLibrary } from '../truth/own/build-library.ts';
import { listOwnPages } from '../truth/own/own-page.ts';
import { serveFolder } from '../truth/own/serve-folder.ts';
import { listTruthPages, type TruthPage } from '../truth/truth-pages.ts';
import { judgePlanted, type PlantedScore } from './judge-planted.ts';
import { plantChange } from './page/plant-change.ts';
import { PLANTED_KINDS, type Planted, type PlantedKind } from './planted.ts';

/** Pages of nine changes each: some 200. */
const PAGES = 23;
/** A longer page is cut: one change is found as well on a screen as on ten. */
const MAX_HEIGHT_PX = 1400;
/** A change that no pixel shows (a radius on a table cell, say) is planted elsewhere, so many times at most. */
const TRIES = 5;
const REPAINT_MS = 120;

/** Renders open compositions twice, the second time with one change, and looks what a comparison of the two screenshots says. */
export async function benchPlanted(most = PAGES): Promise<PlantedScore[]> {
  const open = listTruthPages().filter(
    ({ origin, split, scale }) => origin === 'own' && split === 'open' && scale === 1,
  );
  return withEngine(async (measure) => {
    const scores: PlantedScore[] = [];
    for (const truthPage of choosePages(open, most)) {
      const judged = await judgeOwn(truthPage, measure, scores.length).catch((error: Error) => {
        process.stderr.write(`${truthPage.id}: ${error.message.split('\n')[0]}\n`);
        process.exitCode = 1;
        return [];
      });
      scores.push(...judged);
      for (const { planted } of judged.filter(({ isFound }) => !isFound))
        process.stderr.write(`${truthPage.id}: missed ${planted.kind} of ${planted.what}\n`);
      process.stderr.write(
        `${truthPage.id}: ${scores.filter(({ isFound }) => isFound).length} of ${scores.length} found\n`,
      );
    }
    return scores;
  });
}

/** In a browser of its own: one that dies takes no other page with it. */
async function judgeOwn(truthPage: TruthPage, measure: Measure, seed: number): Promise<PlantedScore[]> {
  const browser = await launchBrowser();
  try {
    const { page, close } = await openOwn(browser, truthPage);
    try {
      return await judgePage(page, measure, seed);
    } finally {
      close();
    }
  } finally {
    await browser.close();
  }
}

async function openOwn(browser: Awaited<ReturnType<typeof launchBrowser>>, { id, family }: TruthPage) {
  const own = listOwnPages().filter(({ library }) => library === family);
  // The pages of the truth are made from this list.
  const { page: name, fullPage, ...view } = own.find((page) => page.id === id)!;
  const site = await serveFolder(await buildLibrary(family, own));
  const options = { routes: blockNetwork, fullPage: fullPage && { maxHeight: MAX_HEIGHT_PX } };
  const page = await openPage(browser, `${site.origin}/${name}.html`, view, options);
  return { page, close: site.close };
}

async function judgePage(page: Page, measure: Measure, seed: number): Promise<PlantedScore[]> {
  const before = await page.screenshot();
  const reference = await measure(before, 0);
  if (!reference.ok) return [];
  const { width, height } = reference.measurement.image;
  const scores: PlantedScore[] = [];
  for (const kind of PLANTED_KINDS) {
    const change = await render(page, before, kind, seed);
    const build = change && (await measure(change.png, 0));
    if (!change || !build?.ok) continue;
    const isSame = await createSamePixels(
      { bytes: before, measurement: reference.measurement },
      { bytes: change.png, measurement: build.measurement },
    );
    const comparison = compareMeasurements(reference.measurement, build.measurement, isSame);
    scores.push(judgePlanted(change.planted, comparison, width * height));
  }
  return scores;
}

/** The page with one change that shows; it is taken back afterwards. */
async function render(
  page: Page,
  before: Buffer,
  kind: PlantedKind,
  seed: number,
): Promise<{ planted: Planted; png: Buffer } | undefined> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const planted = await page.evaluate(plantChange, { kind, seed: 1000 * (seed + 1) + attempt });
    if (!planted) return undefined;
    await page.waitForTimeout(REPAINT_MS);
    const png = await page.screenshot();
    await page.evaluate(() => window.unplant?.());
    await page.waitForTimeout(REPAINT_MS);
    if (await showsChange(before, png)) return { planted, png };
  }
  return undefined;
}

/** Levels by which the same page is drawn differently on two runs. */
const NOISE_LEVELS = 6;

const showsChange = async (before: Buffer, after: Buffer): Promise<boolean> => {
  const [a, b] = await Promise.all([before, after].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  return a!.some((level, at) => Math.abs(level - b![at]!) > NOISE_LEVELS);
};

/** Found and false by kind. */
export function renderPlanted(scores: readonly PlantedScore[]): string {
  const row = (name: string, of: readonly PlantedScore[]): string => {
    const found = of.filter(({ isFound }) => isFound).length;
    const falseOnes = of.reduce((sum, { falseOnes }) => sum + falseOnes.length, 0);
    const share = of.length > 0 ? (found / of.length).toFixed(3) : '–';
    return `| ${name} | ${of.length} | ${share} | ${of.length > 0 ? (falseOnes / of.length).toFixed(2) : '–'} |`;
  };
  return [
    '| change | planted | found | false a page |',
    '| --- | --- | --- | --- |',
    ...PLANTED_KINDS.map((kind) =>
      row(
        kind,
        scores.filter(({ planted }) => planted.kind === kind),
      ),
    ),
    row('**together**', scores),
  ].join('\n');
}
