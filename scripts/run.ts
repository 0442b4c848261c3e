import { spawn } from 'node:child_process';
import path from 'node:path';

/** The folder that holds the workspace. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** Runs a program of the workspace with its output on this terminal; resolves to its exit code. */
export const run = (program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve) => {
    const bin = path.join(ROOT, 'node_modules', '.bin');
    const child = spawn(path.join(bin, program), args, {
      cwd: ROOT,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
