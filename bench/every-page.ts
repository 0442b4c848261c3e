/**
 * The engine as native code and as WebAssembly on every open page that is at hand: what differs, and the ratio of their CPU.
 * `node bench/every-page.ts [--minutes N] [--write]`; small pages first. Pages of the same engine are kept in `out`, so that a run
 * that was stopped, or that ends by itself after N minutes, is taken up by the next. Ends with 1 where texts or types differ, edges
 * by more than a pixel, or WebAssembly takes more than six times the CPU, and with 2 while pages at hand are left.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../scripts/run.ts';
import { describeRun } from './describe-machine.ts';
import { loadResults, RESULTS, renderResults } from './results.ts';
import { isWithinTolerance, MAX_CPU_RATIO } from './runtimes/allowed.ts';
import { engineVersion } from './runtimes/engine-files.ts';
import { findDifferences } from './runtimes/find-differences.ts';
import { type ComparedPage, keepPages, loadKeptPages } from './runtimes/kept-pages.ts';
import { measureWith } from './runtimes/measure-with.ts';
import { listTruthPages } from './truth/truth-pages.ts';

/** Pages of one process: enough that its start is a small part, few enough that a run that is stopped has said something. */
const CHUNK_PAGES = 8;
/** Both cores of a small machine: each runtime has one thread. */
const LANES = 2;
const KEPT = path.join(ROOT, 'out', 'every-page.json');

const { values } = parseArgs({ options: { minutes: { type: 'string' }, write: { type: 'boolean', default: false } } });
const endsAt = Date.now() + (values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes) * 60_000);
if (Number.isNaN(endsAt)) {
  console.error(`--minutes takes a number, not '${values.minutes}'.`);
  process.exit(3);
}

type PageAtHand = { id: string; file: string };

const compareChunk = async (pages: readonly PageAtHand[]): Promise<ComparedPage[]> => {
  const files = pages.map(({ file }) => file);
  const native = await measureWith('native', files);
  const wasm = await measureWith('wasm', files);
  return pages.map(({ id }, at) => {
    const [here, there] = [native[at]!, wasm[at]!];
    const differences = findDifferences(here.measurement, there.measurement);
    return { id, ...differences, nativeSeconds: here.cpuSeconds, wasmSeconds: there.cpuSeconds };
  });
};

const open = listTruthPages().filter(({ split }) => split === 'open');
const atHand = open
  .toSorted((a, b) => a.width * a.height * a.scale ** 2 - b.width * b.height * b.scale ** 2)
  .flatMap(({ id, files }) => (files ? [{ id, file: files.picture }] : []));
const engine = engineVersion();
const compared = loadKeptPages(KEPT, engine);
const left = atHand.filter(({ id }) => !compared.some((page) => page.id === id));

const compareLane = async (): Promise<void> => {
  while (left.length > 0 && Date.now() < endsAt) {
    compared.push(...(await compareChunk(left.splice(0, CHUNK_PAGES))));
    keepPages(KEPT, engine, compared);
    const equal = compared.filter(({ isEqual }) => isEqual).length;
    console.error(`${compared.length} of ${atHand.length} pages, ${equal} equal`);
  }
};
await Promise.all(Array.from({ length: LANES }, compareLane));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const nativeSeconds = sum(compared.map((page) => page.nativeSeconds));
const wasmSeconds = sum(compared.map((page) => page.wasmSeconds));
const ratios = compared.map((page) => page.wasmSeconds / page.nativeSeconds);
const unequal = compared.filter(({ isEqual }) => !isEqual);
const rows = [
  ['open pages, at hand, compared', `${open.length}, ${atHand.length}, ${compared.length}`],
  ['equal to the last byte', compared.length - unequal.length],
  ['texts or types that differ', sum(compared.map(({ texts, types }) => texts + types))],
  ['edges that differ, at most', `${Math.max(...compared.map(({ edgePx }) => edgePx))} px`],
  ['CPU native, WebAssembly', `${nativeSeconds.toFixed(0)} s, ${wasmSeconds.toFixed(0)} s`],
  ['ratio, largest of a page', `${(wasmSeconds / nativeSeconds).toFixed(2)}, ${Math.max(...ratios).toFixed(2)}`],
];
const named = unequal.map(({ id, texts, types, edgePx }) => `${id} (${texts} texts, ${types} types, ${edgePx} px)`);
const text = [
  '|  |  |',
  '| --- | --- |',
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  ...(named.length > 0 ? ['', `Not equal: ${named.join(', ')}.`] : []),
  '',
  describeRun(),
].join('\n');
console.log(text);
if (values.write) writeFileSync(RESULTS, renderResults({ ...loadResults(), everyPage: text }));
if (!compared.every(isWithinTolerance) || wasmSeconds / nativeSeconds > MAX_CPU_RATIO) process.exitCode = 1;
else if (left.length > 0) process.exitCode = 2;
