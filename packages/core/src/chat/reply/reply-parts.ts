import type { ChatAnswer } from '../chat-answer.ts';
import type { Part } from '../look/page-index.ts';
import { inReadingOrder, mostPerRow } from '../look/reading-order.ts';
import { capital, nameOf, nounOf, several, typeOf } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import type { PartType } from '../words/part-nouns.ts';
import type { Mention } from '../words/read-mentions.ts';
import type { Ask } from './ask.ts';
import { answered, insideWords, joined, listOf, namesOf, notFound, pagesOf, unknown, whereWords } from './compose.ts';

/** The kind that all of them are, or the word for any. */
export const kindOf = (parts: readonly Part[], mention: Mention): PartType => {
  const types = new Set(parts.map(typeOf));
  return types.size === 1 ? [...types][0]! : (mention.type ?? 'element');
};

/** Lists the first names of some of these parts, in reading order; all are named once, however many lists follow. */
export const labelLister = (all: readonly Part[]): ((parts: readonly Part[]) => string) => {
  const ordered = inReadingOrder(all);
  const names = namesOf(ordered);
  const places = new Map(ordered.map((part, place) => [part, place]));
  return (parts) => {
    const own = parts.map((part) => places.get(part)!).sort((a, b) => a - b);
    const labels = [...new Set(own.map((place) => names[place]!))];
    const shown = labels.slice(0, 4);
    return `${shown.join(', ')}${labels.length > shown.length ? '…' : ''}`;
  };
};

/** More names are counted, not read. */
export const MAX_ENTRIES = 12;

/** What several parts are called, and nothing else of them. */
export function replyNames(parts: readonly Part[], ask: Ask): ChatAnswer {
  const ordered = inReadingOrder(parts);
  const names = ordered.length === 1 ? [nameOf(ordered[0]!, ask.language)] : namesOf(ordered);
  return answered(`${capital(names.slice(0, MAX_ENTRIES).join(', '))}.`, ordered, ask.language);
}

/** How many, and on which pages. */
export function replyCount(parts: readonly Part[], mention: Mention, ask: Ask): ChatAnswer {
  const { language, pages } = ask;
  // What was not found may be there all the same.
  if (parts.length === 0) return notFound(mention, ask);
  const type = mention.type && mention.type !== 'thing' ? mention.type : kindOf(parts, mention);
  const where = mention.within ? insideWords(mention.within, language) : whereWords(pages, ask);
  const split =
    pages.length > 1
      ? `\n\n${listOf(
          pages.map((page) => `${page.name}: ${parts.filter((part) => part.page === page).length}`),
          language,
        )}`
      : '';
  return answered(
    `${say(language, 'count', { ...several(type, parts.length, language), where })}${split}`,
    parts,
    language,
  );
}

/** How many lie side by side. */
export const replyPerRow = (parts: readonly Part[], mention: Mention, { language }: Ask): ChatAnswer => {
  const most = mostPerRow(parts);
  const words = several(kindOf(parts, mention), most, language);
  return answered(say(language, 'per_row', { ...words, v: most }), parts, language);
};

const sayActive = (active: readonly Part[], names: readonly string[], { language, tasks }: Ask): ChatAnswer => {
  const phrase = tasks.has('count') ? 'active_count' : 'active_are';
  return answered(say(language, phrase, { count: active.length, v: names.join(', ') }), active, language);
};

/** "Which tab is open?": the chosen ones of a kind, by name. */
export const replyActiveOf = (parts: readonly Part[], ask: Ask): ChatAnswer =>
  sayActive(parts, parts.length === 1 ? [nameOf(parts[0]!, ask.language)] : namesOf(parts), ask);

/** Whether the page has such a part, and on which pages it is. */
export function replyExists(parts: readonly Part[], mention: Mention, ask: Ask): ChatAnswer {
  const { language } = ask;
  if (parts.length === 0) return notFound(mention, ask, 'no_such');
  const type = kindOf(parts, mention);
  const words = several(type, parts.length, language);
  const labels = labelLister(parts)(parts);
  const said = say(language, 'yes', { v: `${words['count']} ${words['nouns']}${whereWords(pagesOf(parts), ask)}` });
  return answered(labels ? `${said}\n\n${labels}` : said, parts, language);
}

export function replyWhichPage(parts: readonly Part[], mention: Mention, ask: Ask): ChatAnswer {
  const { language } = ask;
  const noun = nounOf(mention.type ?? 'element', language).one;
  const pages = pagesOf(parts);
  if (pages.length === 0) return unknown(say(language, 'nowhere', { noun }), ask);
  return answered(
    say(language, 'found_on', {
      v: joined(
        pages.map(({ name }) => name),
        language,
      ),
    }),
    parts,
    language,
  );
}
