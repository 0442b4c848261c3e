import type { InEach, Language } from '../words/language.ts';
import { CONTENT_PHRASES } from './content-phrases.ts';
import { DIALOGUE_PHRASES } from './dialogue-phrases.ts';
import { PAGE_PHRASES } from './page-phrases.ts';
import { PART_PHRASES } from './part-phrases.ts';

/** Fills `{name}` places, and `{name|one|many}` with the word for as many; the values are ours, texts of the page come in quoted. */
export const fill = (pattern: string, values: Record<string, string | number>): string =>
  pattern.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, key: string, one?: string, many?: string) => {
    const value = String(values[key] ?? '');
    return one === undefined || many === undefined ? value : value === '1' ? one : many;
  });

const PHRASES = { ...CONTENT_PHRASES, ...PART_PHRASES, ...PAGE_PHRASES, ...DIALOGUE_PHRASES } satisfies Record<
  string,
  InEach
>;
export type PhraseKey = keyof typeof PHRASES;

/** A phrase in the language of the question, with its values filled in. */
export const say = (language: Language, key: PhraseKey, values: Record<string, string | number> = {}): string =>
  fill(PHRASES[key][language], values);
