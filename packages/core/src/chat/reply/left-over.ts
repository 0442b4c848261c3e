import { typesWith } from '../../ontology/element-types.ts';
import { quoteText } from '../../text/quote-text.ts';
import { ANSWER_LIMITS, type ChatAnswer } from '../chat-answer.ts';
import { findParts, unusedHints } from '../look/find-parts.ts';
import { mainHeading } from '../look/narrow-parts.ts';
import type { Part } from '../look/page-index.ts';
import { ofHue } from '../look/part-hues.ts';
import { isInside } from '../look/reading-order.ts';
import { hueName } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import type { Hue } from '../words/color-words.ts';
import { directionOf } from '../words/compare-words.ts';
import { foldWords } from '../words/fold-words.ts';
import type { Whole } from '../words/place-words.ts';
import type { Property } from '../words/property-words.ts';
import type { Mention } from '../words/read-mentions.ts';
import type { Span } from '../words/read-question.ts';
import type { Task } from '../words/task-words.ts';
import { type Ask, isOnOrOff, type Named } from './ask.ts';
import { unknown, unknownOf } from './compose.ts';
import { saysSo } from './fits-question.ts';
import { asUnsure } from './reply-content.ts';
import { QUESTION } from './reply-property.ts';

/*
 * An answer is given only when it took every word of the question into account. A word that nobody knows is said to be left out;
 * one that picks (a name, a colour, a place, an order, a negation) and that the answer shows no trace of makes it no answer.
 */

/** What holds more lines is a list of things: that a name is somewhere in it says nothing of it. */
const MAX_THING_LINES = 12;
/** A card with a title and what it heads; a name further out heads the page. */
const MAX_HOLDER_LINES = 24;

const holds = ({ words, inner }: Part, word: string): boolean =>
  ` ${words} ${inner.replaceAll(' | ', ' ')} `.includes(` ${word} `);

/** Whether a part says a word, is a thing that does, or lies in one with no more lines than these. */
const isCalled = (part: Part, word: string, holderLines: number): boolean => {
  if (` ${part.words} `.includes(` ${word} `)) return true;
  if (part.lines.length <= MAX_THING_LINES && holds(part, word)) return true;
  for (let at = part.parent; at && at.node.kind !== 'page'; at = at.parent)
    if (` ${at.words} `.includes(` ${word} `) || (at.lines.length <= holderLines && holds(at, word))) return true;
  return false;
};

/** What an answer shows: its sentence, and the parts that it points at. */
type Shown = { spoken: string; about: Part[] };

const toShown = ({ message, places }: ChatAnswer, { every }: Ask): Shown => ({
  spoken: ` ${foldWords(message)} `,
  about: places.flatMap(({ page, id }) => every.find(({ number }) => number === page)?.byId.get(id) ?? []),
});

const isSaid = ({ spoken, about }: Shown, word: string, holderLines = MAX_HOLDER_LINES): boolean =>
  spoken.includes(` ${word} `) || about.some((part) => isCalled(part, word, holderLines));

const isOne = (a: Part, b: Part): boolean =>
  (a.page === b.page && a.node.id === b.node.id) ||
  isInside(a, new Set([b])) ||
  (a.lines.length <= MAX_THING_LINES && isInside(b, new Set([a])));

/** Words that pick nothing: "the table", "the cards". */
const isBare = ({ label, hint, hue, ordinal, relation, extreme, active, places, count }: Mention): boolean =>
  label === undefined &&
  count === undefined &&
  hint === undefined &&
  hue === undefined &&
  ordinal === undefined &&
  relation === undefined &&
  extreme === undefined &&
  !active &&
  places.length === 0;

/** "Which day", "how many files": the name behind such a word is what is asked for, not which one. */
const isAskedFor = ({ from, hue }: Mention, { question: { spans } }: Ask): boolean =>
  hue === undefined &&
  spans.some((span) => span.kind === 'task' && (span.value === 'which' || span.value === 'count') && span.to === from);

