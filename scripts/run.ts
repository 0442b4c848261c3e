import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder that holds the workspace. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** The programs that our scripts run, with the package that each comes from. */
const PACKAGES = {
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  tsc: 'typescript',
  vite: 'vite',
  vitest: 'vitest',
} as const;

type Program = keyof typeof PACKAGES | 'node';

/** The script behind a program: the links in node_modules/.bin are shell scripts on Windows. */
export const scriptOf = (program: keyof typeof PACKAGES): string => {
  const folder = path.join(ROOT, 'node_modules', PACKAGES[program]);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  return path.join(folder, typeof bin === 'string' ? bin : bin[program]!);
};

/** npm and npx are scripts on Windows, which only a shell starts; no argument of ours needs quoting there. */
export const NPM_SHELL = process.platform === 'win32';

/** Node keeps what it has compiled here: tests start servers, workers and the command line hundreds of times, from one source. */
const COMPILED = path.join(ROOT, 'node_modules', '.cache', 'compiled');

const start = (program: Program, args: string[], env: NodeJS.ProcessEnv, output: 'inherit' | 'pipe') => {
  const bin = path.join(ROOT, 'node_modules', '.bin');
  const script = program === 'node' ? [] : [scriptOf(program)];
  return spawn(process.execPath, [...script, ...args], {
    cwd: ROOT,
    env: {
      NODE_COMPILE_CACHE: COMPILED,
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      ...env,
    },
    stdio: ['ignore', output, output],
  });
};

/** Runs a program of the workspace with its output on this terminal; resolves to its exit code. */
export const run = (program: Program, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve) => {
    const child = start(program, args, env, 'inherit');
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });

/** The same beside others: what it says comes in one piece when it has ended. */
export const runBeside = (program: Program, args: string[]): Promise<number> =>
  new Promise((resolve) => {
    const said: Buffer[] = [];
    const end = (code: number) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code);
    };
    const child = start(program, args, {}, 'pipe');
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => said.push(piece));
    child.on('error', () => end(127));
    child.on('close', (code) => end(code ?? 1));
  });
