import { cutShort } from '../../text/cut-short.ts';

/** A text in code marks, which may hold shorter runs of them. */
const QUOTED = /(`+)(?!`).*?(?<!`)\1(?!`)/gsu;

/** The beginning of a phrase that is longer than this, as of any text but never through one in code marks. */
export const cutPhrase = (phrase: string, maxChars: number): string => {
  const cut = cutShort(phrase, maxChars);
  if (cut === phrase) return phrase;
  const end = cut.length - '…'.length;
  const quoted = [...phrase.matchAll(QUOTED)].find(({ index, 0: text }) => index < end && end < index + text.length);
  return quoted ? `${phrase.slice(0, quoted.index).trimEnd()}…` : cut;
};
