/**
 * The engine as native code and as WebAssembly on every open page that is at hand: what differs, and the ratio of their CPU.
 * `node bench/every-page.ts [--write]`; ends with 1 where texts or types differ, edges by more than a pixel, or WebAssembly takes
 * more than six times the CPU.
 */
import { writeFileSync } from 'node:fs';
import { describeRun } from './describe-machine.ts';
import { loadResults, RESULTS, renderResults } from './results.ts';
import { isWithinTolerance, MAX_CPU_RATIO } from './runtimes/allowed.ts';
import { type Differences, findDifferences } from './runtimes/find-differences.ts';
import { measureWith } from './runtimes/measure-with.ts';
import { listTruthPages } from './truth/truth-pages.ts';

/** Pages of one process: enough that its start is a small part, few enough that a run that is stopped has said something. */
const CHUNK_PAGES = 8;

type Compared = Differences & { id: string; nativeSeconds: number; wasmSeconds: number };

const open = listTruthPages().flatMap(({ id, split, files }) =>
  split === 'open' && files ? [{ id, file: files.picture }] : [],
);
const compared: Compared[] = [];
for (let at = 0; at < open.length; at += CHUNK_PAGES) {
  const pages = open.slice(at, at + CHUNK_PAGES);
  const files = pages.map(({ file }) => file);
  const native = await measureWith('native', files);
  const wasm = await measureWith('wasm', files);
  for (const [index, { id }] of pages.entries()) {
    const [here, there] = [native[index]!, wasm[index]!];
    const differences = findDifferences(here.measurement, there.measurement);
    compared.push({ id, ...differences, nativeSeconds: here.cpuSeconds, wasmSeconds: there.cpuSeconds });
  }
  const equal = compared.filter(({ isEqual }) => isEqual).length;
  console.error(`${compared.length} of ${open.length} pages, ${equal} equal`);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const nativeSeconds = sum(compared.map((page) => page.nativeSeconds));
const wasmSeconds = sum(compared.map((page) => page.wasmSeconds));
const ratios = compared.map((page) => page.wasmSeconds / page.nativeSeconds);
const unequal = compared.filter(({ isEqual }) => !isEqual);
const rows = [
  ['open pages', compared.length],
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
if (process.argv.includes('--write')) writeFileSync(RESULTS, renderResults({ ...loadResults(), everyPage: text }));
if (!compared.every(isWithinTolerance) || wasmSeconds / nativeSeconds > MAX_CPU_RATIO) process.exitCode = 1;
