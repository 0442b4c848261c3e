import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files of code that is not there to test other code, as paths below the root. */
export const listSources = (...folders: readonly string[]): string[] =>
  globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: ROOT },
  )
    .filter((file) => !/node_modules|\.(test|gate|fixture|d)\.tsx?$|\/(fixtures|dist)\//.test(file))
    .toSorted();

export const parseSource = (file: string) => parseSync(file, readFileSync(path.join(ROOT, file), 'utf8'));
