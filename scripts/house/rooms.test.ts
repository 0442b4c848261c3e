import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findCrowdedFolders, findCycles } from './rooms.ts';
import { listSources, ROOT } from './source-files.ts';

const MAX_FILES = 25;
const sources = listSources('packages/*/src', 'apps/*/src');

/** Where the names of our own packages lead. */
const PLACES: readonly [name: string, place: string, ending: string][] = [
  ['@/', 'apps/web/src/', ''],
  ['@blueprompt/core/', 'packages/core/src/', '.ts'],
  ['@blueprompt/vision/', 'packages/vision/src/', '.ts'],
  ['@blueprompt/capture/', 'packages/capture/src/', '.ts'],
  ['@blueprompt/backend/', 'packages/backend/src/', '.ts'],
];

const importedBy = (file: string): string[] => {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return [...source.matchAll(/^(?:import|export|\}) .*?from '([^']+)';$/gm)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return [path.join(path.dirname(file), name)];
    const place = PLACES.find(([prefix]) => name.startsWith(prefix));
    return place ? [place[1] + name.slice(place[0].length) + place[2]] : [];
  });
};

test('no folder has more files than one can look over', () => {
  expect(findCrowdedFolders(sources, MAX_FILES)).toEqual([]);
});

test('no file imports itself by way of others', () => {
  const imports = new Map(sources.map((file) => [file, importedBy(file)]));
  expect([...imports.values()].flat().length).toBeGreaterThan(sources.length);
  expect(findCycles(imports)).toEqual([]);
});

test('a crowded folder is named with its number of files', () => {
  expect(findCrowdedFolders(['a/1.ts', 'a/2.ts', 'a/3.ts', 'b/1.ts', 'a/c/1.ts'], 2)).toEqual(['a: 3']);
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
