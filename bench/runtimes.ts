/**
 * The engine as native code, as WebAssembly in Node and in a browser that is offline, on ten open pages: what differs, and what
 * each costs. `node bench/runtimes.ts [page …] [--write]`; ends with 1 where texts or types differ, or edges by more than a pixel.
 */
import { writeFileSync } from 'node:fs';
import { describeRun } from './describe-machine.ts';
import { loadResults, RESULTS, renderResults } from './results.ts';
import { isWithinTolerance } from './runtimes/allowed.ts';
import { type Differences, findDifferences } from './runtimes/find-differences.ts';
import { measureInBrowser } from './runtimes/measure-in-browser.ts';
import { type Measured, measureWith } from './runtimes/measure-with.ts';
import { listTruthPages } from './truth/truth-pages.ts';

/** One of each kind; the first is a phone's, at twice the density, measured first so that its memory is its own. */
const PAGES = [
  'ionic-bank',
  'onsen-settings',
  'bootstrap-invoices',
  'bulma-travel',
  'carbon-settings',
  'daisyui-shop',
  'fluent-mail',
  'primer-issues',
  'radix-themes-docs',
  'rsuite-board',
];

const asked = process.argv.slice(2).filter((word) => word !== '--write');
const open = listTruthPages().filter(({ split, files }) => split === 'open' && files);
const pages = (asked.length > 0 ? asked : PAGES).map((id) => {
  const page = open.find((known) => known.id === id);
  if (page?.files) return { id, file: page.files.picture };
  console.error(`${id} is no open page that is at hand.`);
  return process.exit(2);
});

const files = pages.map(({ file }) => file);
const native = await measureWith('native', files);
const wasm = await measureWith('wasm', files);
const browser = await measureInBrowser(files);

const say = ({ texts, types, edgePx, isEqual }: Differences): string =>
  isEqual ? 'equal' : `${texts} texts, ${types} types, ${edgePx} px`;
const differ = (a: readonly Measured[], b: readonly Measured[]): Differences[] =>
  a.map(({ measurement }, at) => findDifferences(measurement, b[at]!.measurement));
const [inNode, inBrowser] = [differ(wasm, native), differ(browser, native)];
const cpu = (measured: readonly Measured[]): number => measured.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
const seconds = (value: number): string => `${value.toFixed(1)} s`;

const rows = pages.map(({ id }, at) => [
  id,
  say(inNode[at]!),
  say(inBrowser[at]!),
  ...[native, wasm, browser].map((measured) => seconds(measured[at]!.cpuSeconds)),
  `${Math.round(browser[at]!.peakMb)} MB`,
]);
const worst = (all: readonly Differences[]): string =>
  `${all.filter(({ isEqual }) => isEqual).length} equal, at most ${Math.max(...all.map(({ edgePx }) => edgePx))} px`;
const total = [
  '**together**',
  worst(inNode),
  worst(inBrowser),
  ...[native, wasm, browser].map((each) => seconds(cpu(each))),
  '',
];
const table = [
  [
    'page',
    'WebAssembly beside native',
    'browser beside native',
    'CPU native',
    'CPU WebAssembly',
    'CPU browser',
    'memory of the tab',
  ],
  Array(7).fill('---'),
  ...rows,
  total,
].map((row) => `| ${row.join(' | ')} |`);
const text = [...table, '', describeRun()].join('\n');
console.log(text);
if (process.argv.includes('--write')) writeFileSync(RESULTS, renderResults({ ...loadResults(), runtimes: text }));
if (![...inNode, ...inBrowser].every(isWithinTolerance)) process.exitCode = 1;
