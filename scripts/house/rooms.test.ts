import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findCrowdedFolders, findCycles, findRoomCycles, findThinFolders } from './rooms.ts';
import { listSources, ROOT } from './source-files.ts';

const MAX_FILES = 25;
const MIN_FILES = 3;
const sources = listSources('packages/*/src', 'apps/*/src', 'scripts', 'bench', 'e2e').filter(
  (file) => !file.startsWith('bench/truth/own/'),
);

/** Folders that are there for the border around them, however little they hold. */
const BORDERS: readonly RegExp[] = [
  // One user task; features never import features.
  /^apps\/web\/src\/features\/[^/]+$/,
  // What only tests read.
  /\/testing$/,
  // The door of one library.
  /^apps\/(cli|server)\/src\/mcp$/,
  // The door to files, beside those for the decoder and the runtime.
  /^packages\/vision\/src\/files$/,
  // What runs in somebody else's page and imports nothing.
  /^(packages\/capture\/src|bench\/planted)\/page$/,
];

/** Where the names of our own packages lead. */
const PLACES: readonly [name: string, place: string, ending: string][] = [
  ['@/', 'apps/web/src/', ''],
  ['@blueprompt/core/', 'packages/core/src/', '.ts'],
  ['@blueprompt/vision/', 'packages/vision/src/', '.ts'],
  ['@blueprompt/capture/', 'packages/capture/src/', '.ts'],
  ['@blueprompt/backend/', 'packages/backend/src/', '.ts'],
];

/** What is imported at the top, and what is loaded when it is needed. */
const IMPORTED = /(?:^(?:import|export|\}) .*?from |\bimport\()'([^']+)'/gm;

const importedBy = (file: string): string[] => {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return [...source.matchAll(IMPORTED)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return [path.posix.join(path.posix.dirname(file), name)];
    const place = PLACES.find(([prefix]) => name.startsWith(prefix));
    return place ? [place[1] + name.slice(place[0].length) + place[2]] : [];
  });
};

test('no folder has more files than one can look over', () => {
  expect(findCrowdedFolders(sources, MAX_FILES)).toEqual([]);
});

test('no folder is a sliver, unless it is a border', () => {
  const slivers = findThinFolders(sources, MIN_FILES).map((folder) => folder.split(':')[0]!);
  expect(slivers.filter((folder) => !BORDERS.some((border) => border.test(folder)))).toEqual([]);
  expect(BORDERS.filter((border) => !slivers.some((folder) => border.test(folder)))).toEqual([]);
});

const imports = new Map(sources.map((file) => [file, importedBy(file)]));

test('no file imports itself by way of others', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(sources.length);
  expect(findCycles(imports)).toEqual([]);
});

test('folders that stand side by side import each other one way only', () => {
  expect(findRoomCycles(imports)).toEqual([]);
});

test('a crowded folder is named with its number of files', () => {
  expect(findCrowdedFolders(['a/1.ts', 'a/2.ts', 'a/3.ts', 'b/1.ts', 'a/c/1.ts'], 2)).toEqual(['a: 3']);
});

test('a sliver is named with its number of files, those in its folders counted', () => {
  expect(findThinFolders(['a/1.ts', 'a/b/2.ts', 'a/b/3.ts', 'c/1.ts', '1.ts'], 3)).toEqual(['a/b: 2', 'c: 1']);
});

test('a ring of imports is found, also of a file with itself', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['d']],
  ]);
  expect(findCycles(imports)).toEqual([
    ['a', 'b', 'c', 'a'],
    ['d', 'd'],
  ]);
});

test('a ring of folders is found at any height, and none in what two folders share', () => {
  const imports = new Map([
    ['p/src/a/x.ts', ['p/src/b/y.ts', 'p/src/shared.ts']],
    ['p/src/b/z.ts', ['p/src/a/other.ts', 'p/src/shared.ts']],
    ['p/src/a/deep/one.ts', ['p/src/a/wide.ts']],
    ['p/src/a/high.ts', ['p/src/a/deep/one.ts']],
  ]);
  expect(findRoomCycles(imports)).toEqual([['p/src/a', 'p/src/b', 'p/src/a']]);
});
