import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BenchPage } from './render-pages.ts';

/** Pairs of name.png and name.truth.json from a folder. */
export const loadPages = (folder: string): BenchPage[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.truth.json'))
    .sort()
    .map((file) => {
      const name = file.replace('.truth.json', '');
      return {
        name,
        png: readFileSync(path.join(folder, `${name}.png`)),
        truth: JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
      };
    });
