import { bottom, right, surround } from '@blueprompt/core/geometry';
import type { TextLine, Word } from '@blueprompt/core/measurement';
import { joinWords } from '@blueprompt/core/text/join-words';

/** Signs that stand for a picture rather than for a word. */
export const PICTURE_SIGN = /[^\p{L}\p{N}\p{P}\p{Sc}\p{Sm}\s]|[↑→↓←↗↘✓✔★☆●○□■⌘‹›@©®]/u;
/** Space beside an icon in font sizes: wider than the space between words. */
const ICON_GAP = 0.5;
const SIGN_GAP = 0.3;
/** Width over height of an icon; a single letter is narrower, two letters are wider. */
const MIN_ASPECT = 0.72;
const MAX_ASPECT = 1.4;
/** Letters that a tick box or a radio button is read as, and how much taller than capitals those are. */
const TICK_LETTER = /^[O0oQDCU]$/;
const TICK_RATIO = 1.12;
/** How much taller than the words beside it an icon read as two letters is. */
const TALLER = 1.05;
const MAX_LETTERS = 2;
/** The bars of a chart read as upright letters, in a size that no text of such letters has. */
const BARS = /^[\sIil1|a.,:;'!_-]{3,}$/;
const BAR_SIZE = 60;
/** Discs side by side read as round signs: at least one is no letter, and each is about as wide as high. */
const DISCS = /^(?=.*[©®●○◎])[©®●○◎COQGDce0689@\s]{3,}$/u;
const DISC_ASPECT = [0.7, 1.5] as const;
/** A few letters alone that the reader doubts are pictures, where they are larger than most words by this factor. */
const DOUBTFUL = 0.7;
const DOUBTFUL_LETTERS = /^[\p{L}\p{N}\p{P}]{2,4}$/u;
const DOUBTFUL_SIZE = 1.3;

/**
 * The text reader sees icons as odd letters ("© Settings", "Q Search"). Takes such words out of their lines by their
 * place, gap and proportions, so that they count as icons; a line without words left is dropped.
 */
export const dropIconWords = (texts: readonly TextLine[]): TextLine[] => {
  const sizes = texts.map((line) => line.fontSize).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return texts.flatMap((line) => {
    if ((line.fontSize >= BAR_SIZE && BARS.test(line.text)) || areDiscs(line) || isDoubtful(line, usual)) return [];
    const words = line.words.filter((word, at) => !isIcon(word, at, line, texts));
    if (words.length === line.words.length) return [line];
    if (words.length === 0) return [];
    return [{ ...line, words, text: joinWords(words), box: surround(words.map((word) => word.box)) }];
  });
};

const areDiscs = ({ text, box }: TextLine): boolean => {
  const aspect = box.width / [...text.replaceAll(/\s/gu, '')].length / box.height;
  return DISCS.test(text) && aspect >= DISC_ASPECT[0] && aspect <= DISC_ASPECT[1];
};

const isDoubtful = ({ text, confidence, fontSize }: TextLine, usual: number): boolean =>
  confidence < DOUBTFUL && DOUBTFUL_LETTERS.test(text) && fontSize >= DOUBTFUL_SIZE * usual;

const isIcon = (word: Word, at: number, line: TextLine, texts: readonly TextLine[]): boolean => {
  const letters = [...word.text].length;
  if (letters > MAX_LETTERS || /\p{Sc}/u.test(word.text) || isCopyright(line, at)) return false;
  if (line.words.length === 1) return isLoneIcon(word, letters, line, texts);
  const sign = PICTURE_SIGN.test(word.text);
  const next = line.words[at + 1];
  const previous = line.words[at - 1];
  const gap = Math.min(
    next ? next.box.x - right(word.box) : Number.POSITIVE_INFINITY,
    previous ? word.box.x - right(previous.box) : Number.POSITIVE_INFINITY,
  );
  const height = medianHeight(line.words.filter((other) => other !== word && [...other.text].length > MAX_LETTERS));
  const ratio = height > 0 ? word.box.height / height : 1;
  if (sign && ratio >= 1.2) return true;
  if (sign && at === 0 && gap >= SIGN_GAP * line.fontSize) return true;
  if (at === 0 && TICK_LETTER.test(word.text) && ratio >= TICK_RATIO && gap >= SIGN_GAP * line.fontSize) return true;
  if (gap < ICON_GAP * word.box.height || gap < ICON_GAP * Math.min(line.fontSize, height * 1.5)) return false;
  if (at > 0) return sign && at === line.words.length - 1;
  if (sign) return true;
  // A number as high as the words behind it counts them, or has them for a unit.
  if (/^\d+$/.test(word.text) && ratio < TICK_RATIO) return false;
  const aspect = word.box.width / word.box.height;
  if (aspect < MIN_ASPECT || aspect > MAX_ASPECT || ratio < 0.4) return false;
  return letters === 1 || ratio >= TALLER;
};

const isCopyright = (line: TextLine, at: number): boolean =>
  /^[©®]$/.test(line.words[at]!.text) && /^(\d{4}|copyright)/i.test(line.words[at + 1]?.text ?? '');

/** One letter alone is an icon, unless it is the unit of a number to its left ("842 K") or a count. */
const isLoneIcon = (word: Word, letters: number, line: TextLine, texts: readonly TextLine[]): boolean => {
  if (/\d/.test(word.text)) return false;
  if (PICTURE_SIGN.test(word.text)) return letters === 1;
  const aspect = word.box.width / word.box.height;
  if (letters === 2) return aspect <= 1.05;
  if (!/\p{L}/u.test(word.text)) return false;
  return !texts.some(
    (other) =>
      other !== line &&
      word.box.x - right(other.box) >= -2 &&
      word.box.x - right(other.box) < line.fontSize * 0.7 &&
      other.box.y < bottom(word.box) &&
      bottom(other.box) > word.box.y,
  );
};

const medianHeight = (words: readonly Word[]): number => {
  const heights = words.map((word) => word.box.height).toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
};
