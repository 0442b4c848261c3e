import { backgroundOf as pageBackground } from '../../color/page-tone.ts';
import type { Hex } from '../../hex.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { unusedHint } from '../look/find-parts.ts';
import { inReadingOrder } from '../look/narrow-parts.ts';
import type { Part } from '../look/page-index.ts';
import { lightnessOf } from '../look/part-facts.ts';
import { capital, eachOf, nameOf, nounOf, propertyName, quotedLabel, several } from '../say/name-parts.ts';
import { fill, type PhraseKey, say } from '../say/phrases.ts';
import { PROPERTY_SENTENCES } from '../say/property-sentences.ts';
import { directionOf } from '../words/compare-words.ts';
import { foldWords } from '../words/fold-words.ts';
import type { Property } from '../words/property-words.ts';
import type { Mention } from '../words/read-mentions.ts';
import type { Ask, Named } from './ask.ts';
import { answered, askWhich, capitalName, listOf, notFound, pagesOf, unknown } from './compose.ts';
import { type Fact, groupByFact, readFact } from './read-fact.ts';
import { kindOf, labelLister, replyNames } from './reply-parts.ts';

const BOXES = typesWith('box');

export const factSentence = (property: Property, fact: Fact, name: string, { language }: Ask): string =>
  fact.sentence
    ? say(language, fact.sentence, { n: name, v: fact.text, holder: fact.holder ?? '' })
    : fill(PROPERTY_SENTENCES[property][language], { n: name, v: fact.text });

/** What several parts lack is said of none of them, not of each. */
const NONE_HAS: Partial<Record<PhraseKey, PhraseKey>> = { no_shadow: 'none_has_shadow', no_border: 'none_has_border' };

/** What is said beside the fact that was asked for. */
const BESIDE: Partial<Record<Property, readonly Property[]>> = {
  color: ['textColor'],
  size: ['position'],
  width: ['size'],
  height: ['size'],
};

const besideWords = (property: Property, part: Part, ask: Ask): string[] =>
  (BESIDE[property] ?? []).flatMap((other) => {
    const fact = readFact(other, part, ask.language);
    const asked = readFact(property, part, ask.language);
    return fact && fact.text !== asked?.text && !ask.properties.includes(other)
      ? [`${capital(propertyName(other, ask.language))}: ${fact.text}`]
      : [];
  });

const groupLines = (groups: readonly { fact: Fact; parts: Part[] }[], ask: Ask): string => {
  const labelList = labelLister(groups.flatMap(({ parts }) => parts));
  const lines = groups.map(
    ({ fact, parts }) => `${fact.text}${parts.length > 1 ? ` (${parts.length}×)` : ''}: ${labelList(parts)}`,
  );
  return listOf(lines, ask.language);
};

/** A property of the parts that a question names. */
export function replyProperty(property: Property, parts: readonly Part[], mention: Mention, ask: Ask): ChatAnswer {
  const { language } = ask;
  if (property === 'says' && parts.length > 1 && parts.every(({ node }) => BOXES.has(node.type)))
    return replyNames(parts, ask);
  if (property === 'states') return unknown(say(language, 'states_unknown'), ask);
  const facts = parts.flatMap((part) => {
    const fact = readFact(property, part, language);
    return fact ? [{ part, fact }] : [];
  });
  const prop = propertyName(property, language);
  if (facts.length === 0) return unknown(say(language, 'not_measured', { prop, n: nameOf(parts[0]!, language) }), ask);
  const groups = groupByFact(facts);
  const type = kindOf(parts, mention);
  const found = facts.map(({ part }) => part);
  if (ask.tasks.has('same') && facts.length > 1)
    return answered(
      groups.length === 1
        ? say(language, 'same_yes', { ...several(type, facts.length, language), prop, v: groups[0]!.fact.text })
        : `${say(language, 'same_no', { prop })}\n\n${groupLines(groups, ask)}`,
      found,
      language,
    );
  if (facts.length === 1) {
    const { part, fact } = facts[0]!;
    const beside = besideWords(property, part, ask);
    const message = factSentence(property, fact, capitalName(part, ask), ask);
    const said = answered(`${message}${beside.length > 0 ? `\n\n${listOf(beside, language)}` : ''}`, [part], language);
    return fact.unsure ? { ...said, state: 'unknown' } : said;
  }
  if (groups.length === 1) {
    const none = groups[0]!.fact.sentence && NONE_HAS[groups[0]!.fact.sentence];
    if (none) return answered(say(language, none, several(type, facts.length, language)), found, language);
    const name = eachOf(say(language, 'each', several(type, facts.length, language)), type, facts.length, language);
    return answered(factSentence(property, groups[0]!.fact, name, ask), found, language);
  }
  const isOneOnEach = pagesOf(found).length === found.length;
  if (!mention.plural && !ask.tasks.has('list') && !isOneOnEach)
    return askWhich(
      unusedHint(mention, found)
        ? notFound(mention, ask).message
        : say(language, 'which', several(type, facts.length, language)),
      inReadingOrder(found).map((part) => ({ part, value: facts.find((one) => one.part === part)!.fact.text })),
      mention,
      ask,
    );
  return answered(
    `${say(language, 'differ_in', { ...several(type, facts.length, language), prop })}\n\n${groupLines(groups, ask)}`,
    found,
    language,
  );
}

