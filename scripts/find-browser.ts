import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run.ts';

/** On Windows a browser opens a window instead of answering, so there being one must do. */
const runs = (program: string): boolean =>
  process.platform === 'win32'
    ? existsSync(program)
    : spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** The headless shell goes first: the same engine without a window's interface, at two thirds of the CPU. */
const onPath = (): string | undefined =>
  ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .flatMap((name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)))
    .find((program) => existsSync(program) && runs(program));

const inPlaywrightCache = (): string | undefined => {
  const program = chromium.executablePath();
  return existsSync(program) && runs(program) ? program : undefined;
};

/** The browser that travels in an npm package; it unpacks itself, with the libraries that a bare system lacks. */
const fromNpm = async (): Promise<string | undefined> => {
  if (process.platform !== 'linux') return undefined;
  // Read at import: tells the package to unpack its shared libraries too and to set LD_LIBRARY_PATH.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const program = await chromium.executablePath();
    return runs(program) ? program : undefined;
  } catch (error) {
    process.stderr.write(`The browser from npm did not unpack: ${String(error)}\n`);
    return undefined;
  }
};

const fromApt = (): string | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  // Older distributions have no package of the shell alone.
  const install = 'apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium';
  spawnSync('sh', ['-c', `export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; ${install}`], { stdio: 'ignore' });
  return onPath();
};

const fromPlaywright = async (): Promise<string | undefined> => {
  await run('playwright', ['install', 'chromium']);
  return inPlaywrightCache();
};

/** Finds or gets a Chromium: what is set, what is installed, what npm carries, what the system can install. */
export const findBrowser = async (): Promise<string> => {
  const set = process.env.CHROME_PATH;
  if (set) return set;
  const found = onPath() ?? inPlaywrightCache() ?? (await fromNpm()) ?? fromApt() ?? (await fromPlaywright());
  if (!found) throw new Error('No Chromium found or installable: set CHROME_PATH to one.');
  return found;
};
