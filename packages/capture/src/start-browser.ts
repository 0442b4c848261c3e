import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { type Connection, connectPipe } from './connect-pipe.ts';

/** A browser that was started for one capture. */
type StartedBrowser = Connection & { isSandboxed: boolean; close: () => Promise<void> };

type BrowserOptions = { env: Record<string, string | undefined>; further?: readonly string[] | undefined };

const ARGUMENTS = [
  '--headless=new',
  // Commands go through a pipe: no port that others could reach, and the browser ends by itself when the pipe does.
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-gpu',
  '--mute-audio',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--password-store=basic',
  '--use-mock-keychain',
];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A browser that is told to close writes its profile first; after this it is ended. */
const CLOSE_MS = 2_000;

/** Starts a browser with a profile of its own, which is removed with it; it never outlives this process. */
export const startBrowser = async (program: string, { env, further = [] }: BrowserOptions): Promise<StartedBrowser> => {
  const profile = await mkdtemp(path.join(tmpdir(), 'blueprompt-browser-'));
  // Chrome's sandbox refuses to run as root, which is who runs containers.
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const words = [...ARGUMENTS, ...further, ...(isRoot ? ['--no-sandbox'] : []), `--user-data-dir=${profile}`];
  const child = spawn(program, words, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // A group of its own, so that all its processes can be ended together.
    detached: process.platform !== 'win32',
    windowsHide: true,
    env,
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  const stopNow = (): void => {
    endAll(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    forget();
    stopNow();
    // Without our handler the signal does what it would have done.
    // Whoever else listens has heard it, and ends the process in its own way.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const forget = (): void => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    process.off('exit', stopNow);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  process.on('exit', stopNow);
  const connection = connectPipe(child.stdio[3] as Writable, child.stdio[4] as Readable, child);
  return {
    ...connection,
    isSandboxed: !isRoot,
    close: async () => {
      await Promise.race([connection.send('Browser.close').catch(() => undefined), exited, pause(CLOSE_MS)]);
      await Promise.race([exited, pause(CLOSE_MS)]);
      stopNow();
      forget();
    },
  };
};

const endAll = (child: ChildProcess): void => {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // It has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());
