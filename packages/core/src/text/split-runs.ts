import { surround } from '../geometry.ts';
import type { TextLine, Word } from '../measurement.ts';
import { isAccent, isSameStyle } from './find-accents.ts';
import { joinWords } from './join-words.ts';

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
    text: joinWords(words),
    // The height of the whole line stays, so that its parts keep one middle.
    box: { ...surround(words.map(({ box }) => box)), y: line.box.y, height: line.box.height },
    color: words[0]!.color ?? line.color,
    fontWeight: words[0]!.fontWeight ?? line.fontWeight,
    words: words.map(({ text, box, glued }, at) => ({ text, box, ...(glued && at > 0 && { glued }) })),
    ...(index > 0 && { continues: true, ...(words[0]!.glued && { glued: true }) }),
  }));
};
