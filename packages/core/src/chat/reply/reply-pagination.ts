import { quoteText } from '../../text/quote-text.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { currentOf, paginationsOf } from '../look/find-pagination.ts';
import { say } from '../say/phrases.ts';
import type { Mention } from '../words/read-mentions.ts';
import type { Ask } from './ask.ts';
import { answered } from './compose.ts';
import { replyProperty } from './reply-property.ts';

const isOfPage = ({ question: { spans }, wholes, mentions, every, properties }: Ask): boolean =>
  every.length === 1 &&
  mentions.every(({ type, label }) => !type && !label) &&
  properties.length === 0 &&
  (wholes.has('page') || spans.some((span) => span.kind === 'task' && span.value === 'whichPage'));

/** "1 of 7". */
const OF_PAGES = /(?:^|\s)\d+ (?:of|von|sur|de) (\d+)$/;

/** What is asked of the pages that a pagination leads to: how many there are, which one is shown, and how that looks. */
export function replyPagination(ask: Ask): ChatAnswer | undefined {
  const { language, tasks, properties, pages, mentions } = ask;
  const isOf = (mention: Mention | undefined): boolean =>
    mention !== undefined && (mention.type === 'pagination' || isOf(mention.within));
  // "How many pages are there?" of one screenshot asks for those of its list.
  const isOfPages = (tasks.has('count') || tasks.has('active')) && isOfPage(ask);
  const [found] = isOfPages || mentions.some(isOf) ? pages.flatMap(paginationsOf) : [];
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
  const told = found.holder.page.parts.flatMap(({ node, label }) =>
    node.kind === 'text' ? (OF_PAGES.exec(label)?.[1] ?? []) : [],
  );
  const total = found.isWhole ? last.label : told.find((number) => Number(number) >= Number(last.label));
  return answered(
    say(language, total === undefined ? 'pages_at_least' : 'pages_to', { v: total ?? last.label }),
    found.numbers,
    language,
  );
}
