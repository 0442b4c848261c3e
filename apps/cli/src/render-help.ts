import type { Command } from './command.ts';
import { COMMON_OPTIONS } from './parse-command-line.ts';

/** The first screen: what each command does and where to read on. */
export const renderHelp = (commands: readonly Command[]): string => {
  const width = Math.max(...commands.map((command) => command.name.length));
  return [
    'Turns screenshots of a user interface into a measured build prompt. Offline, no account, no key.',
    '',
    'Usage: blueprompt <command> [options]',
    '       blueprompt <image or address…>   writes the guide, the page and its pictures into a folder',
    '',
    ...commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`),
    '',
    "Run 'blueprompt <command> --help' for options and examples.",
    'The result goes to stdout, progress and errors to stderr. Exit 0: done, 1: something failed, 2: wrong usage.',
    '',
  ].join('\n');
};

/** The help of one command: usage, options, examples. */
export const renderCommandHelp = (command: Command): string => {
  const options = Object.entries({ ...command.options, ...COMMON_OPTIONS }).map(
    ([name, option]) =>
      [`--${name}${option.value ? ` ${option.value}` : ''}`, describe(option.help, option.choices)] as const,
  );
  const width = Math.max(...options.map(([flag]) => flag.length));
  return [
    `${command.summary}.`,
    '',
    `Usage: blueprompt ${[command.name, command.operands, '[options]'].filter(Boolean).join(' ')}`,
    '',
    ...options.map(([flag, help]) => `  ${flag.padEnd(width)}  ${help}`),
    '',
    'Examples:',
    ...command.examples.map((example) => `  ${example}`),
    '',
  ].join('\n');
};

const describe = (help: string, choices: readonly string[] | undefined): string =>
  choices ? `${help} (${choices.join(' | ')})` : help;
