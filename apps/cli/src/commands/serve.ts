import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { type Command, UsageError } from '../command.ts';
import { EXIT } from '../terminal.ts';

/** The product's start script, seen from the folder of a checkout. */
const START_SCRIPT = path.join('scripts', 'start.ts');

/** Starts the web product of the checkout that this file lies in, or that the caller stands in. */
export const serveCommand: Command = {
  name: 'serve',
  summary: 'Start the web product, as npm start does, from a checkout',
  operands: '',
  options: {},
  examples: ['blueprompt serve', 'PORT=8080 blueprompt serve'],
  run: async (_given, terminal) => {
    const root = await findCheckout([path.resolve(import.meta.dirname, '../../../..'), terminal.cwd]);
    if (!root) throw new UsageError('serve only works in a checkout of the project, and this is not one');
    // On Windows npm is a script, which only a shell starts.
    const shell = process.platform === 'win32';
    const child = spawn('npm', ['start'], { cwd: root, stdio: 'inherit', env: { ...terminal.env }, shell });
    // The child gets the terminal's own signal; it decides how to finish.
    const ignore = (): void => {};
    process.on('SIGINT', ignore).on('SIGTERM', () => child.kill('SIGTERM'));
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    process.off('SIGINT', ignore);
    return code === 0 ? EXIT.ok : EXIT.failed;
  },
};

const findCheckout = async (folders: readonly string[]): Promise<string | undefined> => {
  for (const folder of folders) {
    const isThere = await access(path.join(folder, START_SCRIPT)).then(
      () => true,
      () => false,
    );
    if (isThere) return folder;
  }
  return undefined;
};
