import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadManifest, MAX_PAGES_A_FAMILY, ManifestDamaged, parseManifest } from './manifest.ts';

const PAGE = {
  id: 'some-page',
  family: 'some',
  kind: ['landing'],
  package: 'some@1.2.3',
  page: 'dist/index.html?theme=dark',
  width: 1440,
  height: 900,
  licence: 'MIT',
  pixels: '0'.repeat(64),
};
const parse = (...pages: object[]) => parseManifest(JSON.stringify(pages), 'manifest.json');
const without = (key: string): object => Object.fromEntries(Object.entries(PAGE).filter(([name]) => name !== key));

test('a page of a package has scale 1 unless it says otherwise', () => {
  expect(parse(PAGE)).toEqual([{ ...PAGE, scale: 1 }]);
});

test('a page of a repository needs neither package nor page', () => {
  const { package: _, page: __, ...rest } = PAGE;
  const page = { ...rest, repository: 'owner/name', commit: 'b751b1ccf1', scale: 2 };
  expect(parse(page)).toEqual([page]);
});

test.each([
  [
    'a version range instead of a version',
    { ...PAGE, package: 'some@^1.2.3' },
    'package: a package at an exact version',
  ],
  ['no version at all', { ...PAGE, package: 'some' }, 'package: a package at an exact version'],
  ['both sources', { ...PAGE, repository: 'owner/name', commit: 'b751b1ccf1' }, 'a package or a repository'],
  ['a package without a page', without('page'), 'a package needs a page'],
  ['no picture to compare with', without('pixels'), 'pixels: '],
  ['an unknown kind', { ...PAGE, kind: ['website'] }, 'kind.0: '],
  ['a licence that was not looked at', { ...PAGE, licence: 'Custom' }, 'licence: '],
  ['a key that nothing reads', { ...PAGE, heigth: 900 }, 'Unrecognized key'],
])('an entry with %s stops with one line that names file and entry', (_, page, why) => {
  expect(() => parse(PAGE, { ...page, id: 'bad-page' })).toThrow(ManifestDamaged);
  expect(() => parse(PAGE, { ...page, id: 'bad-page' })).toThrow(
    /^manifest\.json is damaged: entry 2 \(bad-page\), [^\n]+$/,
  );
  expect(() => parse(PAGE, { ...page, id: 'bad-page' })).toThrow(why);
});

test('an entry without an id is named by its place', () => {
  expect(() => parse(without('id'))).toThrow('entry 1, id: ');
});

test('an id can be used once', () => {
  expect(() => parse(PAGE, PAGE)).toThrow('entry 2 (some-page) is there twice');
});

test('a family cannot grow beyond its limit', () => {
  const pages = Array.from({ length: MAX_PAGES_A_FAMILY + 1 }, (_, at) => ({ ...PAGE, id: `page-${at}` }));
  expect(parse(...pages.slice(1))).toHaveLength(MAX_PAGES_A_FAMILY);
  expect(() => parse(...pages)).toThrow('entry 7 (page-6) is page 7 of family some, the limit is 6');
});

test.each([
  ['not JSON', '[{', 'it is not JSON'],
  ['no list', '{}', 'it is not a list of pages'],
])('a file that is %s stops with one line', (_, text, why) => {
  expect(() => parseManifest(text, 'manifest.json')).toThrow(`manifest.json is damaged: ${why}`);
});

test('a manifest that is missing is named', () => {
  expect(() => loadManifest('/no/such/manifest.json')).toThrow('/no/such/manifest.json cannot be read.');
});

test('a manifest is read from its file', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'manifest-')), 'manifest.json');
  writeFileSync(file, JSON.stringify([PAGE]));
  expect(loadManifest(file).map(({ id }) => id)).toEqual(['some-page']);
});

test('the manifest of the benchmark is whole: at least 210 pages from 137 families', () => {
  const pages = loadManifest();
  expect(pages.length).toBeGreaterThanOrEqual(210);
  expect(new Set(pages.map(({ family }) => family)).size).toBeGreaterThanOrEqual(137);
  expect(new Set(pages.map(({ pixels }) => pixels)).size).toBe(pages.length);
});
