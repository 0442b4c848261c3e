/**
 * Accuracy and cost of the vision engine, as a table. Run: npm run bench [-- --pages DIR] [-- --write]
 * Without --pages our own pages are drawn in Chromium. DIR holds pairs of name.png and name.truth.json. --write puts the
 * table into bench/README.md. Ends with 1 when a figure on our own pages is below its floor in bench/vision/floor.json.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measure } from '../packages/vision/src/measure.ts';
import { compareSpeed } from './vision/compare-speed.ts';
import { type BenchPage, renderPages } from './vision/render-pages.ts';
import { renderTable } from './vision/render-table.ts';
import { METRIC_KEYS, type Metric, meanScore, type PageScore, scorePage } from './vision/score-page.ts';

const { values } = parseArgs({ options: { pages: { type: 'string' }, write: { type: 'boolean', default: false } } });
const FLOOR = new URL('./vision/floor.json', import.meta.url);
const README = new URL('./README.md', import.meta.url);

const loadPages = (folder: string): BenchPage[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.truth.json'))
    .sort()
    .map((file) => {
      const name = file.replace('.truth.json', '');
      return {
        name,
        png: readFileSync(path.join(folder, `${name}.png`)),
        truth: JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
      };
    });

const started = process.cpuUsage();
const pages = values.pages ? loadPages(values.pages) : await renderPages();
const scores: { name: string; score: PageScore }[] = [];
let coldSeconds: number | undefined;
for (const { name, png, truth } of pages) {
  const before = process.cpuUsage();
  const outcome = await measure(png);
  const { user, system } = process.cpuUsage(before);
  coldSeconds ??= (user + system) / 1e6;
  if (!outcome.ok) throw new Error(`${name}: ${outcome.error.code}`);
  scores.push({ name, score: scorePage(truth, outcome.measurement) });
}
const speed = await compareSpeed(
  pages.find(({ truth }) => truth.width === 1440 && truth.height === 900)?.png ?? pages[0]!.png,
);
const { user, system } = process.cpuUsage(started);

const table = [
  renderTable(scores),
  '',
  '| cost | |',
  '|---|---|',
  `| CPU of one 1440×900 page | ${speed.ours.toFixed(2)} s |`,
  `| Tesseract, psm 11, same page enlarged twice | ${speed.tesseract ? `${speed.tesseract.toFixed(2)} s` : 'not installed'} |`,
  `| ratio | ${speed.ratio?.toFixed(2) ?? '–'} |`,
  `| CPU of the first page, with loading the models | ${(coldSeconds ?? 0).toFixed(2)} s |`,
  `| peak memory | ${Math.round(process.resourceUsage().maxRSS / 1024)} MB |`,
].join('\n');
console.log(`${table}\n\n${((user + system) / 1e6).toFixed(0)} s of CPU in all`);

if (values.write) {
  const readme = readFileSync(README, 'utf8');
  writeFileSync(README, readme.replace(/(<!-- table -->)[\s\S]*?(<!-- end -->)/, `$1\n${table}\n$2`));
}
if (!values.pages) {
  const floor = JSON.parse(readFileSync(FLOOR, 'utf8')) as Record<Metric, number>;
  const mean = meanScore(scores.map(({ score }) => score));
  for (const key of METRIC_KEYS) {
    const figure = mean[key] ?? 0;
    if (figure >= floor[key]) continue;
    console.error(`${key} ${figure.toFixed(3)} is below its floor of ${floor[key]}`);
    process.exitCode = 1;
  }
}
