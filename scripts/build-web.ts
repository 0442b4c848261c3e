import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { ROOT, run } from './run.ts';

const INPUTS = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/prerender-home.ts',
  'apps/web/engine-files.ts',
  'apps/web/package.json',
  'packages/core/src',
  'packages/core/fonts',
  'packages/vision/src',
  'packages/vision/models',
  'packages/vision/package.json',
  'package-lock.json',
];
const STAMP = 'apps/web/dist/.inputs';

/** Builds the web app unless the last build was made from the same files; resolves to the exit code. */
export const buildWeb = async (): Promise<number> => {
  const stamp = path.join(ROOT, STAMP);
  const now = fingerprint(INPUTS);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return 0;
  process.stdout.write('Building the web app…\n');
  const code = await run('vite', ['build', 'apps/web', '--logLevel', 'warn']);
  if (code === 0) writeFileSync(stamp, now);
  return code;
};
