import { type Box, surround } from '@blueprompt/core/geometry';
import type { TextLine, Word } from '@blueprompt/core/measurement';
import { joinWords } from '@blueprompt/core/text/join-words';

/** Cuts a line where its words lie in different boxes: a code word in a sentence, two buttons read as one line. */
export const splitByHolder = <Holder>(
  line: TextLine,
  holderOf: (box: Box) => Holder | undefined,
): { holder: Holder | undefined; line: TextLine }[] => {
  const runs: { holder: Holder | undefined; words: Word[] }[] = [];
  for (const word of line.words) {
    const holder = holderOf(word.box);
    const last = runs.at(-1);
    if (last && last.holder === holder) last.words.push(word);
    else runs.push({ holder, words: [word] });
  }
  if (runs.length <= 1) return [{ holder: runs[0] ? runs[0].holder : holderOf(line.box), line }];
  return runs.map(({ holder, words }) => ({
    holder,
    line: {
      ...line,
      words,
      text: joinWords(words),
      box: surround(words.map((word) => word.box)),
    },
  }));
};
