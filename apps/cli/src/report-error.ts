import type { Terminal } from './terminal.ts';

/** `detail` is for a bug report: programs get it, people who did not ask for it do not. */
export type CliError = { code: string; message: string; file?: string; detail?: string };

/** One error as a line on stderr, for people or, with --json, for programs. */
export const reportError = (terminal: Terminal, asJson: boolean, error: CliError): void => {
  const line = asJson
    ? JSON.stringify({ error })
    : `blueprompt: ${error.file ? `${error.file}: ` : ''}${error.message}`;
  terminal.writeError(`${line}\n`);
};
