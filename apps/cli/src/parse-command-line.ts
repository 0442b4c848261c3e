import { parseArgs } from 'node:util';
import { type Command, type Given, UsageError } from './command.ts';

/** Every command knows these two. */
export const COMMON_OPTIONS: Command['options'] = {
  json: { help: 'write errors to stderr as JSON, one object a line, with the details of a bug' },
  help: { help: 'show this help' },
};

/** Turns the words after a command's name into its options; a wrong line is a UsageError. */
export const parseCommandLine = (command: Command, words: string[]): Given => {
  const options = { ...command.options, ...COMMON_OPTIONS };
  const parsed = readWords(options, words);
  for (const [name, option] of Object.entries(options)) {
    const value = parsed.values[name];
    if (typeof value === 'string' && option.choices && !option.choices.includes(value))
      throw new UsageError(`--${name} must be one of ${option.choices.join(', ')}, not '${value}'`);
  }
  return {
    positionals: parsed.positionals,
    text: (name) => (typeof parsed.values[name] === 'string' ? parsed.values[name] : undefined),
    list: (name) => {
      const value = parsed.values[name];
      return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
    },
    flag: (name) => parsed.values[name] === true,
  };
};

const readWords = (options: Command['options'], words: string[]) => {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([name, option]) => [
          name,
          {
            type: option.value ? 'string' : 'boolean',
            multiple: option.many ?? false,
            ...(name === 'help' && { short: 'h' }),
          } as const,
        ]),
      ),
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};
