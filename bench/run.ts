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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
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
  },
});

const listOf = (text: string): string[] => text.split(',').filter((name) => name !== '');
const { truth } = values;

const COMMANDS: [asked: boolean, run: () => Promise<void>][] = [
  [values.count === true, () => showCounts(truth)],
  [values.fetch === true, () => fetchRealPages(positionals, values.again)],
  [values.draw === true, () => drawPages(positionals)],
  [values.sealed === true, () => showSealed(truth)],
  [values.page !== undefined, () => showPage(values.page ?? '', { overlay: values.overlay, truth })],
  [
    values.ablate === true,
    () => ablateStages({ stages: listOf(values.stages), pages: values.most ? Number(values.most) : undefined, truth }),
  ],
  [values.floors === true, () => setGateFloors()],
  [values.folder !== undefined, () => scoreFolder(values.folder ?? '')],
  [true, () => runParts({ wanted: listOf(values.only), write: values.write, truth })],
];

try {
  // The last one is always asked for.
  await COMMANDS.find(([asked]) => asked)![1]();
} catch (error) {
  // What is missing or damaged is said in one line; a bug keeps its trace.
  const isExpected = error instanceof Error && error.constructor !== TypeError && error.constructor !== RangeError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
