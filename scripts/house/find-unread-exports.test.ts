import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findUnreadExports } from './find-unread-exports.ts';
import { listFiles, ROOT } from './source-files.ts';

/** What the build loads by the name of a file that it has just written, what tests write and the product reads, what the specification fixes. */
const READ_OTHERWISE: readonly string[] = [
  'apps/web/src/prerender.tsx renderHome',
  'packages/backend/src/database/pglite-template.ts ensurePgliteTemplate, for tests alone',
  'packages/core/src/spec/timing.ts SUBSCRIPTION_CHECK_LIMIT, for tests alone',
];

test('an export that no other file imports is found, whatever it is and whoever mentions it', () => {
  const sources = new Map([
    [
      'a.ts',
      'export const MAX = 1;\nexport type Size = number;\nexport function grow() {}\nexport async function rest() {}',
    ],
    ['b.ts', "import { grow, type Size } from './a.ts';\n/** Not MAX. */\nconst rest = 1;"],
  ]);
  expect(findUnreadExports(sources)).toEqual(['a.ts MAX', 'a.ts rest']);
});

test('an export that only tests import and nothing reads is found, and none of a file that is loaded when needed', () => {
  const sources = new Map([
    ['a.ts', 'export const MAX = 1;\nexport const MIN = 0;\nexport const least = () => MIN;'],
    ['a.test.ts', "import { least, MAX, MIN } from './a.ts';"],
    ['page.tsx', 'export const Page = 1;'],
    ['b.ts', "import { least } from '../a.ts';\nconst page = () => import('./page.tsx');"],
  ]);
  expect(findUnreadExports(sources)).toEqual(['a.ts MAX, for tests alone']);
});

test('every export has a reader', () => {
  const files = listFiles('{packages,apps,scripts,bench,e2e,training}/**/*.{ts,tsx,mjs}').filter(
    (file) => !/\/frozen\//.test(file),
  );
  expect(files.length).toBeGreaterThan(1500);
  const sources = new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
  expect(findUnreadExports(sources).toSorted()).toEqual(READ_OTHERWISE);
});
