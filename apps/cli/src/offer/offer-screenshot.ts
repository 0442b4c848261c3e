import path from 'node:path';
import type { Desktop, Terminal } from '../terminal.ts';
import { findLastScreenshot, type LastScreenshot } from './find-last-screenshot.ts';
import { readClipboard } from './read-clipboard.ts';

/** What the person wants instead of the empty command line; `clipboard` is what `-` reads. */
export type Offered =
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

const renderOffer = (last: string | undefined): string =>
  [
    'Blueprompt measures a screenshot and writes a build guide, the page as HTML and its pictures into a folder.',
    'It works offline: no account, no key.',
    '',
    ...(last === undefined ? [] : [`  1  your last screenshot: ${last}`]),
    '  2  the image in the clipboard',
    '',
    `Type ${last === undefined ? '2' : '1, 2'}, a file name or an address. Enter shows all commands: `,
  ].join('\n');

/** Files that are dragged into a terminal come in quotes, or with a backslash before each space. */
const readOperand = (answer: string, platform: NodeJS.Platform): string => {
  const bare = answer.replace(/^(['"])(.*)\1$/, '$2');
  return bare === answer && platform !== 'win32' ? bare.replace(/\\(.)/g, '$1') : bare;
};

/** Says what the command does, and offers what the person has just taken a screenshot of. */
export const offerScreenshot = async (desktop: Desktop, { env }: Pick<Terminal, 'env'>): Promise<Offered> => {
  const last = await findLastScreenshot(desktop, env);
  const answer = (await desktop.ask(renderOffer(last && describe(last, desktop.now()))))?.trim();
  if (answer === undefined) return { state: 'left' };
  if (answer === '') return { state: 'help' };
  if (answer === '1' && last) return { state: 'words', words: ['build', last.file] };
  if (answer !== '2') return { state: 'words', words: ['build', readOperand(answer, desktop.platform)] };
  const clipboard = await readClipboard(desktop);
  return clipboard
    ? { state: 'words', words: ['build', '-', '--out', 'blueprompt-clipboard'], clipboard }
    : { state: 'empty-clipboard' };
};
