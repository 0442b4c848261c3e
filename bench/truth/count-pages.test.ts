import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/run.ts';
import { isClosed } from './own/own-page.ts';
import { MAX_PAGES_A_FAMILY } from './real/manifest.ts';
import { listTruthPages } from './truth-pages.ts';

const pages = listTruthPages();
const familiesOf = (chosen: typeof pages): string[] => [...new Set(chosen.map(({ family }) => family))];

test('the pages are many, of many families, and no family weighs too much', () => {
  expect(pages.length).toBeGreaterThanOrEqual(200);
  expect(pages.filter(({ origin }) => origin === 'real').length).toBeGreaterThanOrEqual(130);
  const own = pages.filter(({ origin }) => origin === 'own');
  expect(own.length).toBeGreaterThanOrEqual(70);
  expect(familiesOf(own).length).toBeGreaterThanOrEqual(25);
  const sizes = familiesOf(pages).map((name) => pages.filter(({ family }) => family === name).length);
  expect(sizes.length).toBeGreaterThanOrEqual(70);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_PAGES_A_FAMILY);
});

test('every composition has its frozen picture, and all of them fit into 15 MB', () => {
  const own = pages.filter(({ origin }) => origin === 'own');
  expect(own.filter(({ files }) => !files || !existsSync(files.picture) || !existsSync(files.truth))).toEqual([]);
  const tracked = execFileSync('git', ['ls-files', '-z', 'bench/truth/own'], { cwd: ROOT, encoding: 'utf8' });
  const sizes = tracked
    .split('\0')
    .filter(Boolean)
    .map((file) => statSync(path.join(ROOT, file)).size);
  expect(sizes.length).toBeGreaterThan(200);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15_000_000);
});

test('a page of a sealed library is open to whoever composes it until it is frozen', () => {
  const [sealed] = pages.filter(({ origin, split }) => origin === 'own' && split === 'sealed');
  const [open] = pages.filter(({ origin, split }) => origin === 'own' && split === 'open');
  expect(isClosed({ id: sealed!.id, library: sealed!.family })).toBe(true);
  expect(isClosed({ id: `${sealed!.family}-new`, library: sealed!.family })).toBe(false);
  expect(isClosed({ id: open!.id, library: open!.family })).toBe(false);
});
