/** A code block whose fence is longer than any run of backticks inside, so that nothing in it can end it. */
export const fenceBlock = (text: string, language: string): string => {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map((match) => match[0].length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
};
