import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.ts';

const files = (place: string): string[] => {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => files(path.join(place, name)));
};

/** A hash of files and folders of the workspace, less their tests: equal means that nothing made from them has changed. */
export const fingerprint = (inputs: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => files(path.join(ROOT, input))))
    if (!/\.test\.tsx?$/.test(file)) hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
};
