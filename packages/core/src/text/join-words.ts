/** Words as they are written: with a space before each, unless it is glued to the one before it. */
export const joinWords = (words: readonly { text: string; glued?: boolean | undefined }[]): string =>
  words.map(({ text, glued }, index) => (index === 0 || glued ? text : ` ${text}`)).join('');
