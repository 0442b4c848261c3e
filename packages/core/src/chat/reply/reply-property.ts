import { backgroundOf as pageBackground } from '../../color/page-tone.ts';
import type { Hex } from '../../hex.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { quoteText } from '../../text/quote-text.ts';
import { px } from '../../write/number-words.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { unusedHints } from '../look/find-parts.ts';
import type { Part } from '../look/page-index.ts';
import { ALIKE_LEVELS, backgroundOf, colorOf, lightnessOf } from '../look/part-facts.ts';
import { inReadingOrder } from '../look/reading-order.ts';
import {
  capital,
  eachOf,
  nameOf,
  nounOf,
  propertyName,
  quotedLabel,
  several,
  typeOf,
  wholeName,
} from '../say/name-parts.ts';
import { fill, type PhraseKey, say } from '../say/phrases.ts';
import { PROPERTY_SENTENCES } from '../say/property-sentences.ts';
import { directionOf } from '../words/compare-words.ts';
import { foldWords } from '../words/fold-words.ts';
import type { Language } from '../words/language.ts';
import type { Property } from '../words/property-words.ts';
import type { Mention } from '../words/read-mentions.ts';
import { type Ask, isOnOrOff, type Named } from './ask.ts';
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

const groupLines = (property: Property, groups: readonly { fact: Fact; parts: Part[] }[], ask: Ask): string => {
  const labelList = labelLister(groups.flatMap(({ parts }) => parts));
  const lines = groups.map(({ fact, parts }) => {
    // What a part says is its name.
    const [{ caption }, another] = parts as [Part, Part?];
    if (property === 'says' && !another) return caption ? `${quoteText(caption)}: ${fact.text}` : fact.text;
    return `${fact.text}${parts.length > 1 ? ` (${parts.length}×)` : ''}: ${labelList(parts)}`;
  });
  return listOf(lines, ask.language);
};

/** No more are offered with buttons. */
const MAX_CHOICES = 6;

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
  if (facts.length === 0) {
    const n = nameOf(parts[0]!, language);
    return property === 'value' && isOnOrOff(ask.text)
      ? unknown(say(language, 'on_unknown', { n: quotedLabel(parts[0]!) || n }), ask)
      : unknown(say(language, 'not_measured', { prop, n }), ask);
  }
  const groups = groupByFact(facts);
  const type = kindOf(parts, mention);
  const found = facts.map(({ part }) => part);
  if (ask.tasks.has('same') && facts.length > 1)
    return answered(
      groups.length === 1
        ? say(language, 'same_yes', { ...several(type, facts.length, language), prop, v: groups[0]!.fact.text })
        : `${say(language, 'same_no', { prop })}\n\n${groupLines(property, groups, ask)}`,
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
  const isNotFound = unusedHints(mention, found).length > 0;
  // Of many nobody picks one that has no name.
  const nameless = found.filter((part) => quotedLabel(part) === '').length;
  if (!mention.plural && isNotFound && found.length > MAX_CHOICES && nameless * 2 > found.length)
    return notFound(mention, ask);
  if (!mention.plural && !ask.tasks.has('list') && !isOneOnEach)
    return askWhich(
      isNotFound ? notFound(mention, ask).message : say(language, 'which', several(type, facts.length, language)),
      inReadingOrder(found).map((part) => ({ part, value: facts.find((one) => one.part === part)!.fact.text })),
      mention,
      ask,
    );
  return answered(
    `${say(language, 'differ_in', { ...several(type, facts.length, language), prop })}\n\n${groupLines(property, groups, ask)}`,
    found,
    language,
  );
}

/** Questions that a yes or a no answers begin so. */
export const QUESTION =
  /^(?:is|are|does|do|ist|sind|hat|est|sont|es|son|e|sao)\b|est ce que|(?:est|sont) (?:il|elle|ils|elles)\b|^(?:el|la|los|las|o|a|os|as) (?!que\b).* (?:es|son|e|sao) (?:mas|mais) /;

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
  const direction = directionOf(property, foldWords(ask.text));
  // Of words the size of their letters.
  const isOfWords = property === 'size' && facts.every(({ fact: { numbers } }) => numbers?.[2]);
  const [a, b] = facts.map(({ fact }) => (isOfWords ? fact.numbers![2] : amountOf(property, fact)));
  if (direction === undefined || facts.length !== 2 || a === undefined || b === undefined) return '';
  return verdict((a - b) * direction, [facts[0]!.name, facts[1]!.name], ask);
};

/** By how much more the first of two has, in levels or in pixels, which are rounded alike: yes or no where that is asked, else which of them has more. */
const verdict = (more: number, [first, second]: readonly [string, string], { language, text, tasks }: Ask): string => {
  if (QUESTION.test(foldWords(text))) return say(language, more > ALIKE_LEVELS ? 'yes_' : 'no_');
  if (!tasks.has('which') || Math.abs(more) <= ALIKE_LEVELS) return '';
  return `${capital(more > 0 ? first : second)}. `;
};

