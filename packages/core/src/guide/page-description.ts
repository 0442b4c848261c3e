import { PAGE_DESCRIPTION_LINES } from '../spec/limits.ts';

/** The first lines of a page's prompt that say something (GB2): no headings, nothing empty, ten at most. */
export const pageDescription = (prompt: string): string[] =>
  prompt
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(0, PAGE_DESCRIPTION_LINES);
