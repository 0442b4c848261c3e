import { run } from './run.ts';
import { typecheck } from './typecheck.ts';

/** `npm run check`: format, lint, borders, types and the fast tests, in under a minute. */
const failed: string[] = [];
if ((await run('biome', ['ci', '.'])) !== 0) failed.push('format and lint');
failed.push(...(await typecheck()).map((project) => `types of ${project}`));
if ((await run('vitest', ['run', '--project', 'unit', '--project', 'web', '--reporter', 'dot'])) !== 0)
  failed.push('unit tests');
if (failed.length > 0) {
  process.stderr.write(`\nFailed: ${failed.join(', ')}\n`);
  process.exit(1);
}
process.stdout.write('\nAll good.\n');
