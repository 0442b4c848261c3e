import type { TextLine } from '../measurement.ts';

/**
 * Advance widths of the ASCII characters from space to tilde in thousandths of the font size, from the public metrics
 * of Helvetica, which Arial and Liberation Sans share: the one face whose widths are known on every system.
 */
const REGULAR =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number);
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584'
    .split(' ')
    .map(Number);

/** Measured boxes end at the ink; the first and last letter keep about this much air inside their advance. */
const BEARINGS_EM = 0.1;
const MIN_CHARS = 6;
/** Less than this is below what the size of a font can be measured to. */
const MIN_FIT_EM = 0.012;
/** More than this is no letter-spacing but a gap in the line that was read as one text. */
const MAX_FIT_EM = 0.15;

const arialWidthEm = (text: string, isBold: boolean): number | undefined => {
  const table = isBold ? BOLD : REGULAR;
  let total = 0;
  for (const letter of text) {
    const width = table[letter.codePointAt(0)! - 32];
    if (width === undefined) return undefined;
    total += width;
  }
  return total / 1000;
};

/**
 * The letter-spacing, in font sizes, that makes Arial as wide as these lines were measured; nothing where Arial fits as
 * it is, or where too little text tells.
 */
export const letterFit = (lines: readonly TextLine[]): number | undefined => {
  const fits = lines.flatMap(({ text, box, fontSize, fontWeight }) => {
    const width = arialWidthEm(text, fontWeight >= 600);
    if (width === undefined || text.length < MIN_CHARS) return [];
    return Array.from({ length: text.length }, () => (box.width / fontSize - width + BEARINGS_EM) / (text.length - 1));
  });
  if (fits.length === 0) return undefined;
  const median = fits.sort((a, b) => a - b)[fits.length >> 1]!;
  return Math.abs(median) < MIN_FIT_EM || Math.abs(median) > MAX_FIT_EM ? undefined : median;
};
