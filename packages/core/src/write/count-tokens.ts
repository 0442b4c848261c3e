/** The pieces that model vocabularies are built on: words with their leading space, digits by three, runs of marks. */
const PIECES = /[^\S\r\n]?\p{L}+|\p{N}{1,3}|[^\S\r\n]?[^\s\p{L}\p{N}]+|\s+/gu;

/** Ascii words up to this long are nearly always one token; longer ones cost one more for about every six letters. */
const WORD_CHARS = 8;
const CHARS_PER_EXTRA = 6;

const costOf = (piece: string): number => {
  if (/^\s+$/.test(piece)) return 1;
  // Outside the Latin letters about every one and a half characters is a token.
  if (/[\u0250-\u1fff\u2070-\uffff]/.test(piece)) return Math.max(1, Math.ceil(piece.length / 1.5));
  if (/\p{L}/u.test(piece)) {
    // A letter with an accent breaks most words in two.
    const accents = piece.match(/[\u00c0-\u024f]/g)?.length ?? 0;
    return accents + (piece.length <= WORD_CHARS ? 1 : 1 + Math.ceil((piece.length - WORD_CHARS) / CHARS_PER_EXTRA));
  }
  return /\d/.test(piece) ? 1 : Math.ceil(piece.trimStart().length / 2);
};

/** How many tokens a text costs a model, estimated without a vocabulary; within about a tenth of the real count. */
export const countTokens = (text: string): number =>
  (text.match(PIECES) ?? []).reduce((sum, piece) => sum + costOf(piece), 0);
