import type { TextLine, Word } from '../measurement.ts';

/** A line that says something else in the same place; its words keep theirs where there are as many. */
export const correctLine = (line: TextLine, text: string): TextLine => {
  const words = text.split(' ');
  const isSame = words.length === line.words.length;
  return {
    ...line,
    text,
    words: isSame ? line.words.map((word, at) => ({ ...word, text: words[at]! })) : spreadWords(line, words),
    // A person read it.
    confidence: 1,
  };
};

/** Words side by side over the width of their line, each as wide as its share of the letters. */
const spreadWords = ({ box }: TextLine, words: readonly string[]): Word[] => {
  const letters = words.join(' ').length;
  let before = 0;
  return words.map((word) => {
    const start = Math.round(box.x + (box.width * before) / letters);
    const end = Math.round(box.x + (box.width * (before + word.length)) / letters);
    before += word.length + 1;
    return { text: word, box: { ...box, x: start, width: end - start } };
  });
};
