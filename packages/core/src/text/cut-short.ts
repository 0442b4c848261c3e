/** The beginning of a text that is longer than this, up to the end of a word where there is one, never through a character. */
export const cutShort = (text: string, maxChars: number): string => {
  if (text.length <= maxChars) return text;
  const space = text.lastIndexOf(' ', maxChars);
  const start = text.slice(0, space > 0 ? space : maxChars).replace(/[\ud800-\udbff]$/, '');
  return `${start.trimEnd()}…`;
};
