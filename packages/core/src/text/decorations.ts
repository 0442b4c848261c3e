import type { TextLine, Word } from '../measurement.ts';

const FLAGS = ['italic', 'underlined'] as const;

/** Leaning letters, and a line under them. */
export type Decorations = { [flag in (typeof FLAGS)[number]]?: true };

const pick = (has: (flag: (typeof FLAGS)[number]) => boolean | undefined): Decorations =>
  Object.fromEntries(FLAGS.filter(has).map((flag) => [flag, true]));

/** Those of a word or a line, without what is not set. */
export const decorationsOf = (one: Pick<Word, 'italic' | 'underlined'>): Decorations => pick((flag) => one[flag]);

/** What all lines share is told of them as a whole, the rest of the words that have it. */
export const settleDecorations = (lines: readonly TextLine[]): { shared: Decorations; lines: TextLine[] } => {
  const hasAll = (line: TextLine, flag: (typeof FLAGS)[number]): boolean =>
    Boolean(line[flag]) || (line.words.length > 0 && line.words.every((word) => word[flag]));
  const shared = pick((flag) => lines.every((line) => hasAll(line, flag)));
  return {
    shared,
    lines: lines.map(({ italic, underlined, ...line }) => {
      const whole = { italic, underlined };
      return {
        ...line,
        words: line.words.map(({ italic: _, underlined: __, ...word }, index) => ({
          ...word,
          ...pick((flag) => !shared[flag] && (whole[flag] || line.words[index]![flag])),
        })),
      };
    }),
  };
};
