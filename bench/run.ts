/**
 * Every figure in one run: npm run bench [-- --only truth,rebuilds,palettes,cost,server,web] [-- --write]. Other commands about the
 * pages that the engine is judged by are in COMMANDS below; bench/README.md says what each is for.
 */
import { parseArgs } from 'node:util';
import { ablateStages } from './commands/ablate-stages.ts';
import { showCounts } from './commands/count.ts';
import { drawPages } from './commands/draw.ts';
import { fetchRealPages } from './commands/fetch.ts';
import { PARTS, runParts } from './commands/run-parts.ts';
import { scoreFolder } from './commands/score-folder.ts';
import { setGateFloors } from './commands/set-floors.ts';
import { showPage } from './commands/show-page.ts';
import { showSealed } from './commands/show-sealed.ts';

const OPTIONS = {
  /** Parts of the whole run. */
  only: { type: 'string', default: PARTS.join(',') },
  write: { type: 'boolean', default: false },
  /** A folder of ready pages that others wrote. */
  truth: { type: 'string' },
  count: { type: 'boolean' },
  fetch: { type: 'boolean' },
  again: { type: 'boolean', default: false },
  draw: { type: 'boolean' },
  sealed: { type: 'boolean' },
  page: { type: 'string' },
  overlay: { type: 'boolean', default: false },
  ablate: { type: 'boolean' },
  stages: { type: 'string', default: '' },
  most: { type: 'string' },
  floors: { type: 'boolean' },
  folder: { type: 'string' },
} as const;

const listOf = (text: string): string[] => text.split(',').filter((name) => name !== '');

/** What was typed, or an error that says in one line what cannot be meant. */
function parseCommandLine() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  if (positionals.length > 0 && !values.fetch && !values.draw)
    throw new Error(`${positionals[0]} is not an option: only --fetch and --draw take names.`);
  if (values.overlay && values.page === undefined) throw new Error('--overlay needs --page ID.');
  const most = values.most === undefined ? undefined : Number(values.most);
  if (most !== undefined && !(Number.isInteger(most) && most > 0))
    throw new Error(`--most needs a number of pages, not ${values.most}.`);
  return { ...values, positionals, most };
}

type CommandLine = ReturnType<typeof parseCommandLine>;

const COMMANDS: [isAsked: (line: CommandLine) => unknown, run: (line: CommandLine) => Promise<void>][] = [
  [({ count }) => count, ({ truth }) => showCounts(truth)],
  [({ fetch }) => fetch, ({ positionals, again }) => fetchRealPages(positionals, again)],
  [({ draw }) => draw, ({ positionals }) => drawPages(positionals)],
  [({ sealed }) => sealed, ({ truth }) => showSealed(truth)],
  [({ page }) => page !== undefined, ({ page = '', overlay, truth }) => showPage(page, { overlay, truth })],
  [({ ablate }) => ablate, ({ stages, most, truth }) => ablateStages({ stages: listOf(stages), pages: most, truth })],
  [({ floors }) => floors, () => setGateFloors()],
  [({ folder }) => folder !== undefined, ({ folder = '' }) => scoreFolder(folder)],
  [() => true, ({ only, write, truth }) => runParts({ wanted: listOf(only), write, truth })],
];

const isTypedWrong = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS');

try {
  const line = parseCommandLine();
  // The last one is always asked for.
  await COMMANDS.find(([isAsked]) => isAsked(line))![1](line);
} catch (error) {
  // What is missing or damaged is said in one line; a bug keeps its trace.
  const isExpected =
    error instanceof Error &&
    (isTypedWrong(error) || (error.constructor !== TypeError && error.constructor !== RangeError));
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
