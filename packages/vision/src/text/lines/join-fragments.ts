import { right, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { joinWords } from '@blueprompt/core/text/join-words';
import { lineCentre } from '@blueprompt/core/text/line-centre';
import { deltaE } from '../../colour/delta-e.ts';
import { parseHex } from '../../colour/rgb.ts';

/** Space between words of one line, in font sizes from ink to ink; a wider one parts menu items and columns. */
const MAX_SPACE_EM = 0.6;
/** Two parts of one line are set in one size, on one middle and in one colour, as exactly as those are measured. */
const MAX_SIZE_OFF = 0.06;
const MAX_MIDDLE_OFF_EM = 0.15;
const SAME_COLOR = 5;

/** A line of running text that was found in two parts, since its last word is a little further away, is one again. */
export const joinFragments = (lines: readonly TextLine[]): TextLine[] => {
  const all = [...lines].sort((a, b) => a.box.x - b.box.x);
  for (let at = 0; at < all.length; at++) {
    const line = all[at]!;
    const next = all.findIndex((other, index) => index > at && goesOn(line, other));
    if (next < 0) continue;
    const [rest] = all.splice(next, 1);
    all[at] = join(line, rest!);
    at -= 1;
  }
  return all;
};

/** Words side by side may be a menu; three words and what follows them are a line. */
const goesOn = (line: TextLine, other: TextLine): boolean => {
  const em = Math.max(line.fontSize, other.fontSize);
  const space = other.box.x - right(line.box);
  if (space < 0 || space > MAX_SPACE_EM * em || line.words.length < 3) return false;
  return (
    Math.abs(line.fontSize - other.fontSize) <= MAX_SIZE_OFF * em &&
    Math.abs(lineCentre(line) - lineCentre(other)) <= MAX_MIDDLE_OFF_EM * em &&
    line.fontWeight === other.fontWeight &&
    line.fontClass === other.fontClass &&
    deltaE(parseHex(line.color), parseHex(other.color)) < SAME_COLOR &&
    deltaE(parseHex(line.background), parseHex(other.background)) < SAME_COLOR
  );
};

const join = (line: TextLine, rest: TextLine): TextLine => {
  const words = [...line.words, ...rest.words];
  return {
    ...line,
    words,
    text: joinWords(words),
    box: surround([line.box, rest.box]),
    confidence: Math.min(line.confidence, rest.confidence),
  };
};