/** Questions that a yes or a no answers begin so. */
const QUESTION =
  /^(?:is|are|does|do|ist|sind|hat|est|sont|es|son|e|sao)\b|est ce que|(?:est|sont) (?:il|elle|ils|elles)\b/;

/** What two facts are compared by. */
const amountOf = (property: Property, { numbers, text }: Fact): number | undefined => {
  if (property === 'color' || property === 'background') {
    const hex = /#[0-9a-f]{6}/.exec(text)?.[0];
    return hex === undefined ? undefined : lightnessOf(hex as Hex);
  }
  return property === 'size' && numbers ? numbers[0]! * numbers[1]! : numbers?.[0];
};

/** "Is the first wider than the second?": yes or no before the values; "which is wider?": its name. */
const compared = (property: Property, facts: readonly { name: string; fact: Fact }[], ask: Ask): string => {
  const { language, text, tasks } = ask;
  const words = foldWords(text);
  const direction = directionOf(property, words);
  const [a, b] = facts.map(({ fact }) => amountOf(property, fact));
  if (direction === undefined || facts.length !== 2 || a === undefined || b === undefined) return '';
  const isMore = (a - b) * direction > 1;
  if (QUESTION.test(words)) return say(language, isMore ? 'yes_' : 'no_');
  if (!tasks.has('which') || Math.abs(a - b) <= 1) return '';
  return `${capital(facts[isMore ? 0 : 1]!.name)}. `;
};

/** "Is the sidebar darker than the page?": yes or no, and both colours. */
export function replyAgainstPage({ mention, parts }: Named, ask: Ask): ChatAnswer | undefined {
  const { language, wholes, pages } = ask;
  const [part] = parts;
  const [page, otherPage] = pages;
  const direction = directionOf('color', foldWords(ask.text));
  if (!part || !page || otherPage || mention.within || direction === undefined || !wholes.has('page')) return undefined;
  const [own, ground] = [part.paint?.fill, pageBackground(page.measurement)];
  const isAlike = parts.every(({ paint }) => paint?.fill === own);
  if (!own || !isAlike)
    return unknown(
      say(language, 'not_measured', { prop: propertyName('background', language), n: nameOf(part, language) }),
      ask,
    );
  // "Is the page darker than the cards?" asks it of the page.
  const isOfPage = ask.question.spans.some((span) => span.kind === 'whole' && span.from < mention.from);
  const more = (lightnessOf(own) - lightnessOf(ground)) * direction;
  const isMore = (isOfPage ? -more : more) > 1;
  const lines = [`${capitalName(part, ask)}: ${own}`, say(language, 'page_background', { v: ground, where: '' })];
  return answered(`${say(language, isMore ? 'yes_' : 'no_')}\n\n${listOf(lines, language)}`, [part], language);
}

/** "The colour of Publish and Delete": one line for each name, in the order of the question. */
export function replyEach(property: Property, named: readonly Named[], ask: Ask): ChatAnswer | undefined {
  const { language } = ask;
  const facts = named.map(({ mention, parts }) => {
    const groups = groupByFact(
      parts.flatMap((part) => {
        const fact = readFact(property, part, language);
        return fact ? [{ part, fact }] : [];
      }),
    );
    const [first] = parts;
    const noun = nounOf(mention.type ?? 'element', language);
    const name = (first && quotedLabel(first)) || (mention.plural ? noun.many : noun.one);
    return { name, groups };
  });
  const names = new Set(facts.map(({ name }) => name));
  if (names.size < named.length || facts.some(({ groups }) => groups.length !== 1)) return undefined;
  const lines = facts.map(({ name, groups }) => `${name}: ${groups[0]!.fact.text}`);
  const yes = compared(
    property,
    facts.map(({ name, groups }) => ({ name, fact: groups[0]!.fact })),
    ask,
  );
  const head = `${yes}${capital(propertyName(property, language))}`;
  return answered(
    `${head}:\n\n${listOf(lines, language)}`,
    named.flatMap(({ parts }) => parts),
    language,
  );
}
