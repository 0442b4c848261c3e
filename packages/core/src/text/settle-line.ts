import type { TextLine, Word } from '../measurement.ts';
import { decorationsOf } from './decorations.ts';
import { isAccent } from './find-accents.ts';

/** The line in the style that most of its letters have; words that differ keep their own. */
export const settleLine = (line: TextLine): TextLine => {
  if (!line.words.some(isAccent)) return line;
  const letters = new Map<string, { word: Word; count: number }>();
  for (const word of line.words) {
    const style = styleOf(word, line);
    const key = `${style.color} ${style.fontWeight}`;
    const seen = letters.get(key) ?? { word, count: 0 };
    letters.set(key, { word: seen.word, count: seen.count + word.text.length });
  }
  const { word: model } = [...letters.values()].reduce((best, next) => (next.count > best.count ? next : best));
  return tellIn(line, styleOf(model, line));
};

type Style = Pick<TextLine, 'color' | 'fontWeight'>;

/** The same line told in another style: what differs from that is said of its words. */
export const tellIn = (line: TextLine, main: Style): TextLine => ({
  ...line,
  ...main,
  words: line.words.map((word) => {
    const { color, fontWeight } = styleOf(word, line);
    return {
      text: word.text,
      box: word.box,
      ...(color !== main.color && { color }),
      ...(fontWeight !== main.fontWeight && { fontWeight }),
      ...decorationsOf(word),
      ...(word.glued && { glued: true }),
    };
  }),
});

const styleOf = (word: Word, line: TextLine): Style => ({
  color: word.color ?? line.color,
  fontWeight: word.fontWeight ?? line.fontWeight,
});
