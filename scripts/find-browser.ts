import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const runs = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** The headless shell goes first: the same engine without a window's interface, at two thirds of the CPU. */
const onPath = (): string | undefined =>
  ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .map((name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim())
    .find((program) => program !== '' && runs(program));

const inPlaywrightCache = (): string | undefined => {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .map((name) => path.join(cache, name, 'chrome-linux', 'chrome'))
    .find((program) => existsSync(program) && runs(program));
};

/** The browser that travels in an npm package; it unpacks itself, with the libraries that a bare system lacks. */
const fromNpm = async (): Promise<string | undefined> => {
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

const fromPlaywright = (): string | undefined => {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return inPlaywrightCache();
};

/** Finds or gets a Chromium: what is set, what is installed, what npm carries, what the system can install. */
export const findBrowser = async (): Promise<string> => {
  const set = process.env.CHROME_PATH;
  if (set) return set;
  const found = onPath() ?? inPlaywrightCache() ?? (await fromNpm()) ?? fromApt() ?? fromPlaywright();
  if (!found) throw new Error('No Chromium found or installable: set CHROME_PATH to one.');
  return found;
};
