import type { ChatAnswer } from '../chat-answer.ts';
import type { Part } from '../look/page-index.ts';
import { inReadingOrder } from '../look/reading-order.ts';
import type { Ask } from '../reply/ask.ts';
import { answered, joined } from '../reply/compose.ts';
import { quotedLabel } from '../say/name-parts.ts';
import { MAX_KIND_WORDS, patternOf } from '../words/value-kinds.ts';

/** More of one kind are a list, and nobody asks which of them is meant. */
const MAX_TEXTS = 3;

/** What the question asks for by a name of a kind of value, as the page writes it. */
const valuesIn = ({ question: { tokens }, pages }: Ask): Part[] => {
  for (let length = MAX_KIND_WORDS; length >= 1; length--)
    for (let at = 0; at + length <= tokens.length; at++) {
      const name = tokens.slice(at, at + length).map(({ word }) => word);
      const pattern = patternOf(name.join(' '));
      if (pattern)
        return pages.flatMap(({ parts }) =>
          parts.filter(({ node, label }) => node.kind === 'text' && pattern.test(label)),
        );
    }
  return [];
};

/** "What is her phone number?", where the page writes one and no label beside it. */
export function replyKind(ask: Ask): ChatAnswer | undefined {
  const { mentions, properties, formats, tasks, language } = ask;
  const isOfParts = mentions.some(({ type, relation }) => type ?? relation);
  if (isOfParts || formats.length > 0 || tasks.has('count') || !properties.every((one) => one === 'says'))
    return undefined;
  const found = inReadingOrder(valuesIn(ask));
  if (found.length === 0 || found.length > MAX_TEXTS) return undefined;
  return answered(`${joined(found.map(quotedLabel), language)}.`, found, language);
}
