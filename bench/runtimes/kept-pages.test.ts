import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type ComparedPage, keepPages, loadKeptPages } from './kept-pages.ts';

const PAGE: ComparedPage = {
  id: 'bulma-travel',
  texts: 0,
  types: 0,
  edgePx: 0,
  isEqual: true,
  nativeSeconds: 2.6,
  wasmSeconds: 4,
};

test('pages that were compared are kept for the same engine, and for no other', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'blueprompt-kept-')), 'out', 'every-page.json');
  expect(loadKeptPages(file, 'first')).toEqual([]);
  keepPages(file, 'first', [PAGE]);
  expect(loadKeptPages(file, 'first')).toEqual([PAGE]);
  expect(loadKeptPages(file, 'second')).toEqual([]);
});
