import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NPM_SHELL, ROOT } from '../run.ts';
import { findBinaries, PLATFORMS, type Platform, readLock } from './platforms.ts';

/**
 * `node scripts/platforms/install.ts [os-cpu[-libc] …]`: `npm ci` of the lock file for every platform, each into an empty
 * folder, without running install scripts, then a look whether each native package brought its binary. Needs the
 * registry, some minutes and 1.5 GB of disk at a time, so no test runs it.
 */
const nameOf = ({ os, cpu, libc }: Platform): string => [os, cpu, libc].filter(Boolean).join('-');

/** The smallest binary, of oxide on Linux, has megabytes; what is smaller is a script or a read-me. */
const MIN_BINARY_BYTES = 200_000;

const hasBinary = (folder: string): boolean =>
  existsSync(folder) &&
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) => {
    const found = statSync(path.join(folder, file));
    return found.isFile() && found.size >= MIN_BINARY_BYTES;
  });

const install = (platform: Platform): string[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'blueprompt-install-'));
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc', ...workspaceManifests()])
      cpSync(path.join(ROOT, file), path.join(folder, file));
    const libc = platform.libc ? [`--libc=${platform.libc}`] : [];
    const target = [`--os=${platform.os}`, `--cpu=${platform.cpu}`, ...libc];
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...target];
    const done = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', shell: NPM_SHELL });
    if (done.status !== 0) return [`npm ci failed: ${done.stderr}`];
    return [...findBinaries(readLock(), platform)]
      .filter(([, places]) => !places.some((place) => hasBinary(path.join(folder, place))))
      .map(([name]) => `${name} has no binary`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const workspaceManifests = (): string[] =>
  ['packages', 'apps'].flatMap((room) =>
    readdirSync(path.join(ROOT, room))
      .map((name) => path.join(room, name, 'package.json'))
      .filter((file) => existsSync(path.join(ROOT, file))),
  );

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !PLATFORMS.some((platform) => nameOf(platform) === name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. Known: ${PLATFORMS.map(nameOf).join(', ')}\n`);
  process.exit(2);
}
for (const platform of PLATFORMS) {
  if (asked.length > 0 && !asked.includes(nameOf(platform))) continue;
  const startedAt = performance.now();
  const faults = install(platform);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(`${nameOf(platform)}: ${faults.join('; ') || 'installs'} (${seconds} s)\n`);
  if (faults.length > 0) process.exitCode = 1;
}
