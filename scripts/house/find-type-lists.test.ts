import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findTypeLists } from './find-type-lists.ts';
import { listSources, ROOT } from './source-files.ts';

/** The table itself, and what runs in a labelled page, where nothing can be imported. */
const EXEMPT = /^packages\/core\/src\/ontology\/|^bench\/truth\/label\/page\/|^bench\/truth\/own\//;

test('no file but the ontology lists element types', () => {
  const sources = listSources('packages/*/src', 'apps/*/src', 'bench').filter((file) => !EXEMPT.test(file));
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap((file) => findTypeLists(file, readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});

test.each([
  ["const A = new Set(['input', 'select', 'textarea']);"],
  ["const a = typesWith('input', 'select', 'textarea');"],
  ["type A = 'input' | 'select' | 'textarea';"],
  ["const a = t === 'input' || (t !== 'select' && !(t === 'textarea'));"],
  ["switch (t) { case 'input': case 'select': case 'textarea': a(); }"],
])('a list is found in %s', (source) => {
  expect(findTypeLists('a.ts', `\n${source}`)).toEqual(['a.ts:2']);
});

test('two types, other words and records are no lists', () => {
  const source = "const a = ['input', 'select', 'box']; const b = { input: 1, select: 2, textarea: 3 };";
  expect(findTypeLists('a.ts', source)).toEqual([]);
});
