import { typesWith } from '../../ontology/element-types.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { entriesOf } from '../look/find-entries.ts';
import type { Part } from '../look/page-index.ts';
import { inReadingOrder, isInside } from '../look/reading-order.ts';
import { capital, propertyName, quotedLabel, several, typeOf } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import type { PartType } from '../words/part-nouns.ts';
import type { Property } from '../words/property-words.ts';
import type { Mention } from '../words/read-mentions.ts';
import type { Ask } from './ask.ts';
import { answered, askWhich, capitalName, joined, listOf, namesOf, notFound, pagesOf, whereWords } from './compose.ts';
import { readFact } from './read-fact.ts';
import { kindOf, MAX_ENTRIES } from './reply-parts.ts';
import { factSentence } from './reply-property.ts';

const DESCRIBED: readonly Property[] = [
  'position',
  'color',
  'background',
  'textColor',
  'font',
  'radius',
  'border',
  'shadow',
  'padding',
  'gap',
];

/** Parts that are there for what they list. */
const LISTING = typesWith('lists entries');

const contentsOf = (part: Part, ask: Ask): string => {
  const counts = new Map<PartType, number>();
  const walk = (one: Part): void => {
    for (const child of part.page.parts.filter((other) => other.parent === one)) {
      if (child.node.kind !== 'group' && child.node.type !== 'shape')
        counts.set(typeOf(child), (counts.get(typeOf(child)) ?? 0) + 1);
      if (child.node.kind === 'group' || child.node.kind === 'region') walk(child);
    }
  };
  walk(part);
  if (LISTING.has(part.node.type)) {
    const entries = entriesOf(part.page.parts.filter((other) => isInside(other, new Set([part])))).slice(
      0,
      MAX_ENTRIES,
    );
    if (entries.length > 1) return say(ask.language, 'holds', { v: joined(entries.map(quotedLabel), ask.language) });
  }
  const words = [...counts].map(([type, count]) => {
    const values = several(type, count, ask.language);
    return `${count} ${values['nouns']}`;
  });
  return words.length > 0 ? say(ask.language, 'holds', { v: joined(words, ask.language) }) : '';
};

const DRAWN_VALUES = typesWith('tick', 'progress');

/** Everything that was measured of one part. */
function describePart(part: Part, ask: Ask): ChatAnswer {
  const { language } = ask;
  const size = readFact('size', part, language)!;
  const lines = DESCRIBED.flatMap((property) => {
    const fact = readFact(property, part, language);
    if (!fact || fact.sentence) return [];
    const isRepeated = property === 'background' && fact.text === readFact('color', part, language)?.text;
    const isOwn = property !== 'textColor' || fact.text !== readFact('color', part, language)?.text;
    return isRepeated || !isOwn ? [] : [`${capital(propertyName(property, language))}: ${fact.text}`];
  });
  // Whether a switch is on, and how far a bar goes, comes before how large it is.
  const value = DRAWN_VALUES.has(part.node.type) ? readFact('value', part, language) : undefined;
  const head = factSentence(value ? 'value' : 'size', value ?? size, capitalName(part, ask), ask);
  if (value) lines.unshift(`${capital(propertyName('size', language))}: ${size.text}`);
  const isChart = part.node.type === 'chart';
  const contents = isChart ? (readFact('says', part, language)?.text ?? '') : contentsOf(part, ask);
  return answered(
    [head, listOf(lines, language, DESCRIBED.length + 1), contents].filter(Boolean).join('\n\n'),
    [part],
    language,
  );
}

const summaryOf = (part: Part, ask: Ask): string => {
  const color = readFact('color', part, ask.language)?.text;
  return [readFact('size', part, ask.language)!.text, color].filter(Boolean).join(', ');
};

/** Parts that the question names without asking for one property: one is described, several are listed. */
export function replyDescribe(parts: readonly Part[], mention: Mention, ask: Ask): ChatAnswer {
  const { language } = ask;
  if (parts.length === 0) return notFound(mention, ask);
  if (parts.length === 1) return describePart(parts[0]!, ask);
  const type = kindOf(parts, mention);
  const ordered = inReadingOrder(parts);
  const names = namesOf(ordered);
  const head = say(language, 'count', {
    ...several(type, parts.length, language),
    where: whereWords(pagesOf(parts), ask),
  });
  if (!mention.plural && !ask.tasks.has('list') && pagesOf(parts).length !== parts.length)
    return askWhich(
      say(language, 'which', several(type, parts.length, language)),
      ordered.map((part) => ({ part, value: summaryOf(part, ask) })),
      mention,
      ask,
    );
  const lines = ordered.map((part, index) =>
    type === 'text' ? names[index]! : `${names[index]}: ${summaryOf(part, ask)}`,
  );
  return answered(`${head.replace(/\.$/, ':')}\n\n${listOf(lines, language, 12)}`, ordered, language);
}
