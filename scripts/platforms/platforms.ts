import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.ts';

export type Platform = { os: string; cpu: string; libc?: string };

/** Where the product is to install: each row as npm's options --os, --cpu and --libc name it. */
export const PLATFORMS: readonly Platform[] = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
  { os: 'win32', cpu: 'arm64' },
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
];

export type Locked = {
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

/** What the lock file holds, by place. */
export const readLock = (): Record<string, Locked> =>
  JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;

/** Packages whose work is done by a binary that comes as one optional package for each platform. */
const NATIVE = ['@biomejs/biome', '@tailwindcss/oxide', 'esbuild', 'lightningcss', 'rolldown', 'sharp', 'typescript'];

const allows = (allowed: string[] | undefined, value: string | undefined): boolean =>
  allowed === undefined || value === undefined || allowed.includes(value);

/** For each native package the places of the binaries that are made for a platform; an empty list is a gap. */
export const findBinaries = (packages: Record<string, Locked>, { os, cpu, libc }: Platform): Map<string, string[]> =>
  new Map(
    NATIVE.map((name) => [
      name,
      Object.keys(packages[`node_modules/${name}`]?.optionalDependencies ?? {})
        .map((binary) => `node_modules/${binary}`)
        .filter((place) => {
          const locked = packages[place];
          // What names neither is the WebAssembly build, made for no platform in particular.
          const isNative = locked?.os !== undefined && locked.cpu !== undefined;
          return isNative && allows(locked.os, os) && allows(locked.cpu, cpu) && allows(locked.libc, libc);
        }),
    ]),
  );
