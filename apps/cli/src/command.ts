import type { ExitCode, Terminal } from './terminal.ts';

/** One option of a command; `value` names what it takes in the help, absent for a switch. */
type Option = { value?: string; choices?: readonly string[]; help: string };

export type Given = {
  positionals: string[];
  text: (option: string) => string | undefined;
  flag: (option: string) => boolean;
};

/** A command as data: the parser, the help and the shell completion all read it. */
export type Command = {
  name: string;
  summary: string;
  operands: string;
  options: Record<string, Option>;
  examples: readonly string[];
  run: (given: Given, terminal: Terminal) => Promise<ExitCode>;
};

/** The line was wrong, not the work: exit 2 with a hint at the help. */
export class UsageError extends Error {}
