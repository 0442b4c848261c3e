import type { TextLine, Word } from '../measurement.ts';
import { joinWords } from './join-words.ts';

/** Words of a line in a style of their own: a link, a bold name. */
export type Accent = {
  text: string;
  color?: string | undefined;
  fontWeight?: number | undefined;
  glued?: boolean | undefined;
};

/** The line as parts of one style each, in order; parts without colour and weight look like the line. */
export const toParts = ({ words }: TextLine): Accent[] => {
  const parts: Accent[] = [];
  for (const { text, color, fontWeight, glued } of words) {
    const last = parts.at(-1);
    if (last && last.color === color && last.fontWeight === fontWeight) last.text = joinWords([last, { text, glued }]);
    else parts.push({ text, color, fontWeight, ...(glued && { glued }) });
  }
  return parts;
};

export const isAccent = ({ color, fontWeight }: Accent | Word): boolean =>
  color !== undefined || fontWeight !== undefined;

/** What stands out in a line. */
export const findAccents = (line: TextLine): Accent[] => toParts(line).filter(isAccent);
