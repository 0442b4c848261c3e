import { escapeMarkdown, toPlainLine } from '../text/quote-text.ts';

/** The user's own words as a block quote: line by line, every markdown sign escaped, so that they stay in their place. */
export const writeNotes = (notes: string): string =>
  notes
    .split(/\r?\n|\u2028|\u2029/)
    .map(toPlainLine)
    .filter((line) => line !== '')
    .map((line) => `> ${escapeMarkdown(line)}`)
    .join('\n');
