import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './run.ts';

const START_LIMIT_MS = 120_000;
const POLL_MS = 100;

export type Credentials = { email: string; password: string };
export type RunningProduct = {
  url: string;
  demo: Credentials;
  dataDir: string;
  process: ChildProcess;
  /** Everything that the server printed so far. */
  output: () => string;
  stop: () => Promise<void>;
};

/** Starts the server as a user would, on a free port, and waits until it says that it is ready. */
export const startProduct = async (
  env: Record<string, string> = {},
  dataDir = mkdtempSync(path.join(tmpdir(), 'blueprompt-e2e-')),
  nodeFlags: readonly string[] = [],
): Promise<RunningProduct> => {
  const readyFile = path.join(dataDir, 'ready.json');
  rmSync(readyFile, { force: true });
  let printed = '';
  const child = spawn(process.execPath, [...nodeFlags, 'apps/server/src/main.ts'], {
    cwd: ROOT,
    // TRUST_PROXY lets each test user come from an address of its own, so that rate limits by address do not meet.
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      BLUEPROMPT_READY_FILE: readyFile,
      TRUST_PROXY: 'true',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const deadline = Date.now() + START_LIMIT_MS;
  // The file is there a moment before its content is.
  while (!existsSync(readyFile) || statSync(readyFile).size === 0) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the server did not start:\n${printed}`);
    await sleep(POLL_MS);
  }
  const { url, demo } = JSON.parse(readFileSync(readyFile, 'utf8')) as { url: string; demo: Credentials };
  return {
    url,
    demo,
    dataDir,
    process: child,
    output: () => printed,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
