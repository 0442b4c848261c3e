import { surround } from '../geometry.ts';
import type { TextLine, Word } from '../measurement.ts';
import { isAccent } from './find-accents.ts';

/** Cuts a line where the style of its words changes: each part is told in one style, and the rest continue the first. */
export const splitRuns = (line: TextLine): TextLine[] => {
  if (!line.words.some(isAccent)) return [line];
  const runs: Word[][] = [];
  for (const word of line.words) {
    const run = runs.at(-1);
    if (run && isSameStyle(run[0]!, word)) run.push(word);
    else runs.push([word]);
  }
  return runs.map((words, index) => ({
    ...line,
    text: words.map(({ text }) => text).join(' '),
    // The height of the whole line stays, so that its parts keep one middle.
    box: { ...surround(words.map(({ box }) => box)), y: line.box.y, height: line.box.height },
    color: words[0]!.color ?? line.color,
    fontWeight: words[0]!.fontWeight ?? line.fontWeight,
    words: words.map(({ text, box }) => ({ text, box })),
    ...(index > 0 && { continues: true }),
  }));
};

const isSameStyle = (a: Word, b: Word): boolean => a.color === b.color && a.fontWeight === b.fontWeight;
