/**
 * Every figure in one run: npm run bench [-- --only truth,rebuilds,scene,planted,palettes,cost,server,web] [-- --write]. Other commands about the
 * pages that the engine is judged by are in COMMANDS below; bench/README.md says what each is for.
 */
import { parseArgs } from 'node:util';
import { ablateStages } from './commands/ablate-stages.ts';
import { showCounts } from './commands/count.ts';
import { drawPages } from './commands/draw.ts';
import { fetchRealPages } from './commands/fetch.ts';
import { runParts, USUAL_PARTS } from './commands/run-parts.ts';
import { scoreFolder } from './commands/score-folder.ts';
import { setGateFloors } from './commands/set-floors.ts';
import { showPage } from './commands/show-page.ts';
import { showSealed } from './commands/show-sealed.ts';
import { ExpectedError, UsageError } from './truth/expected-error.ts';

const OPTIONS = {
  /** Parts of the whole run. */
  only: { type: 'string', default: USUAL_PARTS.join(',') },
  write: { type: 'boolean', default: false },
  /** A folder of ready pages that others wrote. */
  truth: { type: 'string' },
  count: { type: 'boolean' },
  fetch: { type: 'boolean' },
  again: { type: 'boolean', default: false },
  draw: { type: 'boolean' },
  sealed: { type: 'boolean' },
  /** With --sealed: the pages that are rebuilt from the facts instead of the facts. */
  rebuilds: { type: 'boolean', default: false },
  page: { type: 'string' },
  overlay: { type: 'boolean', default: false },
  ablate: { type: 'boolean' },
  stages: { type: 'string', default: '' },
  most: { type: 'string' },
  floors: { type: 'boolean' },
  folder: { type: 'string' },
} as const;

const listOf = (text: string): string[] => text.split(',').filter((name) => name !== '');

const parseOptions = () => {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
};

/** What was typed, or an error that says in one line what cannot be meant. */
function parseCommandLine() {
  const { values, positionals } = parseOptions();
  if (positionals.length > 0 && !values.fetch && !values.draw)
    throw new UsageError(`${positionals[0]} is not an option: only --fetch and --draw take names.`);
  if (values.overlay && values.page === undefined) throw new UsageError('--overlay needs --page ID.');
  if (values.rebuilds && !values.sealed)
    throw new UsageError('--rebuilds needs --sealed; --only rebuilds has both sides.');
  const most = values.most === undefined ? undefined : Number(values.most);
  if (most !== undefined && !(Number.isInteger(most) && most > 0))
    throw new UsageError(`--most needs a number of pages, not ${values.most}.`);
  return { ...values, positionals, most };
}

type CommandLine = ReturnType<typeof parseCommandLine>;

const COMMANDS: [isAsked: (line: CommandLine) => unknown, run: (line: CommandLine) => Promise<void>][] = [
  [({ count }) => count, ({ truth }) => showCounts(truth)],
  [({ fetch }) => fetch, ({ positionals, again }) => fetchRealPages(positionals, again)],
  [({ draw }) => draw, ({ positionals }) => drawPages(positionals)],
  [({ sealed }) => sealed, ({ truth, rebuilds }) => showSealed({ folder: truth, rebuilds })],
  [({ page }) => page !== undefined, ({ page = '', overlay, truth }) => showPage(page, { overlay, truth })],
  [({ ablate }) => ablate, ({ stages, most, truth }) => ablateStages({ stages: listOf(stages), pages: most, truth })],
  [({ floors }) => floors, () => setGateFloors()],
  [({ folder }) => folder !== undefined, ({ folder = '' }) => scoreFolder(folder)],
  [() => true, ({ only, write, truth, most }) => runParts({ wanted: listOf(only), write, truth, most })],
];

try {
  const line = parseCommandLine();
  // The last one is always asked for.
  await COMMANDS.find(([isAsked]) => isAsked(line))![1](line);
} catch (error) {
  // What a person can mend is said in one line; anything else keeps its trace.
  console.error(error instanceof ExpectedError ? error.message : error);
  process.exitCode = 1;
}
