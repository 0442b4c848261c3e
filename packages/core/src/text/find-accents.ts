import type { TextLine, Word } from '../measurement.ts';
import { decorationsOf } from './decorations.ts';
import { joinWords } from './join-words.ts';

/** Words of a line in a style of their own: a link, a bold name. */
type Accent = {
  text: string;
  color?: string | undefined;
  fontWeight?: number | undefined;
  italic?: boolean | undefined;
  underlined?: boolean | undefined;
  glued?: boolean | undefined;
};

/** The line as parts of one style each, in order; parts without colour and weight look like the line. */
export const toParts = ({ words }: TextLine): Accent[] => {
  const parts: Accent[] = [];
  for (const { text, glued, ...word } of words) {
    const style = toStyle(word);
    const last = parts.at(-1);
    if (last && isSameStyle(last, style)) last.text = joinWords([last, { text, glued }]);
    else parts.push({ text, ...style, ...(glued && { glued }) });
  }
  return parts;
};

type Style = Pick<Word, 'color' | 'fontWeight' | 'italic' | 'underlined'>;

const toStyle = ({ color, fontWeight, italic, underlined }: Style): Style => ({
  color,
  fontWeight,
  ...decorationsOf({ italic, underlined }),
});

/** True when two words are set alike. */
export const isSameStyle = (a: Style, b: Style): boolean =>
  a.color === b.color && a.fontWeight === b.fontWeight && !a.italic === !b.italic && !a.underlined === !b.underlined;

export const isAccent = ({ color, fontWeight, italic, underlined }: Style): boolean =>
  color !== undefined || fontWeight !== undefined || Boolean(italic || underlined);

/** What stands out in a line. */
export const findAccents = (line: TextLine): Accent[] => toParts(line).filter(isAccent);
