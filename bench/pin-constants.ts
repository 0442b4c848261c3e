import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles } from '../scripts/house/source-files.ts';
import { ROOT, scriptOf } from '../scripts/run.ts';
import { measureWith } from './runtimes/measure-with.ts';
import { bypassSource } from './truth/ablate/bypass-source.ts';
import { STAGES } from './truth/ablate/stages.ts';
import { findChanges, hashAnswer, hasTooManyChanges, listAnsweredPages, loadAnswers } from './truth/gate/answers.ts';

/**
 * Which numbers and stages of the engine something notices: changes one number at a time by 30 %, or leaves one stage out, runs the
 * tests of its folder, measures our open pages until their answers differ from the recorded ones, and runs all tests that import it.
 * What none notices needs a test that says what it means, or goes.
 *
 *   node bench/pin-constants.ts --count 40 --seed 1      the same numbers for the same seed and source
 *   node bench/pin-constants.ts --stages                 stages instead of numbers
 *   node bench/pin-constants.ts --near                   no tests but those of its folder
 *   node bench/pin-constants.ts --pages 12               the smallest pages only
 */
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    stages: { type: 'boolean', default: false },
    near: { type: 'boolean', default: false },
    pages: { type: 'string', default: 'Infinity' },
  },
});

const CHANGE = 1.3;
/** A constant by itself, or a member of a table of them: a name, and a number up to the end of the statement or line. */
const CONSTANT = /^(?:(?:export )?const [A-Z][A-Z\d_]+ = | {2}[a-zA-Z]\w*: )(\d[\d_]*(?:\.\d+)?(?:e-?\d+)?)[;,]$/gm;

type Change = { file: string; what: string; apply: (source: string) => string };

/** Counts stay whole, and change by one at least. */
const changed = (written: string): string => {
  const value = Number(written.replaceAll('_', ''));
  return Number.isInteger(value) ? String(Math.max(value + 1, Math.round(value * CHANGE))) : String(value * CHANGE);
};

const listConstants = (): Change[] =>
  listFiles('packages/vision/src/**/*.ts')
    .filter((file) => !/\.(?:test|fixture)\.ts$|\/testing\//.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(CONSTANT)]
        .filter(([, written = '']) => Number(written.replaceAll('_', '')) > 0)
        .map(([line, written = '']) => ({
          file,
          what: line.trim(),
          apply: (source) => source.replace(line, line.slice(0, -written.length - 1) + changed(written) + line.at(-1)),
        })),
    );

const listStages = (): Change[] =>
  STAGES.map((stage) => ({
    file: `packages/vision/src/${stage.file}.ts`,
    what: `without ${stage.name}`,
    apply: (source) => bypassSource(source, stage),
  }));

/** A linear congruential generator is random enough to choose by. */
const step = (state: number): number => (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;

/** The same draw for the same seed; seeds that follow each other are still close after one step, and drew the same constant first. */
const drawFrom = <T>(items: readonly T[], count: number, seed: number): T[] => {
  const left = [...items];
  let state = step(seed);
  return Array.from({ length: Math.min(count, left.length) }, () => {
    state = step(state);
    return left.splice(Math.floor((state / 2 ** 32) * left.length), 1)[0]!;
  });
};

/** The tests of a folder take seconds, all that import a file minutes, also beside something else: what takes longer has no end. */
const MAX_TESTS_MS = 900_000;
const passes = (...args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const all = [scriptOf('vitest'), ...args, '--project', 'unit', '--bail', '1', '--passWithNoTests'];
    // In a group of its own, which has its number once it runs: a worker that loops outlives the program that started it.
    const child = spawn(process.execPath, all, { cwd: ROOT, stdio: 'ignore', detached: true });
    const late = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), MAX_TESTS_MS);
    child.on('exit', (code) => {
      clearTimeout(late);
      resolve(code === 0);
    });
  });

/** Measured in one process, whose start is a small part of it; most changes are seen on the first of them. */
const CHUNK_PAGES = 4;
/** A few seconds a page, also where something else runs beside it: what takes so much longer has no end. */
const MAX_CHUNK_MS = 600_000;
const answers = loadAnswers();
const pages = listAnsweredPages()
  .filter(({ id }) => id in answers.pages)
  .toSorted((a, b) => a.width * a.height * a.scale ** 2 - b.width * b.height * b.scale ** 2)
  .slice(0, Number(options.pages));

/** Whether the gate on the recorded answers would fail; an engine that fails or comes to no end is noticed too. */
const isNoticed = async (): Promise<boolean> => {
  let changes = 0;
  for (
    let from = 0;
    from < pages.length && !hasTooManyChanges(changes, pages.length, answers.processor);
    from += CHUNK_PAGES
  ) {
    const chunk = pages.slice(from, from + CHUNK_PAGES);
    // Our own pages are always at hand.
    const files = chunk.map((page) => page.files!.picture);
    const measured = await measureWith('native', files, { timeoutMs: MAX_CHUNK_MS }).catch(() => undefined);
    if (!measured) return true;
    const now = measured.map(({ measurement }, at) => [chunk[at]!.id, hashAnswer(measurement)] as const);
    changes += findChanges(Object.fromEntries(now), answers.pages).length;
  }
  return hasTooManyChanges(changes, pages.length, answers.processor);
};

/** What notices the change, or nothing. */
const findPin = async ({ file, apply }: Change): Promise<string | undefined> => {
  const place = path.join(ROOT, file);
  const source = readFileSync(place, 'utf8');
  writeFileSync(place, apply(source));
  try {
    if (!(await passes('run', `${path.dirname(file)}/`))) return 'folder';
    if (await isNoticed()) return 'pages';
    return options.near || (await passes('related', file, '--run')) ? undefined : 'tests';
  } finally {
    writeFileSync(place, source);
  }
};

const drawn = drawFrom(options.stages ? listStages() : listConstants(), Number(options.count), Number(options.seed));
let caught = 0;
for (const change of drawn) {
  const pin = await findPin(change);
  if (pin) caught++;
  process.stdout.write(`${(pin ?? 'MISSED').padEnd(6)} ${change.file} ${change.what}\n`);
}
process.stdout.write(`${caught} of ${drawn.length} caught\n`);
