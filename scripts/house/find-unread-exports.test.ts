import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findUnreadExports } from './find-unread-exports.ts';
import { listFiles, ROOT } from './source-files.ts';

test('an export that nothing else names is found, whatever it is', () => {
  const sources = new Map([
    [
      'a.ts',
      'export const MAX = 1;\nexport type Size = number;\nexport function grow() {}\nexport async function rest() {}',
    ],
    ['b.ts', "import { grow, type Size } from './a.ts';"],
  ]);
  expect(findUnreadExports(sources)).toEqual(['a.ts MAX', 'a.ts rest']);
});

test('every export has a reader', () => {
  const files = listFiles('{packages,apps,scripts,bench,e2e}/**/*.{ts,tsx,mjs}').filter(
    (file) => !/\/frozen\//.test(file),
  );
  expect(files.length).toBeGreaterThan(1500);
  const sources = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
  expect(findUnreadExports(sources)).toEqual([]);
});