/** "Is the sidebar darker than the page?": yes or no, or which of them, and both colours. */
const replyAgainstPage = ({ mention, parts }: Named, direction: 1 | -1, ask: Ask): ChatAnswer | undefined => {
  const { language, wholes, pages } = ask;
  const [part] = parts;
  const [page, otherPage] = pages;
  if (!part || !page || otherPage || mention.within || !wholes.has('page')) return undefined;
  const [own, ground] = [part.paint?.fill, pageBackground(page.measurement)];
  if (parts.some(({ paint }) => paint?.fill !== own)) return unknown(say(language, 'cannot'), ask);
  if (!own)
    return unknown(
      say(language, 'not_measured', { prop: propertyName('background', language), n: nameOf(part, language) }),
      ask,
    );
  // "Is the page darker than the cards?" asks it of the page.
  const isOfPage = ask.question.spans.some((span) => span.kind === 'whole' && span.from < mention.from);
  const more = (lightnessOf(own) - lightnessOf(ground)) * direction;
  const names = [quotedLabel(part) || nounOf(typeOf(part), language).one, wholeName('page', language)] as const;
  const head = isOfPage ? verdict(-more, [names[1], names[0]], ask) : verdict(more, names, ask);
  const lines = [`${capitalName(part, ask)}: ${own}`, say(language, 'page_background', { v: ground, where: '' })];
  return answered(`${head}\n\n${listOf(lines, language)}`.trimStart(), [part], language);
};

/** The two that a question compares: two names, or just two parts of a kind where it asks which of them. */
const pairOf = (named: readonly Named[], { tasks }: Ask): Named[] | undefined => {
  const [first, second] = named;
  if (second) return named.length === 2 ? [...named] : undefined;
  return tasks.has('which') && first?.parts.length === 2
    ? first.parts.map((part) => ({ ...first, parts: [part] }))
    : undefined;
};

/** "Which card is darker?": what is compared is said, and nothing else that a word of the question may ask for. */
export function replyLighter(named: readonly Named[], ask: Ask): ChatAnswer | undefined {
  const [first, second] = named;
  // "Which card is the darkest?" of cards that are alike: none of them is.
  const isLight = first?.mention.extreme === 'darkest' || first?.mention.extreme === 'lightest';
  if (first && !second && isLight && first.parts.length > 1 && ask.properties.length === 0 && !ask.tasks.has('count'))
    return replyProperty('color', first.parts, { ...first.mention, plural: true }, ask);
  const { tokens, spans } = ask.question;
  const [direction] = spans.flatMap((span) => {
    if (span.kind !== 'property' || span.value !== 'color') return [];
    const words = tokens.slice(span.from, span.to).map(({ word }) => word);
    return directionOf('color', words.join(' ')) ?? [];
  });
  if (direction === undefined) return undefined;
  const missing = named.find(({ parts }) => parts.length === 0);
  if (missing) return notFound(missing.mention, ask);
  const pair = pairOf(named, ask);
  const against = first && !second ? replyAgainstPage(first, direction, ask) : undefined;
  // "Lighter than the background" of letters: it is not told whose colour is compared with whose.
  const isGround = ask.properties.includes('background');
  const isMixed = isGround && pair?.some(({ parts }) => parts.some((part) => colorOf(part) !== backgroundOf(part)));
  const each = pair && !isMixed ? replyEach(isGround ? 'background' : 'color', pair, ask) : undefined;
  return against ?? each ?? unknown(say(ask.language, 'cannot'), ask);
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
    // Two of a kind that have no name are told apart by what is on them.
    const words = named.every((one) => one.mention === mention) && first?.lines[0] && quoteText(first.lines[0].text);
    const name = (first && quotedLabel(first)) || words || (mention.plural ? noun.many : noun.one);
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
  const more = ask.tasks.has('differ') || ask.tasks.has('which') ? differenceOf(facts, language) : '';
  return answered(
    `${head}:\n\n${listOf(lines, language)}${more}`,
    named.flatMap(({ parts }) => parts),
    language,
  );
}

/** By how many pixels two lengths differ. */
const differenceOf = (facts: readonly { groups: readonly { fact: Fact }[] }[], language: Language): string => {
  const [a, b, another] = facts.map(({ groups }) => groups[0]!.fact.numbers);
  const isLength =
    a?.length === 1 && b?.length === 1 && !another && facts.every(({ groups }) => /px$/.test(groups[0]!.fact.text));
  if (!isLength || a[0] === b[0]) return '';
  return `\n\n${say(language, 'difference', { v: `${px(Math.abs(a[0]! - b[0]!))} px` })}`;
};
