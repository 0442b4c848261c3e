import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles } from '../scripts/house/source-files.ts';
import { ROOT, scriptOf } from '../scripts/run.ts';

/**
 * Which numbers of the engine a test notices: changes one at a time by 30 % and runs the tests of its folder, then all tests that
 * import it. A number that none notices needs a test that says what it means, or goes.
 *
 *   node bench/pin-constants.ts --count 40 --seed 1      the same numbers for the same seed and source
 *   node bench/pin-constants.ts --near                   the tests of its folder only, which takes seconds a number
 */
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    near: { type: 'boolean', default: false },
  },
});

const CHANGE = 1.3;
/** A constant by itself, or a member of a table of them: a name, and a number up to the end of the statement or line. */
const CONSTANT = /^(?:(?:export )?const [A-Z][A-Z\d_]+ = | {2}[a-zA-Z]\w*: )(\d[\d_]*(?:\.\d+)?(?:e-?\d+)?)[;,]$/gm;

type Constant = { file: string; at: number; length: number; line: number; text: string };

const listConstants = (): Constant[] =>
  listFiles('packages/vision/src/**/*.ts')
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      return [...source.matchAll(CONSTANT)].map((match) => ({
        file,
        at: match.index + match[0].lastIndexOf(match[1]!),
        length: match[1]!.length,
        line: source.slice(0, match.index).split('\n').length,
        text: match[0].trim(),
      }));
    })
    .filter(({ text }) => Number(/[\d._e-]+(?=[;,]$)/.exec(text)?.[0]?.replaceAll('_', '')) > 0);

/** The same draw for the same seed: a linear congruential generator is random enough to choose by. */
const drawFrom = <T>(items: readonly T[], count: number, seed: number): T[] => {
  const left = [...items];
  let state = seed >>> 0;
  return Array.from({ length: Math.min(count, left.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return left.splice(Math.floor((state / 2 ** 32) * left.length), 1)[0]!;
  });
};

/** Counts stay whole, and change by one at least. */
const changed = (written: string): string => {
  const value = Number(written.replaceAll('_', ''));
  return Number.isInteger(value) ? String(Math.max(value + 1, Math.round(value * CHANGE))) : String(value * CHANGE);
};

const passes = (...args: string[]): boolean =>
  spawnSync(process.execPath, [scriptOf('vitest'), ...args, '--project', 'unit', '--bail', '1', '--passWithNoTests'], {
    cwd: ROOT,
    stdio: 'ignore',
  }).status === 0;

const isCaught = ({ file, at, length }: Constant): boolean => {
  const place = path.join(ROOT, file);
  const source = readFileSync(place, 'utf8');
  writeFileSync(place, source.slice(0, at) + changed(source.slice(at, at + length)) + source.slice(at + length));
  try {
    if (!passes('run', `${path.dirname(file)}/`)) return true;
    return !options.near && !passes('related', file, '--run');
  } finally {
    writeFileSync(place, source);
  }
};

const drawn = drawFrom(listConstants(), Number(options.count), Number(options.seed));
let caught = 0;
for (const constant of drawn) {
  const isPinned = isCaught(constant);
  if (isPinned) caught++;
  process.stdout.write(`${isPinned ? 'caught ' : 'MISSED '} ${constant.file}:${constant.line} ${constant.text}\n`);
}
process.stdout.write(`${caught} of ${drawn.length} caught\n`);
