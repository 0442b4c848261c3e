/**
 * Every figure in one run. npm run bench [-- --only own,public,rebuilds,palettes,cost,server,web] [-- --write] [-- --pages DIR]
 * --write keeps the tables of the parts that ran in bench/RESULTS.md. --pages scores a folder of name.png and
 * name.truth.json instead. Ends with 1 when a figure falls behind bench/baseline.json.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Measurement } from '@blueprompt/core/measurement';
import { excessOf, loadBaseline, lossesOf } from './baseline.ts';
import { describeMachine, describeRun } from './describe-machine.ts';
import { loadResults, RESULTS, renderResults } from './results.ts';
import { benchServerLoad, violationsOf } from './server-load.ts';
import { comparePalettes } from './vision/compare-palettes.ts';
import { addSpeeds, compareSpeed, type Speed } from './vision/compare-speed.ts';
import { type Judged, judgePages } from './vision/judge-pages.ts';
import { judgeRebuilds, meanRebuild } from './vision/judge-rebuilds.ts';
import { loadPages } from './vision/load-pages.ts';
import { renderPublicPages } from './vision/public-pages.ts';
import { readWithTesseract } from './vision/read-with-tesseract.ts';
import { type BenchPage, renderPages } from './vision/render-pages.ts';
import { renderCost, renderLoad, renderLoads, renderPalettes, renderRebuilds } from './vision/render-parts.ts';
import { renderTable } from './vision/render-table.ts';
import { type Metric, meanScore } from './vision/score-page.ts';
import { scoreTexts } from './vision/score-texts.ts';
import { measureFirstLoads } from './web/measure-first-load.ts';

const PARTS = ['own', 'public', 'rebuilds', 'palettes', 'cost', 'server', 'web'] as const;
type Part = (typeof PARTS)[number];
/** Figures of pages that others wrote: what their elements are called, their DOM does not say. */
const PUBLIC_METRICS: Metric[] = [
  'textF1',
  'fontSize',
  'textColor',
  'bold',
  'typeScale',
  'paletteRecall',
  'palettePrecision',
  'background',
];

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    only: { type: 'string', default: PARTS.join(',') },
    write: { type: 'boolean', default: false },
  },
});
const wanted = new Set(values.only.split(','));
const baseline = loadBaseline();
const runLine = describeRun();
const broken: string[] = [];
const keep = (part: Part, table: string) => {
  const section = { [part]: `${table}\n\n${runLine}` };
  if (values.write) writeFileSync(RESULTS, renderResults({ ...loadResults(), ...section }, describeMachine()));
  console.log(`\n## ${part}\n\n${table}`);
};

const tesseractF1 = async (pages: readonly BenchPage[]): Promise<number | undefined> => {
  let sum = 0;
  for (const { png, truth } of pages) {
    const read = await readWithTesseract(png);
    if (!read) return undefined;
    sum += scoreTexts(truth, read).textF1;
  }
  return sum / pages.length;
};

if (values.pages) {
  const pages = loadPages(values.pages);
  const { judged } = await judgePages(pages);
  console.log(renderTable(judged));
  const found = new Map(judged.map(({ name, measurement }) => [name, measurement]));
  console.log(renderRebuilds(await judgeRebuilds(pages, found)));
  process.exit(0);
}
const needsPages = ['own', 'public', 'rebuilds', 'palettes', 'cost'].some((part) => wanted.has(part));
const own = needsPages ? await renderPages() : [];
const foreign = needsPages ? await renderPublicPages() : [];
let first: { seconds: number; peakMb: number } | undefined;
const measurements = new Map<string, Measurement>();
const remember = (judged: readonly Judged[]) => {
  for (const { name, measurement } of judged) measurements.set(name, measurement);
};
if (wanted.has('own')) {
  const { judged, firstSeconds: seconds } = await judgePages(own);
  // Taken here: what is compared later in this process has a memory of its own.
  first = { seconds, peakMb: process.resourceUsage().maxRSS / 1024 };
  remember(judged);
  keep('own', renderTable(judged));
  broken.push(...lossesOf('own pages', meanScore(judged.map(({ score }) => score)), baseline.own));
}
if (wanted.has('public')) {
  const { judged } = await judgePages(foreign);
  remember(judged);
  keep('public', renderTable(judged, PUBLIC_METRICS));
  broken.push(...lossesOf('public pages', meanScore(judged.map(({ score }) => score)), baseline.public));
}
if (wanted.has('rebuilds')) {
  const rest = [...own, ...foreign].filter(({ name }) => !measurements.has(name));
  remember((await judgePages(rest)).judged);
  const rebuilds = await judgeRebuilds([...own, ...foreign], measurements);
  keep('rebuilds', renderRebuilds(rebuilds));
  broken.push(...lossesOf('rebuilt pages', meanRebuild(rebuilds), baseline.rebuilds));
}
if (wanted.has('palettes')) keep('palettes', renderPalettes(await comparePalettes([...own, ...foreign])));
if (wanted.has('cost')) {
  const speeds: Speed[] = [];
  for (const page of [...own, ...foreign]) speeds.push(await compareSpeed(page));
  const f1 = { own: await tesseractF1(own), public: await tesseractF1(foreign) };
  keep('cost', renderCost(speeds, first, f1));
  broken.push(...excessOf('CPU against Tesseract', addSpeeds(speeds).ratio, baseline.most.cpuAgainstTesseract));
}
if (wanted.has('server')) {
  const load = await benchServerLoad();
  keep('server', renderLoad(load));
  broken.push(...violationsOf(load).map((violation) => `server: ${violation}`));
}
if (wanted.has('web')) {
  const loads = await measureFirstLoads();
  keep('web', renderLoads(loads));
  const home = loads.find(({ path }) => path === '/');
  broken.push(...excessOf('script of the home page, kB', home?.scriptKb, baseline.most.homeScriptKb));
  broken.push(...excessOf('layout shift of the home page', home?.shift, baseline.most.homeShift));
}
for (const line of broken) console.error(line);
process.exitCode = broken.length > 0 ? 1 : 0;
