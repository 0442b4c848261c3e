/** The first UTF-16 units of a text, one fewer where the cut would go through the middle of a character. */
export const firstChars = (text: string, count: number): string => text.slice(0, count).replace(/[\ud800-\udbff]$/, '');
