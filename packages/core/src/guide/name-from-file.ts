import { MAX_PROMPT_NAME_CHARS } from '../spec/limits.ts';
import { toPlainLine } from '../text/quote-text.ts';

/** What cameras, systems and browsers call their files says nothing about the page. */
const MEANINGLESS =
  /^(screen ?shots?|screen ?capture|bildschirm ?foto|capture|captura|image|img|picture|photo|untitled|unnamed|download|clipboard|paste|pasted image|shot|page|section|bild|frame)?$/i;

/** A name for a page out of its file's name, as a person would write it; undefined where the file's name says nothing. */
export const nameFromFile = (file: string): string | undefined => {
  const words = toPlainLine(file)
    .replace(/\.[a-z]{3,4}$/i, '')
    .replace(/(\p{Ll}{2}|\d)(\p{Lu}\p{Ll})/gu, '$1 $2')
    // Dates, times, sizes, versions and copies.
    .replace(/_/g, ' ')
    .replace(/\d{2,4}[-_.:]\d{2}[-_.:]\d{2,4}|\b(at|um)\b|@\dx|\b\d+ ?x ?\d+\b|\(\d+\)|\b(copy|final|v\d+)\b/gi, ' ')
    .replace(/[-_.\s]+/g, ' ')
    .trim();
  const letters = words.replace(/[\d\s]+/g, ' ').trim();
  if (MEANINGLESS.test(letters) || !/\p{L}{2}/u.test(letters)) return undefined;
  // Only the first letter, and 'iOS' and 'API' stay as they are.
  const name = /^\p{Ll}\p{Lu}/u.test(words) ? words : words[0]!.toUpperCase() + words.slice(1);
  return name.slice(0, MAX_PROMPT_NAME_CHARS).trim();
};

/** What files are called by for the width alone. */
const WIDTH_WORDS =
  /\b(desktop|laptop|tablet|phone|iphone|ipad|android|mobile|wide|narrow|small|large|web|\d{3,4} ?(px|w)?)\b/gi;

/** A name without the words that only say how wide the window was; may be empty. */
export const withoutWidth = (name: string): string => name.replace(WIDTH_WORDS, ' ').replace(/\s+/g, ' ').trim();
