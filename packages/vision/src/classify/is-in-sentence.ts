import { type Box, centreY, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { chroma } from '../colour/rgb.ts';
import type { Draft } from './draft.ts';

/** Space between a marked word and the next words of its sentence, at most, in font sizes; buttons keep more around them. */
const MAX_GAP = 0.4;
/** What goes before it is more than a label; what goes after it begins as no label does. */
const MIN_WORDS = 3;
/** A mark is faint beside a button, 0 to 255. */
const MAX_CHROMA = 60;
/** Words of one line are centred on one height but for this share of their size. */
const SAME_LINE = 0.3;

/** A painted word that a sentence goes on beside is marked in it, as code is: it is nothing to press, and no label of its own. */
export const isInSentence = ({ type, box, text, shape }: Draft, texts: readonly TextLine[]): boolean => {
  if ((type !== 'button' && type !== 'badge') || text === undefined) return false;
  if (shape?.fill !== undefined && chroma(shape.fill) > MAX_CHROMA) return false;
  const row = texts.filter(
    (line) => Math.abs(centreY(line.box) - centreY(box)) <= SAME_LINE * line.fontSize && !isWithin(line.box, box),
  );
  const isNear = (gap: number, { fontSize }: TextLine): boolean => gap >= -1 && gap <= MAX_GAP * fontSize;
  const before = row.some((line) => isNear(box.x - right(line.box), line) && line.words.length >= MIN_WORDS);
  const after = row.some((line) => isNear(line.box.x - right(box), line) && /^\p{Ll}/u.test(line.text));
  // A badge may follow the words that it belongs to.
  return type === 'button' ? before || after : before && after;
};

const isWithin = (inner: Box, outer: Box): boolean => inner.x >= outer.x - 1 && right(inner) <= right(outer) + 1;
