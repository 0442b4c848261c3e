import type { TextLine } from '../../measurement.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { Part } from './page-index.ts';

const BOXES = typesWith('box', 'labelled');
/** What holds more lines is a list of things, not one of them. */
const MAX_HOLDER_LINES = 14;
/** Figures and signs are no names. */
const NAME = /\p{L}{2}/u;

const isOneThing = ({ node }: Part): boolean => node.repeat !== undefined || BOXES.has(node.type);

const nameIn = ({ lines, page }: Part, own: ReadonlySet<TextLine>): TextLine | undefined =>
  lines.find((line) => !own.has(line) && !page.badges.has(line) && NAME.test(line.text));

/**
 * What a part belongs to, by name: the title of the row, card or entry around it. It tells a badge or a button from others that say
 * the same; nothing where only the part itself speaks.
 */
export const holderName = (part: Part): string | undefined => {
  const own = new Set(part.lines);
  let found: string | undefined;
  for (let at = part.parent; at && at.lines.length <= MAX_HOLDER_LINES; at = at.parent) {
    const first = nameIn(at, own);
    if (first && isOneThing(at)) return first.text;
    found ??= first?.text;
  }
  return found;
};