/** "The columns of the board", on a page with that title: a name for all of it. */
const isPageTitle = (words: string, { pages }: Ask): boolean =>
  pages.some(({ parts }) =>
    ` ${mainHeading(parts.filter(({ node }) => node.type === 'heading'))[0]?.words ?? ''} `.includes(` ${words} `),
  );

/** Kinds that are measured, or are not there; the others are words for what a page shows. */
const MEASURED: ReadonlySet<string> = typesWith('labelled', 'link', 'field', 'tabs');

/** "Which buttons are below the calendar?", where none was found there: what is no button answers nothing. */
const isOfKind = (type: string, { about }: Shown): boolean =>
  about.length === 0 || about.some((part) => part.node.type === type || part.parent?.node.type === type);

/** Whether the answer is about one of the parts that a question names, or says its name. */
const isAbout = ({ mention, parts }: Named, shown: Shown, ask: Ask): boolean => {
  const { label, hue, type } = mention;
  if (parts.length === 0 && type && MEASURED.has(type) && !isOfKind(type, shown)) return false;
  // "The second table", where there is none.
  if (parts.length === 0 && type && mention.ordinal !== undefined && shown.about.length > 0) return false;
  if (label && isPageTitle(foldWords(label.value), ask)) return true;
  // What has that name is known: a list which it is somewhere in as well is not it.
  const holderLines = parts.length > 0 ? MAX_THING_LINES : MAX_HOLDER_LINES;
  if (label ? isSaid(shown, foldWords(label.value), holderLines) : parts.length === 0) return true;
  if (shown.about.length > 0 && (isBare(mention) || (hue && isHued(shown, hue, ask)))) return true;
  return isAskedFor(mention, ask) || parts.some((part) => shown.about.some((one) => isOne(one, part)));
};

const isHued = ({ spoken }: Shown, hue: Hue, { language }: Ask): boolean =>
  spoken.includes(foldWords(hueName(hue, language)));

const isWithin = (span: Span, mention: Mention): boolean => span.from >= mention.from && span.to <= mention.to;

/** "Are the squares all the same?", "how many are in a row?", where one was found. */
const isOneOfSeveral = ({ mention, parts }: Named, { tasks, mentions }: Ask): boolean =>
  (tasks.has('same') || tasks.has('perRow')) && mentions.length === 1 && mention.plural && parts.length === 1;

const LANDMARKS = typesWith('unmistakable');

/** "The address in the footer": what an answer shows of another place is no answer. */
const isElsewhere = ({ mention: { within, relation, isLoose } }: Named, { about }: Shown, { pages }: Ask): boolean => {
  if (!within?.type || !LANDMARKS.has(within.type) || within.label || relation || isLoose || about.length === 0)
    return false;
  const holders = findParts(within, pages);
  return holders.length > 0 && !holders.some((holder) => about.some((one) => isOne(one, holder)));
};

/** The chosen one was asked for a property, and all of them were looked at. */
const isChosenLost = ({ mentions, properties, text }: Ask): boolean =>
  mentions.length > 0 &&
  properties.length > 0 &&
  !properties.includes('value') &&
  !isOnOrOff(text) &&
  !has(mentions, ({ active, inactive }) => !!active || !!inactive);

const THAN: ReadonlySet<string> = new Set('than als que'.split(' '));

/** "How many cards are wider than 200 px?": a bound that nothing was held to. */
const isBound = ({ from }: Span, { tasks, question: { tokens } }: Ask): boolean =>
  THAN.has(tokens[from - 1]?.word ?? '') && (tasks.has('count') || tasks.has('list') || tasks.has('which'));

/** Subjects that are those of the page as a whole, and of no part of it. */
const OF_PAGES: ReadonlySet<Whole> = new Set(['container', 'unit', 'palette']);

/** "The card in dark mode", "the max width of the card": what was asked of a part is told of the page alone, or of another look of it. */
const isOfPage = (span: Span & { kind: 'whole' }, { mentions, question: { spans } }: Ask): boolean => {
  if (mentions.length === 0) return false;
  const before = spans[spans.indexOf(span) - 1];
  return OF_PAGES.has(span.value) || (span.value === 'dark' && isJoint(before) && before?.to === span.from);
};

