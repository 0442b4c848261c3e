/** A text in code marks, which may hold shorter runs of them. */
const QUOTED = /(`+)(?!`).*?(?<!`)\1(?!`)/gsu;

/** The beginning of a phrase that is longer than this, up to the end of a word and never through a text in code marks. */
export const cutPhrase = (phrase: string, maxChars: number): string => {
  if (phrase.length <= maxChars) return phrase;
  const space = phrase.lastIndexOf(' ', maxChars);
  const quoted = [...phrase.matchAll(QUOTED)].find(
    ({ index, 0: text }) => index < space && space < index + text.length,
  );
  return `${phrase.slice(0, quoted?.index ?? space).trimEnd()}…`;
};
