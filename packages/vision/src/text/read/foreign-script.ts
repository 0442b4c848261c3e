import type { TextLine } from '@blueprompt/core/measurement';
import { UNREAD_SIGN } from '@blueprompt/core/text/unread-sign';

/** A line as it was read, with how sure the reader was of it on average (0 to 1). */
type Line = { text: string; confidence: number };

/** Below this the reader is unsure: of public pages in Latin letters few lines are, of pages in other scripts most. */
const SURE = 0.93;
/** Shorter readings say nothing. */
const MIN_CHARS = 3;
/** Share of unsure lines: public Latin pages have up to .25 (blurred ones .65), pages in ten other scripts from .62 on. */
const MIN_UNSURE_SHARE = 0.4;
const MIN_UNSURE = 4;
/** Share of odd words in the unsure lines: blurred Latin has up to .28, what letters of other scripts are taken for from .54 on. */
const MIN_ODD_SHARE = 0.45;
/** No line of odd words is read this surely, but names like "GitHub" are. */
const SURE_NAME = 0.99;

/**
 * What a word looks like in Latin letters: in one case or with a capital first, a number, and signs around either. Each part
 * fits in one way only: a chain of short parts that could be cut in two ways takes twice as long with every part.
 */
const PLAIN_WORD =
  /^[([“"'‘«#@]*(\p{Lu}?\p{Ll}+([’'/-]\p{Lu}?\p{Ll}+)*|\p{Lu}+|\p{L}?\p{Sc}?[\d.,:/+-]+[%\p{Sc}\p{L}]?)[.,:;!?)\]”"'’»…]*$/u;
/** Signs above the letters that carry them in Western languages. */
const USUAL_ACCENTS = /(?<=[aeioucns])[\u0300-\u036f]/giu;

const isOdd = (word: string): boolean => !PLAIN_WORD.test(word.normalize('NFD').replace(USUAL_ACCENTS, ''));
const wordsOf = ({ text }: Line): string[] => text.split(/\s+/).filter((word) => word.length >= MIN_CHARS);
const oddShare = (words: readonly string[]): number => words.filter(isOdd).length / words.length;

/**
 * True for a page in a script that the reader does not know: it is unsure of many lines, and what it makes of them are no
 * words. A blurred page has unsure lines too, but they look like words.
 */
export function isForeignScript(lines: readonly Line[]): boolean {
  const telling = lines.filter(({ text }) => text.length >= MIN_CHARS);
  const unsure = telling.filter(({ confidence }) => confidence < SURE);
  if (unsure.length < MIN_UNSURE || unsure.length < MIN_UNSURE_SHARE * telling.length) return false;
  return oddShare(unsure.flatMap(wordsOf)) >= MIN_ODD_SHARE;
}

/** The line of a page in another script with a square an em in place of letters that were made up; what was read surely stays. */
export function hideUnread(line: TextLine): TextLine {
  const words = wordsOf(line);
  const isRead =
    line.confidence >= SURE && (line.confidence >= SURE_NAME || oddShare(words) < 0.5 || words.length === 0);
  if (isRead) return line;
  const { font: _, letterSpacing: __, ...rest } = line;
  const text = UNREAD_SIGN.repeat(Math.max(1, Math.round(line.box.width / line.fontSize)));
  return { ...rest, text, words: [{ text, box: line.box }] };
}
