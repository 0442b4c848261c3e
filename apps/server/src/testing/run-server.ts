import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DemoAccount } from '../demo-account.ts';

/** What the image starts too. */
export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Seconds on a quiet machine; minutes on one that builds and tests everything else at the same time. */
const START_LIMIT_MS = 240_000;

export type ServerProcess = {
  pid: number;
  url: string;
  /** Where the process listens, when that is not the site's own address. */
  localUrl: string;
  demo: DemoAccount;
  output: () => string;
  /** Ends the process with the signal and resolves with its exit code, or null when the signal killed it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

type RunOptions = {
  /** In a process group of its own, so that signals reach its workers too, as in a terminal. */
  isGroup?: boolean;
  /** Runs as users run it, since its speed is what is measured. */
  isMeasured?: boolean;
};

const run = (
  dataDir: string,
  env: Record<string, string>,
  { isGroup = false, isMeasured = false }: RunOptions = {},
): { child: ChildProcess; output: () => string; exited: Promise<number | null> } => {
  let output = '';
  // In a test the embedded database lives for seconds: compiling it for speed takes longer than everything that is asked of it.
  const child = spawn(process.execPath, [...(isMeasured ? [] : ['--liftoff-only']), MAIN], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      DATA_DIR: dataDir,
      TRUST_PROXY: 'on',
      MEASURE_WORKERS: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isGroup,
  });
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (output += chunk));
  return { child, output: () => output, exited: new Promise((resolve) => child.on('close', (code) => resolve(code))) };
};

/** Runs the server until it ends by itself: for starts that must fail. */
export const runToEnd = async (dataDir: string, env: Record<string, string> = {}) => {
  const { output, exited } = run(dataDir, env);
  return { code: await exited, output: output() };
};

/** Starts the server as its own process, as a user does, and waits until it is ready. */
export const startServer = async (
  dataDir: string,
  env: Record<string, string> = {},
  options: RunOptions = {},
): Promise<ServerProcess> => {
  const readyFile = join(dataDir, 'ready.json');
  rmSync(readyFile, { force: true });
  const { child, output, exited } = run(dataDir, { BLUEPROMPT_READY_FILE: readyFile, ...env }, options);
  const deadline = Date.now() + START_LIMIT_MS;
  while (!existsSync(readyFile) || readFileSync(readyFile, 'utf8') === '') {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the server did not start:\n${output()}`);
    await sleep(50);
  }
  const { url, localUrl, demo } = JSON.parse(readFileSync(readyFile, 'utf8')) as Pick<
    ServerProcess,
    'url' | 'localUrl' | 'demo'
  >;
  return {
    pid: child.pid!,
    url,
    localUrl,
    demo,
    output,
    end: (signal) => {
      if (options.isGroup && child.exitCode === null) process.kill(-child.pid!, signal);
      else child.kill(signal);
      return exited;
    },
  };
};
