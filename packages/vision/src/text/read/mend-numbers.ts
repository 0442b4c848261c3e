import type { ReadChar } from './line-reader.ts';
import type { ReadLine } from './read-line.ts';
import { textOf } from './split-words.ts';

/** An amount, a share or a count as pages write them. */
const NUMBER = /^[-+−]?[$€£¥]?\d+(?:[.,]\d+)*[%KMBk]?$/;
const CURRENCY = /^[-+−]?[$€£¥]/;
/** Glyphs that many faces draw like a digit or a sign. */
const LIKE_DIGITS: Record<string, string> = { O: '0', o: '0', l: '1', I: '1', '|': '1' };
/** What may be mended at all: most numbers have digits only, and need no look at all others of the page. */
const MENDABLE = /[SOolI|.,]/;
const GROUPED = /\d[.,]\d{3}(?!\d)/;
/** Lines of one column or row: edges or middles agree within this, and so do the heights of their ink, in pixels. */
const SAME_PLACE_PX = 2;
/** So many neighbours that are numbers say that a line is one, too, and how it is written. */
const MIN_NUMBERS = 2;

type Number = { line: ReadLine; text: string };

/** Mends what only numbers beside tell: under `$40,000` and `$20,000` stands no `SO` but `$0`, and no `$10.000`. */
export function mendNumbers(lines: readonly ReadLine[]): ReadLine[] {
  const numbers = lines.flatMap((line) => {
    const text = line.words.length === 1 ? textOf(line.words[0]!) : '';
    return NUMBER.test(text) ? [{ line, text }] : [];
  });
  if (numbers.length < MIN_NUMBERS) return [...lines];
  return lines.map((line) => {
    const [word] = line.words;
    const text = line.words.length === 1 ? textOf(word!) : '';
    if (!MENDABLE.test(text) || !/^[\dSOolI|$€£¥.,%+−KMBk-]+$/.test(text)) return line;
    const beside = numbers.filter((other) => other.line !== line && isBeside(other.line, line));
    if (beside.length < MIN_NUMBERS) return line;
    const chars = writeLike(word!.chars, beside);
    return chars ? { ...line, chars, words: [{ ...word!, chars }] } : line;
  });
}

const isBeside = ({ ink: a }: ReadLine, { ink: b }: ReadLine): boolean => {
  const isNear = (x: number, y: number): boolean => Math.abs(x - y) <= SAME_PLACE_PX;
  const isAligned =
    isNear(a.left, b.left) || isNear(a.left + a.width, b.left + b.width) || isNear(a.top + a.height, b.top + b.height);
  return isAligned && isNear(a.height, b.height);
};

/** The characters as the numbers beside are written, or undefined where they are so already or make no number. */
function writeLike(chars: readonly ReadChar[], beside: readonly Number[]): ReadChar[] | undefined {
  const inMoney = beside.every(({ text }) => CURRENCY.test(text));
  const digits = chars.map((read, index) => {
    if (index === 0 && read.char === 'S' && inMoney) return { ...read, char: beside[0]!.text.match(/[$€£¥]/)![0] };
    return { ...read, char: LIKE_DIGITS[read.char] ?? read.char };
  });
  const grouped = beside.filter(({ text }) => GROUPED.test(text));
  const commas = grouped.filter(({ text }) => /,\d{3}(?!\d)/.test(text)).length;
  const mark = commas > grouped.length / 2 ? ',' : grouped.length > 0 && commas < grouped.length / 2 ? '.' : undefined;
  const mended = digits.map((read, index) => {
    const after = digits.slice(index + 1, index + 5).map(({ char }) => char);
    const isGroup = /[.,]/.test(read.char) && /^\d{3}(?!\d)/.test(after.join(''));
    return isGroup && mark && digits.filter(({ char }) => /[.,]/.test(char)).length === 1
      ? { ...read, char: mark }
      : read;
  });
  const text = mended.map(({ char }) => char).join('');
  return NUMBER.test(text) && text !== chars.map(({ char }) => char).join('') ? mended : undefined;
}