/** A word that picks and that no part of the question took: the answer shows it, or nothing does. */
const isLost = (span: Span, shown: Shown, ask: Ask): boolean => {
  const { mentions, question, tasks } = ask;
  if (span.kind === 'whole') return isOfPage(span, ask);
  // "Which button is not blue?"
  if (span.kind === 'task' && span.value === 'without') return has(mentions, ({ hue }) => hue !== undefined);
  if (mentions.some((mention) => isWithin(span, mention))) return false;
  if (span.kind === 'number') return isBound(span, ask) && !isSaid(shown, String(span.value));
  // "The header of the table card", of which only the card was looked for.
  if (span.kind === 'part')
    return mentions.length > 0 && !has(mentions, (one) => isWithin(span, one)) && !isSaid(shown, wordsOf(span, ask));
  if (span.kind === 'label') return !isSaid(shown, foldWords(span.value)) && !isPageTitle(foldWords(span.value), ask);
  // What is said of the page as a whole says nothing of a thing that nobody knows.
  if (span.kind === 'unknown') return !tasks.has('summary') && shown.about.length === 0 && !isSaid(shown, span.value);
  if (span.kind === 'hue') return !isHued(shown, span.value, ask) && !has(mentions, ({ hue }) => hue !== undefined);
  if (span.kind === 'task' && span.value === 'active') return isChosenLost(ask);
  // "The background of the left half", of which the page as a whole says nothing.
  if (span.kind === 'place')
    return shown.about.length === 0 && mentions.length === 0 && ask.properties.length > 0 && !ask.isSided;
  if (span.kind === 'ordinal') return !has(mentions, ({ ordinal }) => ordinal !== undefined);
  // "The inputs next to it" are those of what was named before.
  if (span.kind === 'relation') return span !== question.spans.at(-1) && !has(mentions, ({ relation }) => !!relation);
  return false;
};

/** "Which entry under Layout is selected?": the name that says where to look is no answer. */
const isEcho = ({ mention: { type, within } }: Named, { about }: Shown, { tasks }: Ask): boolean =>
  tasks.has('which') &&
  type !== undefined &&
  within?.label !== undefined &&
  within.type === undefined &&
  about.length > 0 &&
  about.every(({ words }) => words === foldWords(within.label!.value));

/** Looks, of which none is the largest or the smallest. */
const UNRANKED: ReadonlySet<Property> = new Set(['color', 'textColor', 'background', 'position', 'font', 'kind']);

/** "Which colour has the fewest votes?", where the colour of something was told and nothing was ranked. */
const isRankLost = ({ tasks, properties, mentions }: Ask): boolean =>
  (tasks.has('biggest') || tasks.has('smallest')) &&
  properties.length > 0 &&
  properties.every((property) => UNRANKED.has(property)) &&
  mentions.length > 0 &&
  mentions.every(({ type }) => type === undefined);

/** Whether one of some mentions is so, or what holds it. */
const has = (mentions: readonly Mention[], isSo: (mention: Mention) => boolean): boolean =>
  mentions.some((mention) => isSo(mention) || (mention.within !== undefined && has([mention.within], isSo)));

const wordsOf = ({ from, to }: Span, { question: { tokens } }: Ask): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');

const wordsAt = ({ from, to }: { from: number; to: number }, { text, question: { tokens } }: Ask): string =>
  text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length);

/** "Primary vs danger card": two that were found to be one were not told apart. */
const isTwice = (one: Named, named: readonly Named[]): boolean =>
  one.mention.role !== undefined &&
  named.some(
    ({ mention: { role }, parts }) =>
      role !== undefined &&
      role !== one.mention.role &&
      parts.length === one.parts.length &&
      parts.every((part) => one.parts.includes(part)),
  );

