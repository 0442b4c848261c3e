import { surround } from '../geometry.ts';
import type { TextLine, Word } from '../measurement.ts';
import { decorationsOf } from './decorations.ts';
import { joinWords } from './join-words.ts';
import { settleLine } from './settle-line.ts';

/** Puts what was told style by style together to visual lines again; a word of another style carries it. */
export const joinRuns = (texts: readonly TextLine[]): TextLine[] => {
  const lines: TextLine[][] = [];
  for (const text of texts) {
    if (text.continues && lines.length > 0) lines.at(-1)!.push(text);
    else lines.push([text]);
  }
  return lines.map(joinLine);
};

/** How many visual lines there are. */
export const countLines = (texts: readonly TextLine[]): number => texts.filter(({ continues }) => !continues).length;

const joinLine = (runs: readonly TextLine[]): TextLine => {
  const [first] = runs;
  if (runs.length === 1) return first!;
  const { italic: _, underlined: __, ...line } = first!;
  return settleLine({
    ...line,
    text: joinWords(runs),
    box: surround(runs.map(({ box }) => box)),
    confidence: Math.min(...runs.map(({ confidence }) => confidence)),
    words: runs.flatMap((run) => wordsOf(run).map((word) => ({ ...word, ...styleOf(run), ...decorationsOf(run) }))),
  });
};

/** A part whose words are not known is as good as one word: its style counts, and it can stand out. */
const wordsOf = ({ words, text, box, glued }: TextLine): Word[] => {
  const [first, ...rest] = words.length > 0 ? words : [{ text, box }];
  return glued ? [{ ...first!, glued }, ...rest] : [first!, ...rest];
};

const styleOf = ({ color, fontWeight }: TextLine): Pick<Word, 'color' | 'fontWeight'> => ({ color, fontWeight });
