import { type Box, centreX, centreY, right, surround } from '../geometry.ts';
import type { Element, TextLine, Word } from '../measurement.ts';
import { joinWords } from './join-words.ts';
import { settleLine } from './settle-line.ts';

/** A space in running text is 0.25 to 0.45 em from ink to ink; what is wider separates menu items and columns. */
const WIDE_GAP_EM = 0.75;
/** Monospaced and letter-spaced text has wider spaces; a space there is about as wide as a letter with air on both sides. */
const WIDE_GAP_LETTERS = 1.4;

const wideGap = ({ words, fontSize }: TextLine): number => {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const width = words.reduce((sum, word) => sum + word.box.width, 0);
  return Math.max(WIDE_GAP_EM * fontSize, (WIDE_GAP_LETTERS * width) / Math.max(1, letters));
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
      word.box.x - right(previous.box) > limit ||
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
