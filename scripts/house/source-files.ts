import { globSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files of code that is not there to test other code, as paths below the root. */
export const listSources = (...folders: readonly string[]): string[] =>
  globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: ROOT },
  )
    .filter((file) => !/node_modules|\.(test|spec|gate|fixture|d)\.tsx?$|\/(fixtures|dist)\//.test(file))
    .toSorted();