/** "Which links are in the header?", where one was found that is described: what is asked for are several. */
const isNumberLost = (named: readonly Named[], { tasks, properties, formats }: Ask): boolean => {
  const [only, another] = named;
  const isOne = only && !another && only.mention.plural && isBare(only.mention) && only.parts.length === 1;
  const isListed = (tasks.has('which') || tasks.has('list')) && !tasks.has('count') && !tasks.has('active');
  const isOther = formats.length > 0 || properties.some((property) => property === 'rows' || property === 'columns');
  return !!isOne && !!only.mention.type && !isOther && (isListed || properties.length > 0) && !tasks.has('count');
};

/** The first words of a question that pick something which the answer is not about. */
const lostSpan = (shown: Shown, named: readonly Named[], ask: Ask): { from: number; to: number } | undefined => {
  const missed = named.find(
    (one) =>
      one.mention.from < one.mention.to &&
      (!isAbout(one, shown, ask) ||
        isOneOfSeveral(one, ask) ||
        isElsewhere(one, shown, ask) ||
        isEcho(one, shown, ask) ||
        isTwice(one, named)),
  );
  return missed?.mention ?? ask.question.spans.find((one) => isLost(one, shown, ask));
};

/** Whether a question says nothing beside some words of it but how it asks. */
const isAll = ({ from, to }: { from: number; to: number }, { question: { spans } }: Ask): boolean =>
  spans.every((span) => span.kind === 'task' || span.kind === 'link' || (span.from >= from && span.to <= to));

/** Tasks that are answered by how many there are, or which. */
const DEFINITE: readonly Task[] = [
  'count',
  'list',
  'exists',
  'describe',
  'summary',
  'active',
  'whichPage',
  'perRow',
  'perColumn',
  'same',
];

/** A description answers nothing where the one word that asks was not understood: "is the sidebar darker?" */
const isDescribed = ({ mentions, properties, formats, tasks }: Ask): boolean =>
  properties.length + formats.length === 0 &&
  !DEFINITE.some((task) => tasks.has(task)) &&
  !mentions.some(({ relation }) => relation !== undefined);

const LISTS: ReadonlySet<string> = typesWith('lists entries', 'bar');

const isJoint = (span: Span | undefined): boolean => span?.kind === 'link' && span.value === 'within';
const isAsking = (span: Span | undefined): boolean =>
  span?.kind === 'task' && (span.value === 'which' || span.value === 'count');

/** "The balance on the card" is not the card; "the badge on the bell" may be another one, unless a colour or a name picks it. */
const isOfSomething = (word: string, named: readonly Named[], { question: { spans } }: Ask): boolean => {
  const isPicked = named.every(
    ({ mention: { hue, label }, parts }) => (hue ?? label) !== undefined && parts.length === 1,
  );
  return spans.some((span, index) => {
    if (span.kind !== 'unknown' || span.value !== word) return false;
    const next = spans[index + 1];
    const isHead = (isJoint(next) || next?.kind === 'relation') && !isAsking(spans[index - 1]);
    // "Of the refunds table": beside its noun the word is a name.
    return isHead || (isJoint(spans[index - 1]) && !isPicked && spans[index + 1]?.kind !== 'part');
  });
};

/** Words for "in" and "on" without an article. */
const BARE_IN: ReadonlySet<string> = new Set('in on at auf en sur em'.split(' '));

/** Whether a word that nobody knows stands behind "in": it says where to look, or under which condition. */
const isPlaced = (word: string, { question: { spans } }: Ask): boolean =>
  spans.some(
    (span, index) =>
      span.kind === 'unknown' && span.value === word && isJoint(spans[index - 1]) && spans[index + 1]?.kind !== 'part',
  );

/** "The width on mobile", "the height in rem": without an article it names no place on the page, and nothing was measured so. */
const isCondition = (word: string, ask: Ask): boolean => {
  const {
    properties,
    question: { spans, tokens },
  } = ask;
  return (
    properties.length > 0 &&
    isPlaced(word, ask) &&
    spans.some(
      ({ kind, from }) =>
        kind === 'unknown' && tokens[from]!.word === word && BARE_IN.has(tokens[from - 1]?.word ?? ''),
    )
  );
};

