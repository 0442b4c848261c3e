/**
 * Attacks on a server of its own, for a person to run: node e2e/attack/run.ts [starve] [screens] [mutate] [bodies] [disk] [kill]
 * [processes] [pictures FOLDER…], all of them without a name; pictures are looked for in node_modules where no folder is named. Each prints its figures and what it broke; the exit code says whether anything.
 * What `npm test` runs of them is small and seeded: packages/vision/src/fuzz.test.ts, apps/server/src/faults.test.ts,
 * apps/server/src/several-processes.test.ts and the security tests beside the server.
 */
import { spawn } from 'node:child_process';
import { platform } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from './attack.ts';
import { fullDisk } from './full-disk.ts';
import { mutateImages } from './mutate-images.ts';
import { realPictures } from './real-pictures.ts';
import { slowBodies } from './slow-bodies.ts';
import { starve, starveByScreens } from './starve.ts';

const SELF = fileURLToPath(import.meta.url);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

/** Runs a program with its output shown; what it broke is its exit code. */
const runProgram = (name: string, args: string[], env: Record<string, string> = {}): Promise<Report> =>
  new Promise((resolve, reject) => {
    const child = spawn(name, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('close', (code) => resolve({ figures: {}, broken: code === 0 ? [] : [`it ended with ${code}`] }));
  });
const runTests = (file: string, env: Record<string, string> = {}) =>
  runProgram(process.execPath, [VITEST, 'run', '--project', 'server', file], env);

/** A disk of its own needs a mount, and that a namespace of Linux in which everybody may. */
const inNamespace = async (): Promise<Report> => {
  if (process.argv.includes('--mounted')) return fullDisk(process.argv.includes('--root'));
  if (platform() !== 'linux') return { figures: { skipped: 'only Linux mounts a disk for everybody' }, broken: [] };
  const isRoot = process.getuid?.() === 0;
  const attack = [process.execPath, SELF, 'disk', '--mounted', ...(isRoot ? ['--root'] : [])];
  return runProgram('unshare', [...(isRoot ? [] : ['--map-root-user']), '--mount', ...attack]);
};

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const folders = words.includes('pictures') ? words.slice(words.indexOf('pictures') + 1) : [];

const ATTACKS: Record<string, () => Promise<Report>> = {
  starve,
  screens: starveByScreens,
  mutate: mutateImages,
  bodies: slowBodies,
  disk: inNamespace,
  kill: () => runTests('apps/server/src/faults.test.ts', { FAULT_ROUNDS: process.env['FAULT_ROUNDS'] ?? '20' }),
  processes: () => runTests('apps/server/src/several-processes.test.ts'),
  pictures: () => realPictures(folders.length > 0 ? folders : [join(ROOT, 'node_modules')]),
};

const asked = words.slice(0, words.length - folders.length);
const unknown = asked.filter((name) => !ATTACKS[name]);
if (unknown.length > 0) {
  console.error(`There is no attack ${unknown.join(', ')}; there are ${Object.keys(ATTACKS).join(', ')}.`);
  process.exit(2);
}
let failures = 0;
for (const name of asked.length > 0 ? asked : Object.keys(ATTACKS)) {
  const started = performance.now();
  const { figures, broken } = await ATTACKS[name]!();
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(JSON.stringify({ attack: name, seconds, ...figures }, null, 2));
  for (const fault of broken) console.error(`${name}: broken: ${fault}`);
  failures += broken.length;
}
process.exit(failures > 0 ? 1 : 0);
