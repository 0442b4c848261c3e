import { type Box, centreX, centreY, right, surround } from '../geometry.ts';
import type { Element, TextLine, Word } from '../measurement.ts';
import { joinWords } from './join-words.ts';
import { settleLine } from './settle-line.ts';

/** A space in running text is 0.25 to 0.45 em from ink to ink; what is wider separates menu items and columns. */
const WIDE_GAP_EM = 0.75;
/** Monospaced and letter-spaced text has wider spaces; a space there is about as wide as a letter with air on both sides. */
const WIDE_GAP_LETTERS = 1.4;
/** Narrow letters stand in the midst of the width that all have in a monospaced face. */
const WIDE_GAP_MONO_LETTERS = 1.75;
/** A dash or a middle dot stands in the midst of its own width: the gap to it is wider than a space by this factor. */
const MARK_GAP = 1.5;

const isMark = ({ text }: Word): boolean => /^[-–—·•|/]$/u.test(text);

const wideGap = ({ words, fontSize, fontClass }: TextLine): number => {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const width = words.reduce((sum, word) => sum + word.box.width, 0);
  const gapLetters = fontClass === 'mono' ? WIDE_GAP_MONO_LETTERS : WIDE_GAP_LETTERS;
  return Math.max(WIDE_GAP_EM * fontSize, (gapLetters * width) / Math.max(1, letters));
};

const isIconBetween = (left: Word, next: Word, icons: readonly Element[]): boolean =>
  icons.some(
    ({ box }) =>
      centreX(box) > right(left.box) &&
      centreX(box) < next.box.x &&
      centreY(box) > left.box.y - left.box.height &&
      centreY(box) < left.box.y + 2 * left.box.height,
  );

/** Cuts one visual line where a page would start another element: at a wide gap, an icon, or the edge of a holder. */
export const cutLine = (
  line: TextLine,
  icons: readonly Element[],
  holderOf: (box: Box) => Element | undefined,
): TextLine[] => {
  const limit = wideGap(line);
  const runs: Word[][] = [];
  for (const word of line.words) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    const isCut =
      previous === undefined ||
      word.box.x - right(previous.box) > (isMark(previous) || isMark(word) ? MARK_GAP : 1) * limit ||
      holderOf(previous.box)?.id !== holderOf(word.box)?.id ||
      isIconBetween(previous, word, icons);
    if (run === undefined || isCut) runs.push([word]);
    else run.push(word);
  }
  if (runs.length < 2) return [line];
  return runs.map((words) => {
    const around = surround(words.map((word) => word.box));
    return settleLine({
      ...line,
      words,
      text: joinWords(words),
      // The line's own top and height stay: words without tall letters would else sit at another centre.
      box: { ...around, y: line.box.y, height: line.box.height },
    });
  });
};
