import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Command, UsageError } from './command.ts';
import { blueprintCommand } from './commands/blueprint.ts';
import { buildCommand } from './commands/build.ts';
import { captureCommand } from './commands/capture.ts';
import { codeCommand } from './commands/code.ts';
import { compareCommand } from './commands/compare.ts';
import { createCompletionCommand } from './commands/completion.ts';
import { mcpCommand } from './commands/mcp.ts';
import { measureCommand } from './commands/measure.ts';
import { promptCommand } from './commands/prompt.ts';
import { serveCommand } from './commands/serve.ts';
import { isImageName } from './find-images.ts';
import { isAddress } from './inputs/parse-address.ts';
import { offerScreenshot } from './offer/offer-screenshot.ts';
import { parseCommandLine } from './parse-command-line.ts';
import { renderCommandHelp, renderHelp } from './render-help.ts';
import { reportError } from './report-error.ts';
import { type Desktop, EXIT, type ExitCode, type Terminal } from './terminal.ts';
import { VERSION } from './version.ts';

export const COMMANDS: readonly Command[] = [
  buildCommand,
  captureCommand,
  measureCommand,
  blueprintCommand,
  codeCommand,
  promptCommand,
  compareCommand,
  mcpCommand,
  serveCommand,
  createCompletionCommand(() => COMMANDS),
];

/** What is no command but named like an image, an address or a path, or is a file, a folder or stdin, is what to build from. */
const isToBuildFrom = (word: string, { cwd }: Terminal): boolean =>
  word === '-' ||
  isImageName(word) ||
  isAddress(word) ||
  /[\\/]/.test(word) ||
  (word !== '' && existsSync(path.resolve(cwd, word)));

const isCommand = (word: string): boolean =>
  /^(?:-.|help$)/.test(word) || COMMANDS.some((command) => command.name === word);

/** Runs one command line and answers its exit code; nothing here ends the process. */
export const runCli = async (words: string[], terminal: Terminal): Promise<ExitCode> => {
  if (words.length === 0 && terminal.desktop) return runOffered(terminal.desktop, terminal);
  const [first] = words;
  const isBuild = first !== undefined && !isCommand(first) && isToBuildFrom(first, terminal);
  const [name, ...rest] = isBuild ? [buildCommand.name, ...words] : words;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    terminal.writeOut(renderHelp(COMMANDS));
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  if (name === '--version' || name === '-v') {
    terminal.writeOut(`${VERSION}\n`);
    return EXIT.ok;
  }
  const asJson = rest.includes('--json');
  try {
    const command = COMMANDS.find((candidate) => candidate.name === name);
    if (!command) throw new UsageError(`unknown command '${name}'`);
    const given = parseCommandLine(command, rest);
    if (given.flag('help')) {
      terminal.writeOut(renderCommandHelp(command));
      return EXIT.ok;
    }
    return await command.run(given, terminal);
  } catch (error) {
    if (error instanceof UsageError) {
      reportError(terminal, asJson, { code: 'usage', message: `${error.message}. Try 'blueprompt --help'.` });
      return EXIT.usage;
    }
    reportError(terminal, asJson, { code: 'failed', message: error instanceof Error ? error.message : String(error) });
    return EXIT.failed;
  }
};

/** Somebody typed the name alone and is there to answer: they are asked what to build from. */
const runOffered = async (desktop: Desktop, terminal: Terminal): Promise<ExitCode> => {
  const offered = await offerScreenshot(desktop, terminal);
  if (offered.state === 'words') {
    const { words, clipboard } = offered;
    return runCli(words, clipboard ? { ...terminal, readStdin: async () => clipboard } : terminal);
  }
  if (offered.state === 'help') return runCli(['help'], terminal);
  if (offered.state === 'left') return EXIT.ok;
  const message = 'there is no image in the clipboard; copy a screenshot, or name its file';
  reportError(terminal, false, { code: 'unreadable', message });
  return EXIT.failed;
};
