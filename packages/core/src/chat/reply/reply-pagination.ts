import { quoteText } from '../../text/quote-text.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { currentOf, paginationsOf } from '../look/find-pagination.ts';
import { say } from '../say/phrases.ts';
import type { Mention } from '../words/read-mentions.ts';
import type { Ask } from './ask.ts';
import { answered } from './compose.ts';
import { replyProperty } from './reply-property.ts';

/** What is asked of the pages that a pagination leads to: how many there are, which one is shown, and how that looks. */
export function replyPagination(ask: Ask): ChatAnswer | undefined {
  const { language, tasks, properties, pages, mentions } = ask;
  const isOf = (mention: Mention | undefined): boolean =>
    mention !== undefined && (mention.type === 'pagination' || isOf(mention.within));
  const [found] = mentions.some(isOf) ? pages.flatMap(paginationsOf) : [];
  if (!found) return undefined;
  if (tasks.has('active') || mentions.some(({ active }) => active)) {
    const current = currentOf(found.numbers);
    if (!current) return undefined;
    if (properties.length > 0)
      return replyProperty(properties[0]!, [current], { plural: false, places: [], from: 0, to: 0 }, ask);
    return answered(say(language, 'active_are', { v: quoteText(current.label) }), [current], language);
  }
  // "How many pages": those that can be reached, not how often there is a pagination.
  if (!tasks.has('count') || properties.length > 0) return undefined;
  const last = found.numbers.at(-1)!;
  return answered(
    say(language, found.isWhole ? 'pages_to' : 'pages_at_least', { v: last.label }),
    found.numbers,
    language,
  );
}
