import { centreX, centreY, meets, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { chroma } from '../../colour/rgb.ts';
import type { Draft } from '../draft.ts';

/** Space between a marked word and the next words of its sentence, at most, in font sizes; buttons keep more around them. */
const MAX_GAP = 0.4;
/** What goes before it is more than a label; what goes after it begins as no label does. */
const MIN_WORDS = 3;
/** So many words before it are no name of something that a badge belongs to. */
const MIN_SENTENCE = 6;
/** A mark is faint beside a button, 0 to 255. */
const MAX_CHROMA = 60;
/** Words of one line are centred on one height but for this share of their size. */
const SAME_LINE = 0.3;

/** A painted word that a sentence goes on beside is marked in it, as code is: it is nothing to press, and no label of its own. */
export const isInSentence = ({ type, box, text, shape }: Draft, texts: readonly TextLine[]): boolean => {
  if ((type !== 'button' && type !== 'badge') || text === undefined) return false;
  if (shape?.fill !== undefined && chroma(shape.fill) > MAX_CHROMA) return false;
  const row = texts
    .filter((line) => Math.abs(centreY(line.box) - centreY(box)) <= SAME_LINE * line.fontSize)
    .map((line) => ({ ...line, words: line.words.filter((word) => !meets(word.box, box)) }));
  const isNear = (gap: number, fontSize: number): boolean => gap >= -1 && gap <= MAX_GAP * fontSize;
  const before = Math.max(
    0,
    ...row.map(({ words, fontSize }) => {
      const left = words.filter((word) => centreX(word.box) < box.x);
      return left.some((word) => isNear(box.x - right(word.box), fontSize)) ? left.length : 0;
    }),
  );
  const after = row.some(({ words, fontSize }) =>
    words.some((word) => isNear(word.box.x - right(box), fontSize) && /^\p{Ll}/u.test(word.text)),
  );
  // A badge may follow the words that it belongs to.
  const isSaid = before >= MIN_WORDS;
  return type === 'button' ? isSaid || after : (isSaid && after) || before >= MIN_SENTENCE;
};
