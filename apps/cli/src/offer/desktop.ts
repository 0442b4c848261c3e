import { execFile } from 'node:child_process';
import { homedir } from 'node:os';
import { createInterface } from 'node:readline';
import type { Desktop } from '../terminal.ts';

/** A screenshot of 5K in hexadecimal, as macOS prints a clipboard, has some 40 MB. */
const MAX_OUTPUT_BYTES = 128 * 2 ** 20;
/** PowerShell takes seconds to start. */
const PROGRAM_LIMIT_MS = 20_000;

/** A path with the home folder written out, which only a shell does. */
export const expandHome = (file: string, { home }: Pick<Desktop, 'home'>): string =>
  file.replace(/^~(?=[\\/]|$)/, () => home);

/** The desktop of this machine. */
export const openDesktop = (): Desktop => ({
  platform: process.platform,
  home: homedir(),
  now: () => new Date(),
  run: (program, args) =>
    new Promise((resolve) => {
      const options = { encoding: 'buffer', maxBuffer: MAX_OUTPUT_BYTES, timeout: PROGRAM_LIMIT_MS } as const;
      execFile(program, args, options, (error, stdout) => resolve(error ? undefined : stdout));
    }),
  ask: (question) =>
    new Promise((resolve) => {
      const lines = createInterface({ input: process.stdin, output: process.stderr });
      // Ctrl-C and the end of the input; the shell goes on in a line of its own.
      const leave = () => {
        process.stderr.write('\n');
        resolve(undefined);
      };
      lines.once('close', leave);
      lines.question(question, (answer) => {
        lines.off('close', leave).close();
        resolve(answer);
      });
    }),
});
