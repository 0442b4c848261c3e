import path from 'node:path';
import type { Desktop, Terminal } from '../terminal.ts';
import { expandHome } from './desktop.ts';
import { findLastScreenshot, type LastScreenshot } from './find-last-screenshot.ts';
import { readClipboard } from './read-clipboard.ts';

/** What the person wants instead of the empty command line; `clipboard` is what `-` reads. */
type Offered =
  | { state: 'words'; words: string[]; clipboard?: Uint8Array }
  | { state: 'empty-clipboard' | 'help' | 'left' };

const AGES = [
  ['minute', 60],
  ['hour', 60 * 60],
  ['day', 24 * 60 * 60],
] as const;

const describeAge = (seconds: number): string => {
  const [unit, each] = AGES.findLast(([, each]) => seconds >= each) ?? AGES[0];
  const count = Math.floor(seconds / each);
  return count < 1 ? 'just now' : `${count} ${unit}${count === 1 ? '' : 's'} ago`;
};

const describe = ({ file, takenAt }: LastScreenshot, now: Date): string =>
  `${path.basename(file)} in ${path.basename(path.dirname(file))}, ${describeAge((now.getTime() - takenAt.getTime()) / 1000)}`;

/** What a number of the menu stands for. */
type Choice = { label: string; take: () => Promise<Offered> };

const takeClipboard = async (desktop: Desktop): Promise<Offered> => {
  const clipboard = await readClipboard(desktop);
  return clipboard
    ? { state: 'words', words: ['build', '-', '--out', 'blueprompt-clipboard'], clipboard }
    : { state: 'empty-clipboard' };
};

const listChoices = async (desktop: Desktop, env: Terminal['env']): Promise<Choice[]> => {
  const last = await findLastScreenshot(desktop, env);
  const clipboard = { label: 'the image in the clipboard', take: () => takeClipboard(desktop) };
  if (!last) return [clipboard];
  const label = `your last screenshot: ${describe(last, desktop.now())}`;
  return [{ label, take: async () => ({ state: 'words', words: ['build', last.file] }) }, clipboard];
};

const renderOffer = (choices: readonly Choice[]): string =>
  [
    'Blueprompt measures a screenshot and writes a build guide, the page as HTML and its pictures into a folder.',
    'It works offline: no account, no key.',
    '',
    ...choices.map(({ label }, at) => `  ${at + 1}  ${label}`),
    '',
    `Type ${choices.map((_, at) => at + 1).join(', ')}, a file name or an address. Enter shows all commands: `,
  ].join('\n');

/** Files that are dragged into a terminal come in quotes, an apostrophe then as '\'', or with a backslash before each space. */
const unquote = (answer: string, platform: NodeJS.Platform): string => {
  const bare = answer.replace(/^(['"])(.*)\1$/, '$2');
  if (platform === 'win32') return bare;
  if (bare === answer) return bare.replace(/\\(.)/g, '$1');
  return answer.startsWith("'") ? bare.replaceAll("'\\''", "'") : bare;
};

/** Says what the command does, and offers what the person has just taken a screenshot of. */
export const offerScreenshot = async (desktop: Desktop, { env }: Pick<Terminal, 'env'>): Promise<Offered> => {
  const choices = await listChoices(desktop, env);
  const answer = (await desktop.ask(renderOffer(choices)))?.trim();
  if (answer === undefined) return { state: 'left' };
  if (answer === '') return { state: 'help' };
  const chosen = choices.find((_, at) => answer === String(at + 1));
  if (chosen) return chosen.take();
  return { state: 'words', words: ['build', expandHome(unquote(answer, desktop.platform), desktop)] };
};
