import path from 'node:path';
import { lint } from './lint.ts';
import { ROOT, run, runBeside } from './run.ts';
import { typecheck } from './typecheck.ts';

/**
 * `npm run check`: format, lint, borders, subjects of commits, types and the fast tests: the loop while one works.
 * The tests keep both busy but for their start and their last file: the rest runs beside them.
 */
const failed: string[] = [];
const note = (name: string, code: number): void => {
  if (code !== 0) failed.push(name);
};
const checkRest = async (): Promise<void> => {
  note('subjects of commits', await runBeside('node', [path.join(ROOT, 'scripts', 'check-commits.ts')]));
  note('format and lint', await lint());
  failed.push(...(await typecheck(1)).map((project) => `types of ${project}`));
};
const checkTests = async (): Promise<void> =>
  note('unit tests', await run('vitest', ['run', '--project', 'unit', '--project', 'web', '--reporter', 'dot']));
await Promise.all([checkRest(), checkTests()]);
if (failed.length > 0) {
  process.stderr.write(`\nFailed: ${failed.join(', ')}\n`);
  process.exit(1);
}
process.stdout.write('\nAll good.\n');
