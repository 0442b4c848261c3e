import { globSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Folders that others fill. */
const FILLED = ['node_modules', '.git', 'dist', 'data', 'out', 'test-results'];

/** Files that fit a pattern, as paths below the root with slashes on every system; folders of these names are left out. */
export const listFiles = (patterns: string | readonly string[], left: readonly string[] = FILLED): string[] =>
  globSync(patterns, { cwd: ROOT, exclude: (name) => name.split(path.sep).some((part) => left.includes(part)) })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();

/** Files of code that is not there to test other code. */
export const listSources = (...folders: readonly string[]): string[] =>
  listFiles(folders.map((folder) => `${folder}/**/*.{ts,tsx}`)).filter(
    (file) => !/\.(test|spec|gate|fixture|d)\.tsx?$|\/fixtures\//.test(file),
  );
