import { writeFileSync } from 'node:fs';
import { excessOf, loadBaseline, lossesOf } from '../baseline.ts';
import { describeRun } from '../describe-machine.ts';
import { measureFirstLoads } from '../page/measure-first-load.ts';
import { benchPlanted, renderPlanted } from '../planted/bench-planted.ts';
import { renderCost, renderLoad, renderLoads, renderPalettes } from '../render-parts.ts';
import { loadResults, RESULTS, renderResults } from '../results.ts';
import { comparePalettes } from '../rivals/compare-palettes.ts';
import { addSpeeds, compareCost } from '../rivals/compare-speed.ts';
import { benchServerLoad, violationsOf } from '../server-load.ts';
import { countPages } from '../truth/count-pages.ts';
import { UsageError } from '../truth/expected-error.ts';
import { choosePages } from '../truth/gate/choose-pages.ts';
import { type Judged, withEngine } from '../truth/judge-pages.ts';
import { judgeRebuilds, renderRebuilds } from '../truth/judge-rebuilds.ts';
import { judgeScenes, renderScenes } from '../truth/judge-scenes.ts';
import { columnsOf, renderClasses, renderFigures } from '../truth/render-figures.ts';
import { meanScore } from '../truth/score/score-page.ts';
import {
  checkTruthPages,
  type LoadedPage,
  listTruthPages,
  loadTruthPage,
  type TruthPage,
} from '../truth/truth-pages.ts';
import { judgeSplit } from './judge-truth.ts';

const PARTS = ['truth', 'rebuilds', 'scene', 'planted', 'palettes', 'cost', 'server', 'web'] as const;
type Part = (typeof PARTS)[number];
/** Planted changes need the libraries' packages from the network: only where they are asked for. */
export const USUAL_PARTS = PARTS.filter((part) => part !== 'planted');
/** Parts that read the pages with truth. */
const JUDGED_PARTS: readonly string[] = ['truth', 'rebuilds', 'scene', 'palettes', 'cost'] satisfies Part[];

type RunOptions = {
  wanted: readonly string[];
  write: boolean;
  truth: string | undefined;
  /** Pages of the planted changes. */
  most: number | undefined;
};

/** Pages of each side that are compared with other tools, which take seconds a page. */
const COMPARED_PAGES = 24;

/** Runs the parts that are wanted, prints their tables, keeps them on request, and ends with 1 where a floor or limit is broken. */
export async function runParts({ wanted, write, truth, most }: RunOptions): Promise<void> {
  const unknown = wanted.find((name) => !PARTS.some((part) => part === name));
  if (unknown) throw new UsageError(`There is no part ${unknown}. Parts: ${PARTS.join(', ')}.`);
  const pages = listTruthPages({ folder: truth });
  if (wanted.some((name) => JUDGED_PARTS.includes(name))) await checkTruthPages(pages);
  const runLine = describeRun();
  const broken: string[] = [];
  const keep = (part: Part, table: string): void => {
    const section = { [part]: `${table}\n\n${runLine}` };
    if (write) writeFileSync(RESULTS, renderResults({ ...loadResults(), ...section }));
    console.log(`\n## ${part}\n\n${table}`);
  };
  if (wanted.includes('truth') || wanted.includes('rebuilds')) broken.push(...(await runTruth(pages, wanted, keep)));
  if (wanted.includes('scene')) keep('scene', renderScenes(await judgeScenes(pages)));
  if (wanted.includes('planted')) keep('planted', renderPlanted(await benchPlanted(most)));
  if (wanted.includes('palettes')) keep('palettes', renderPalettes(await comparePalettes(await compared(pages))));
  if (wanted.includes('cost')) {
    const costs = await compareCost(await compared(pages));
    keep('cost', renderCost(costs));
    const { ratio } = addSpeeds(costs);
    broken.push(...excessOf('CPU against Tesseract', ratio, loadBaseline().most.cpuAgainstTesseract));
  }
  if (wanted.includes('server')) {
    const load = await benchServerLoad();
    keep('server', renderLoad(load));
    broken.push(...violationsOf(load).map((violation) => `server: ${violation}`));
  }
  if (wanted.includes('web')) {
    const loads = await measureFirstLoads();
    keep('web', renderLoads(loads));
    const home = loads.find(({ path }) => path === '/');
    broken.push(...excessOf('script of the home page, kB', home?.scriptKb, loadBaseline().most.homeScriptKb));
    broken.push(...excessOf('layout shift of the home page', home?.shift, loadBaseline().most.homeShift));
  }
  for (const line of broken) console.error(line);
  // A page that could not be measured has set it already.
  if (broken.length > 0) process.exitCode = 1;
}

async function runTruth(
  pages: readonly TruthPage[],
  wanted: readonly string[],
  keep: (part: Part, table: string) => void,
): Promise<string[]> {
  const judged = await withEngine(async (measure) => ({
    open: await judgeSplit(pages, 'open', measure),
    sealed: await judgeSplit(pages, 'sealed', measure),
  }));
  const columns = [...columnsOf('open', judged.open), ...columnsOf('sealed', judged.sealed)];
  if (wanted.includes('truth'))
    keep('truth', [countPages(pages), renderFigures(columns), renderClasses(columns)].join('\n\n'));
  if (wanted.includes('rebuilds')) {
    const rebuilds = { open: await judgeRebuilds(judged.open), sealed: await judgeRebuilds(judged.sealed) };
    keep('rebuilds', renderRebuilds(rebuilds));
  }
  const floors = loadBaseline();
  const isWhole = pages.every(({ files }) => files);
  if (!isWhole) process.stderr.write('Floors are for all pages and were not checked, since some are not at hand.\n');
  const losses = (name: string, all: readonly Judged[], least: Partial<Record<string, number>>): string[] =>
    lossesOf(name, meanScore(all.map(({ score }) => score)), least);
  return isWhole
    ? [...losses('open pages', judged.open, floors.open), ...losses('sealed pages', judged.sealed, floors.sealed)]
    : [];
}

/** Some pages of both sides, with their bytes. */
async function compared(pages: readonly TruthPage[]): Promise<LoadedPage[]> {
  const loaded: LoadedPage[] = [];
  for (const side of ['open', 'sealed'] as const) {
    const atHand = pages.filter(({ split, files }) => split === side && files);
    for (const page of choosePages(atHand, COMPARED_PAGES)) loaded.push(await loadTruthPage(page));
  }
  return loaded;
}
