import { quoteText } from '../../text/quote-text.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import type { Part } from '../look/page-index.ts';
import { inReadingOrder, outermost } from '../look/reading-order.ts';
import type { Ask } from '../reply/ask.ts';
import { answered, joined } from '../reply/compose.ts';

/** Fewer are no set, and one line alone is an entry, not a thing. */
const MIN_LINES = 2;

/** The line that is set largest, as people read it first. */
const titleOf = ({ lines }: Part): string =>
  lines.reduce((best, line) => (line.fontSize > best.fontSize ? line : best)).text;

/** "Name all six features": just so many things that repeat, whatever they are called. */
export function replyRepeats({
  tasks,
  mentions,
  properties,
  question,
  strange,
  pages,
  language,
}: Ask): ChatAnswer | undefined {
  const numbers = question.spans.flatMap((span) => (span.kind === 'number' ? [span.value] : []));
  const isAsked = (tasks.has('list') || tasks.has('which')) && mentions.length + properties.length === 0;
  const [count, another] = numbers;
  if (!isAsked || count === undefined || another !== undefined || strange.length !== 1) return undefined;
  const sets = pages.flatMap(({ parts }) => {
    const names = new Set(parts.flatMap(({ node }) => node.repeat ?? []));
    return [...names].map((name) =>
      outermost(parts.filter(({ node, lines }) => node.repeat === name && lines.length >= MIN_LINES)),
    );
  });
  const [set, other] = sets.filter(({ length }) => length === count);
  if (!set || other) return undefined;
  const things = inReadingOrder(set);
  return answered(
    `${joined(
      things.map((thing) => quoteText(titleOf(thing))),
      language,
    )}.`,
    things,
    language,
  );
}