/** Words side by side are one name: "social media icons". */
const stretchesOf = (unused: readonly string[], { question: { spans } }: Ask): number => {
  const isUnused = (span: Span | undefined): boolean => span?.kind === 'unknown' && unused.includes(span.value);
  return spans.filter((span, index) => isUnused(span) && !isUnused(spans[index - 1])).length;
};

/** Whether a word that nobody knows may have been what was asked for, or what tells one part from another. */
const isDecisive = (unused: readonly string[], named: readonly Named[], ask: Ask): boolean => {
  const { properties, tasks } = ask;
  const isWhether = tasks.has('exists') && !tasks.has('which') && !tasks.has('count') && properties.length === 0;
  return (
    isWhether ||
    isDescribed(ask) ||
    // "Are the rows striped?"
    QUESTION.test(foldWords(ask.text)) ||
    stretchesOf(unused, ask) > 1 ||
    unused.some((word) => isOfSomething(word, named, ask)) ||
    named.some(
      ({ mention: { extreme, active, type, plural }, parts }) =>
        // "The lightest step card" of all cards is no answer where nothing is called a step, nor is "the round avatar" of two.
        extreme !== undefined ||
        active ||
        (!plural && parts.length > 1) ||
        // "How many mails are in the list?": what is counted is the word, not what holds them.
        (tasks.has('count') && properties.length === 0 && type && LISTS.has(type)),
    )
  );
};

/** Words of the question that nobody knows and that belong to no part of it. */
const freeWords = ({ mentions, tasks, question: { spans } }: Ask): string[] =>
  // What the page itself counts is the only number of its kind, whoever has it; a chart has one kind of labels.
  (tasks.has('count') && mentions.every(({ type }) => type === undefined)) ||
  ((tasks.has('biggest') || tasks.has('smallest')) && mentions.some(({ type }) => type === 'chart'))
    ? []
    : spans.flatMap((span) =>
        span.kind === 'unknown' && !has(mentions, (one) => isWithin(span, one)) ? [span.value] : [],
      );

/** Two names of the page and nothing that was measured. */
const isOfContent = ({ mentions, properties, formats, tasks, question: { spans } }: Ask): boolean =>
  tasks.has('which') &&
  !tasks.has('active') &&
  properties.length + formats.length === 0 &&
  mentions.every(({ type, hue, relation }) => !type && !hue && !relation) &&
  spans.filter(({ kind }) => kind === 'label').length > 1;

const PHOTOS: ReadonlySet<string> = typesWith('photo');

/** "The red picture", where the page has only one: what is shown on it was not measured. */
const unseenHues = (named: readonly Named[], ask: Ask): string[] =>
  named.flatMap(({ mention, parts }) => {
    const [only, another] = parts;
    const isUnseen = only && !another && PHOTOS.has(only.node.type) && !mention.label;
    if (!isUnseen || !mention.hue || ofHue(parts, mention.hue).length > 0) return [];
    const hues = ask.question.spans.filter((span) => span.kind === 'hue' && isWithin(span, mention));
    return hues.map((span) => wordsAt(span, ask));
  });

/** Whether there is one, how many there are or what colour they have is not known of what was not seen. */
const isOfSeen = ({ tasks, properties }: Ask): boolean =>
  tasks.has('exists') || tasks.has('count') || properties.some((one) => one === 'color' || one === 'background');

/** Properties that a question word alone asks for. */
const VAGUE: ReadonlySet<Property> = new Set(['position', 'kind']);

