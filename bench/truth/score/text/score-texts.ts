import type { Answer } from '../../answer.ts';
import type { Truth, TruthLine } from '../../truth.ts';
import { colorDifference } from '../color-difference.ts';
import { f1Of, shareOf } from '../figures.ts';
import { type AnswerLine, bestLines, matchWords, toWordKey, type WordMatch } from './match-words.ts';
import { createPicturePlaces } from './picture-places.ts';

/** Size, colour and bold are shares of all true lines, so that missed text costs. */
type TextScore = {
  textF1?: number | undefined;
  fontSize?: number | undefined;
  textColor?: number | undefined;
  bold?: number | undefined;
};

const MAX_SIZE_ERROR = 0.1;
const MAX_COLOR_DIFFERENCE = 5;
/** Semibold is seen as bold. */
const BOLD_FROM = 600;

/** Compares what was read with what the page shows. */
export function scoreTexts(
  truth: Truth,
  { texts }: Pick<Answer, 'texts'>,
  words: WordMatch = matchWords(truth, texts),
): TextScore {
  const isInPicture = createPicturePlaces(truth);
  const used = new Set(words.pairs.values());
  // What a picture shows is not in the DOM: words in it are right where they match, and else not judged.
  const wrong = words.foundWords.filter(({ box }, index) => !used.has(index) && !isInPicture(box));
  const best = bestLines(words);
  const lines = truth.texts
    .map((line, index) => ({ line, found: best[index] === undefined ? undefined : texts[best[index]] }))
    .filter(({ line }) => toWordKey(line.text) !== '');
  const share = (of: typeof lines, holds: (line: TruthLine, found: AnswerLine) => boolean): number | undefined =>
    shareOf(of, ({ line, found }) => found !== undefined && holds(line, found));
  return {
    textF1: f1Of({ tp: words.pairs.size, fp: wrong.length, fn: words.trueWords.length - words.pairs.size }),
    fontSize: share(lines, (line, found) => Math.abs(found.fontSize - line.fontSize) <= MAX_SIZE_ERROR * line.fontSize),
    textColor: share(
      lines.filter(({ line }) => line.color !== null),
      ({ color }, found) => color !== null && colorDifference(found.color, color) < MAX_COLOR_DIFFERENCE,
    ),
    bold: share(lines, (line, found) => found.fontWeight >= BOLD_FROM === line.fontWeight >= BOLD_FROM),
  };
}
