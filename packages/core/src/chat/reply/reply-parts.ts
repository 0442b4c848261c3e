import { typesWith } from '../../ontology/element-types.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { entriesOf } from '../look/find-entries.ts';
import { unusedHint } from '../look/find-parts.ts';
import { inReadingOrder, isActive, isInside, mostPerRow } from '../look/narrow-parts.ts';
import type { Part } from '../look/page-index.ts';
import { capital, eachOf, nameOf, nounOf, propertyName, quotedLabel, several, typeOf } from '../say/name-parts.ts';
import { fill, type PhraseKey, say } from '../say/phrases.ts';
import { PROPERTY_SENTENCES } from '../say/property-sentences.ts';
import { directionOf } from '../words/compare-words.ts';
import { foldWords } from '../words/fold-words.ts';
import type { PartType } from '../words/part-nouns.ts';
import type { Property } from '../words/property-words.ts';
import type { Mention } from '../words/read-mentions.ts';
import type { Ask, Named } from './ask.ts';
import {
  answered,
  askWhich,
  capitalName,
  insideWords,
  joined,
  listOf,
  namesOf,
  notFound,
  pagesOf,
  shortName,
  unknown,
  whereWords,
} from './compose.ts';
import { type Fact, groupByFact, readFact } from './read-fact.ts';

const factSentence = (property: Property, fact: Fact, name: string, { language }: Ask): string =>
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

/** The kind that all of them are, or the word for any. */
export const kindOf = (parts: readonly Part[], mention: Mention): PartType => {
  const types = new Set(parts.map(typeOf));
  return types.size === 1 ? [...types][0]! : (mention.type ?? 'element');
};

/** Lists the first names of some of these parts, in reading order; all are named once, however many lists follow. */
const labelLister = (all: readonly Part[]): ((parts: readonly Part[]) => string) => {
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
const QUESTION = /^(?:is|are|does|do|ist|sind|hat|est|sont|es|son|e|sao)\b|est ce que/;

/** "Is the first wider than the second?": yes or no before the values, where two are compared. */
const compared = (property: Property, facts: readonly Fact[], { language, text }: Ask): string => {
  const words = foldWords(text);
  const direction = QUESTION.test(words) ? directionOf(property, words) : undefined;
  const amountOf = ({ numbers }: Fact): number | undefined =>
    property === 'size' && numbers ? numbers[0]! * numbers[1]! : numbers?.[0];
  const [a, b] = facts.map(amountOf);
  if (direction === undefined || facts.length !== 2 || a === undefined || b === undefined) return '';
  return say(language, (a - b) * direction > 1 ? 'yes_' : 'no_');
};

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
    facts.map(({ groups }) => groups[0]!.fact),
    ask,
  );
  const head = `${yes}${capital(propertyName(property, language))}`;
  return answered(
    `${head}:\n\n${listOf(lines, language)}`,
    named.flatMap(({ parts }) => parts),
    language,
  );
}

/** What several parts are called, and nothing else of them. */
export function replyNames(parts: readonly Part[], ask: Ask): ChatAnswer {
  const ordered = inReadingOrder(parts);
  const names = ordered.length === 1 ? [nameOf(ordered[0]!, ask.language)] : namesOf(ordered);
  return answered(`${capital(names.slice(0, MAX_ENTRIES).join(', '))}.`, ordered, ask.language);
}

/** How many, and on which pages. */
export function replyCount(parts: readonly Part[], mention: Mention, ask: Ask): ChatAnswer {
  const { language, pages } = ask;
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

/** Everything that was measured as chosen: the entry of a menu, the tab, the step. */
export const replyActive = (ask: Ask): ChatAnswer => {
  const active = ask.pages.flatMap(({ parts }) =>
    parts.filter((part) => part.label !== '' && part.node.kind === 'element' && isActive(part)),
  );
  const names = [...new Set(active.map((part) => shortName(part, ask.pages.length === 1)))];
  if (names.length === 0) return unknown(say(ask.language, 'cannot'), ask);
  return sayActive(active, names, ask);
};

/** Whether the page has such a part, and on which pages it is. */
export function replyExists(parts: readonly Part[], mention: Mention, ask: Ask): ChatAnswer {
  const { language } = ask;
  if (parts.length === 0) return notFound(mention, ask, 'no_such');
  if (unusedHint(mention, parts)) return unknown(say(language, 'cannot'), ask);
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
  if (pages.length === 0) return answered(say(language, 'nowhere', { noun }), [], language);
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
const MAX_ENTRIES = 12;

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

const BOXES = typesWith('box');
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