/** An answer with the words that it left out; none where these decide. */
export function withLeftOver(said: ChatAnswer, named: readonly Named[], ask: Ask): ChatAnswer {
  if (said.state !== 'answered' || said.places.length > ANSWER_LIMITS.places) return said;
  const { language } = ask;
  const understood = named.flatMap(({ parts }) => parts);
  const shown = toShown(said, ask);
  const lost = lostSpan(shown, named, ask);
  // "Is the space here the same as there?", of which one was measured: it was compared with nothing.
  const isUncompared = ask.tasks.has('same') && ask.properties.includes('gap') && named.length > 1;
  if (isUncompared && !saysSo(said.message, ask)) return unknownOf(say(language, 'cannot'), understood, ask);
  // "The status of new-footer", where "Status" is a link elsewhere: what stands with the other name may be it.
  if (isRankLost(ask) || (shown.about.length < 2 && isNumberLost(named, ask)))
    return unknown(say(language, 'cannot'), ask);
  if (lost && isOfContent(ask)) return asUnsure(said, ask);
  if (lost) {
    const message = isAll(lost, ask)
      ? say(language, 'cannot')
      : say(language, 'cannot_word', { v: quoteText(wordsAt(lost, ask)) });
    return unknownOf(message, understood, ask);
  }
  const unseen = unseenHues(named, ask);
  if (unseen.length > 0 && isOfSeen(ask)) return unknownOf(say(language, 'cannot'), understood, ask);
  const isUnused = (word: string): boolean => word.length > 1 && !isSaid(shown, word);
  // "The three feature cards": where there are just three, the name tells nothing more apart.
  const isAsMany = ({ mention, parts }: Named): boolean => mention.plural && mention.count === parts.length;
  const hints = named.flatMap((one) => (isAsMany(one) ? [] : unusedHints(one.mention, one.parts))).filter(isUnused);
  if (hints.length > 0 && isDecisive(hints, named, ask)) return unknown(say(language, 'cannot'), ask);
  const unused = [...new Set([...hints, ...unseen, ...freeWords(ask).filter(isUnused)])];
  // "Where does Sarah work?": beside a verb the page is asked, not where her name stands.
  const isVague = ask.properties.length > 0 && ask.properties.every((property) => VAGUE.has(property));
  const isNameLeft = ask.question.spans.some(
    (span) => span.kind === 'label' && !has(ask.mentions, (one) => isWithin(span, one)),
  );
  const isOfMore = unused.length > 0 || ask.mentions.length > 1 || isNameLeft;
  const isOfVerb = isVague && ask.mentions.every(({ type }) => !type) && isOfMore;
  if (isOfVerb) return unknown(say(language, 'cannot'), ask);
  if (unused.length === 0) return said;
  const condition = unused.find((word) => isCondition(word, ask));
  if (condition !== undefined)
    return unknownOf(say(language, 'cannot_word', { v: quoteText(condition) }), understood, ask);
  // Code of a part of whose name two words were not understood is that of another one.
  if (ask.formats.length > 0 && unused.length > 1) return unknown(say(language, 'cannot'), ask);
  // "Which is larger, the welcome line or the heading?", where one of them is all that was found.
  const isComparing = ask.tasks.has('which') && ask.properties.some((one) => directionOf(one, foldWords(ask.text)));
  if (isComparing && understood.length < 2) return unknown(say(language, 'cannot'), ask);
  // How a part looks is no answer to a question of which a word was not understood.
  const isOfParts = shown.about.length > 0 && shown.about.every((part) => understood.includes(part));
  if (isDescribed(ask) && isOfParts) return unknown(say(language, 'cannot'), ask);
  const words = say(language, 'unused', { count: unused.length, v: unused.map(quoteText).join(', ') });
  const message = `${said.message}\n\n${words}`;
  // "How wide is the Save button, dude?": no other part could have been meant.
  const isOnly = named.length > 0 && named.every(({ mention, parts }) => mention.label && parts.length === 1);
  const isSure = hints.length === 0 && isOnly && !unused.some((word) => isPlaced(word, ask));
  if (isSure && !isDecisive(unused, named, ask)) return { ...said, message };
  // A word that was left out may have changed the answer: it is given, but not as the answer.
  return { ...unknownOf(said.message, understood, ask), places: said.places, message };
}
