import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

const files = (place: string): string[] => {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => files(path.join(place, name)));
};

const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => files(path.join(ROOT, input))))
    if (!/\.test\.tsx?$/.test(file)) hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
};

/** Builds the web app unless the last build was made from the same files; resolves to the exit code. */
export const buildWeb = async (): Promise<number> => {
  const stamp = path.join(ROOT, STAMP);
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return 0;
  process.stdout.write('Building the web app…\n');
  const code = await run('vite', ['build', 'apps/web', '--logLevel', 'warn']);
  if (code === 0) writeFileSync(stamp, now);
  return code;
};
