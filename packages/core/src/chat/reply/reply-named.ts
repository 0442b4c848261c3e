import { typesWith } from '../../ontology/element-types.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { findParts, targetsOf } from '../look/find-parts.ts';
import type { Part } from '../look/page-index.ts';
import { nameOf, propertyName, quotedLabel } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import { directionOf } from '../words/compare-words.ts';
import { foldWords } from '../words/fold-words.ts';
import type { Property } from '../words/property-words.ts';
import type { Mention } from '../words/read-mentions.ts';
import type { Task } from '../words/task-words.ts';
import type { Ask, Named } from './ask.ts';
import { joinReplies, notFound, unknown } from './compose.ts';
import { replyDescribe } from './describe-parts.ts';
import { readFact } from './read-fact.ts';
import { replyChosen } from './reply-chosen.ts';
import { asUnsure, replyContents, replyNeighbours, replyShown } from './reply-content.ts';
import { replyPartsAs } from './reply-format.ts';
import { replyGapAmong, replyGapBetween, replyGapsCompared } from './reply-gaps.ts';
import { replyColumnCount } from './reply-one-of-many.ts';
import { replyActiveOf, replyCount, replyExists, replyNames, replyPerRow, replyWhichPage } from './reply-parts.ts';
import { QUESTION, replyEach, replyProperty } from './reply-property.ts';
import {
  isCentred,
  replyAligned,
  replyAlignedIn,
  replyCentred,
  replyCompare,
  replyHeaded,
  replyHolders,
  replyMarked,
  replyPerColumn,
  replyWhichHave,
  replyWhichHold,
} from './reply-sets.ts';
import { labelsIn, textsWith } from './reply-table.ts';

/** What is asked of several parts together. */
const replyTogether = (named: readonly Named[], ask: Ask): ChatAnswer | undefined => {
  const { properties, tasks } = ask;
  const [{ mention, parts }, second] = named as [Named, Named?];
  const all = [...new Set(named.flatMap((one) => one.parts))];
  // "Compare the two: which is wider?"
  const [property, another] = properties;
  const isRanked = property && !another && directionOf(property, foldWords(ask.text)) !== undefined;
  if (tasks.has('differ') && all.length === 2 && !isRanked) return replyCompare(all[0]!, all[1]!, ask);
  const inside = properties.includes('align') ? replyAlignedIn(all, ask) : undefined;
  if (inside) return inside;
  if (properties.includes('align') && all.length > 1 && isCentred(ask)) return replyCentred(all, ask);
  if (properties.includes('align') && all.length > 1) {
    const sides = named.flatMap((one) => one.mention.places);
    return replyAligned(all, sides, ask);
  }
  const have = second ? undefined : replyWhichHave(parts, mention, ask);
  if (have) return have;
  const gaps =
    properties.includes('gap') && tasks.has('same') && named.length > 1 ? replyGapsCompared(named, ask) : undefined;
  if (gaps) return gaps;
  if (!properties.includes('gap') || (!second && parts.length < 2)) return undefined;
  const gap = second ? replyGapBetween(parts, second.parts, ask) : replyGapAmong(parts, mention, ask);
  const others = properties.filter((property) => property !== 'gap');
  const both: Mention = { ...mention, plural: true };
  return joinReplies([...others.map((property) => replyProperty(property, all, both, ask)), gap]);
};

/** "How many pixels wide": a number of something measured is no number of parts. */
const isCounted = ({ tasks, properties }: Ask): boolean =>
  tasks.has('count') && properties.every((property) => property === 'says');

const ELEMENT = /^(?:elem|komponent|compon|controls?$)/;

/** "How many entries are there?": a word for anything counts nothing that was measured, but for the elements of a page. */
const isAnything = ({ type, within, hue, active, label, from, to }: Mention, { question: { tokens } }: Ask): boolean =>
  type === 'element' &&
  !(within || hue || active || label) &&
  !tokens.slice(from, to).some(({ word }) => ELEMENT.test(word));

/** Questions of which parts there are, and how many. */
const replyWhether = ({ mention, parts }: Named, ask: Ask): ChatAnswer | undefined => {
  const { tasks } = ask;
  if (tasks.has('whichPage')) return replyWhichPage(parts, mention, ask);
  if (tasks.has('perRow') && mention.type && parts.length > 1) return replyPerRow(parts, mention, ask);
  if (tasks.has('perColumn') && mention.type && parts.length > 1) return replyPerColumn(parts, mention, ask);
  // Things are counted by what they are: "how many products" names nothing that was measured.
  // "How many chapters are there?" may mean those that stand below that title.
  if (isCounted(ask) && !mention.type && !mention.label?.quoted) {
    const headed = mention.label ? replyHeaded(asTitles(mention.label.value, ask), ask) : undefined;
    return headed ? asUnsure(headed, ask) : unknown(say(ask.language, 'cannot'), ask);
  }
  if (isCounted(ask) && (!isUnderstood(ask) || isAnything(mention, ask)))
    return unknown(say(ask.language, 'cannot'), ask);
  if (isCounted(ask)) return replyCount(parts, mention, ask);
  if (tasks.has('exists') && !tasks.has('which') && ask.properties.length === 0)
    return replyExists(parts, mention, ask);
  return undefined;
};

/** Tasks that say what is wanted of a part without naming a property. */
const WANTED: readonly Task[] = ['list', 'describe', 'summary'];

/** A part is described only where that may have been asked: not where some of a question was not understood. */
const isUnderstood = ({ tasks, question: { spans } }: Ask): boolean =>
  WANTED.some((task) => tasks.has(task)) ||
  spans.every(
    (span, index) =>
      span.kind !== 'unknown' ||
      [spans[index - 1], spans[index + 1]].some(
        (other) => other && NAMING.has(other.kind) && (other.to === span.from || other.from === span.to),
      ),
  );

/** A word that nobody knows is part of a name beside one of these: "the song title". */
const NAMING: ReadonlySet<string> = new Set(['part', 'label', 'hue', 'ordinal', 'unknown']);

const isBar = ({ type }: Mention): boolean => type !== undefined && BARS.has(type);

const asTitles = (label: string, ask: Ask): Part[] =>
  textsWith(foldWords(label), ask).filter(({ words }) => words === foldWords(label));

const BARS: ReadonlySet<string> = typesWith('bar', 'aside');
const TICKS: ReadonlySet<string> = typesWith('tick');
/** What is on or off, or goes so far, by itself. */
const VALUED: ReadonlySet<string> = typesWith('tick', 'progress');

/** Tasks that ask for something else than what a part is like. */
const ASKING: readonly Task[] = ['which', 'list', 'exists', 'same'];

/** Nothing can be asked of it but what it is like: what is named in full, and what is drawn. */
const isPicked = ({ type, label, extreme, plural }: Mention): boolean =>
  plural || type === 'chart' || extreme !== undefined || (type !== undefined && label !== undefined);

/** "Order id?": of words alone it is what stands with them that is asked for, not how they look. */
const replyBeside = ({ mention, parts }: Named, ask: Ask): ChatAnswer | undefined => {
  const { type, label, hue, id, those, relation } = mention;
  const isName = label && !label.quoted && !type && !hue && !id && !those && !relation && parts.every(isBareText);
  return isName && !WANTED.some((task) => ask.tasks.has(task)) ? replyShown(ask) : undefined;
};

/** Parts that are named without a property: what belongs to them, what they show, or all that is known of them. */
const replyPlain = (named: readonly Named[], ask: Ask): ChatAnswer => {
  const { tasks } = ask;
  const [{ mention, parts }, second] = named as [Named, Named?];
  const { within } = mention;
  // "The items of the section Communications": what is written below that title.
  const isOfTitle =
    mention.type === 'element' &&
    mention.plural &&
    (!mention.relation || mention.relation === 'below') &&
    within?.label &&
    !isBar(within);
  const titles = isOfTitle ? asTitles(within.label!.value, ask) : parts;
  const headed = tasks.has('list') || isOfTitle ? replyHeaded(titles, ask) : undefined;
  if (headed) return headed;
  // What several are like says nothing of how they differ.
  if (tasks.has('differ')) return unknown(say(ask.language, 'cannot'), ask);
  if (mention.active && !second && !tasks.has('describe')) return replyActiveOf(parts, ask);
  // "Which day is highlighted?": a word of the page that is not chosen itself is no answer.
  if (tasks.has('active') && tasks.has('which') && !mention.type && !mention.active)
    return unknown(say(ask.language, 'cannot'), ask);
  if (mention.inactive && parts.length > 0)
    return parts.every(({ node }) => TICKS.has(node.type))
      ? replyNames(parts, ask)
      : unknown(say(ask.language, 'cannot'), ask);
  const held = tasks.has('which') && !second && !mention.label ? replyHolders(parts, ask) : undefined;
  if (held) return held;
  // "Which icon is in the header?" asks what it shows: one that was not recognised has no name.
  const isNameless = mention.type === 'icon' && parts.length === 1 && quotedLabel(parts[0]!) === '';
  if (tasks.has('which') && isNameless && !second) return unknown(say(ask.language, 'cannot'), ask);
  const marked = tasks.has('which') || tasks.has('list') ? replyMarked(parts, ask) : undefined;
  if (marked) return marked;
  const isContent =
    !mention.type && mention.label && !second && !tasks.has('active') && (tasks.has('which') || tasks.has('count'));
  const shown = isContent && !tasks.has('describe') ? replyShown(ask) : undefined;
  // "Which category has the most?": what stands there was not compared.
  if (shown) return tasks.has('biggest') || tasks.has('smallest') ? asUnsure(shown, ask) : shown;
  // "What plan is Camila on?": how one of two names looks is not what was asked.
  const isOfThing = mention.type === 'thing' && mention.label !== undefined;
  if (tasks.has('which') && !tasks.has('describe') && (isOfThing || (!mention.type && labelsIn(ask).length > 1)))
    return unknown(say(ask.language, 'cannot'), ask);
  // "What did Charles Hall do?" asks for what is written with the name, not how it looks.
  const isOfWords = tasks.has('which') && !tasks.has('describe') && !mention.type && !mention.label?.quoted;
  if (isOfWords && !mention.hue && !mention.id && !mention.those && !mention.relation)
    return unknown(say(ask.language, 'cannot'), ask);
  const contents = second || mention.extreme ? undefined : replyContents(parts, ask);
  if (contents) return contents;
  const beside = second ? undefined : replyBeside(named[0]!, ask);
  if (beside) return beside;
  // How one part looks is no answer to which, how many or whether.
  const isAsking = ASKING.some((task) => tasks.has(task)) || QUESTION.test(foldWords(ask.text));
  const isOfLooks = tasks.has('describe') || parts.length > 1 || isPicked(mention) || !isAsking;
  const isNews = tasks.has('which') && !mention.label && parts.length === 1 && quotedLabel(parts[0]!) !== '';
  if (!isOfLooks && isNews) return replyNames(parts, ask);
  // "Are all of them visible?" asks for no list of them.
  if (parts.length > MAX_MEANT && !WANTED.some((task) => tasks.has(task)) && !tasks.has('which'))
    return unknown(say(ask.language, 'cannot'), ask);
  return isOfLooks && isUnderstood(ask)
    ? replyDescribe(parts, mention, ask)
    : unknown(say(ask.language, 'cannot'), ask);
};

const isOfAnything = (mention: Mention, ask: Ask): boolean =>
  isAnything(mention, ask) || (mention.type === 'text' && !mention.label && !mention.within && !ask.tasks.has('list'));

/** More parts are no answer where they were not asked for as a list. */
const MAX_MEANT = 24;

const isBareText = ({ node }: Part): boolean => node.kind === 'text';
const OF_SURFACES: ReadonlySet<Property> = new Set(['size', 'width', 'height', 'padding', 'radius', 'border']);

const FAR_WORDS = new Set('far weit loin lejos longe'.split(' '));

const isHowFar = ({ properties, question: { spans, tokens } }: Ask): boolean =>
  properties.length === 1 &&
  properties[0] === 'gap' &&
  spans.some(
    (span) => span.kind === 'property' && span.value === 'gap' && FAR_WORDS.has(tokens[span.to - 1]?.word ?? ''),
  );

/** Each property that is asked of the parts, one after the other. */
const replyProperties = (named: readonly Named[], ask: Ask): ChatAnswer => {
  const { properties, tasks } = ask;
  const [{ mention, parts }, second] = named as [Named, Named?];
  // Of all that is written on a page nobody asks the colour.
  if (named.some((one) => one.parts.length > MAX_MEANT && isOfAnything(one.mention, ask)))
    return unknown(say(ask.language, 'cannot'), ask);
  // "How far is the upload?" of one part asks how much of it is done, or for what nobody knows.
  if (isHowFar(ask) && !second && parts.length < 2)
    return readFact('value', parts[0]!, ask.language)
      ? replyProperty('value', parts, mention, ask)
      : unknown(say(ask.language, 'cannot'), ask);
  // "The left margin of the picture": what has nothing in it to lie apart lies apart from the page.
  const asked = properties.map((property) =>
    property === 'gap' && ask.isSided && parts.length === 1 && !readFact('gap', parts[0]!, ask.language)
      ? 'edge'
      : property,
  );
  const all = second ? [...new Set(named.flatMap((one) => one.parts))] : parts;
  // The words of a tab or of a head were measured, not the surface that they are on.
  const isOnWords = (mention.type === 'tab' || mention.within?.type === 'table') && all.every(isBareText);
  // "How many rows has the table Plain?", where its title was found: the lines of that are no rows.
  if (
    properties.includes('rows') &&
    mention.type === 'table' &&
    all.every(({ node }) => node.kind === 'text' || node.type === 'heading')
  )
    return unknown(say(ask.language, 'cannot'), ask);
  const surface = asked.find((property) => OF_SURFACES.has(property));
  if (isOnWords && surface && all.length > 0) {
    const values = { prop: propertyName(surface, ask.language), n: nameOf(all[0]!, ask.language) };
    return unknown(say(ask.language, 'not_measured', values), ask);
  }
  const { type: _, ...untyped } = mention;
  const meant = second ? { ...untyped, plural: true } : mention;
  const isEach = second && !tasks.has('same') && !EXTREMES.some((task) => tasks.has(task));
  return joinReplies(
    asked.map((property) => {
      const each = isEach ? replyEach(property, named, ask) : undefined;
      if (each) return each;
      const said = replyProperty(property, all, meant, ask);
      // "Is the field rounder than the cards?": values that were not compared are no yes and no no.
      return isEach && QUESTION.test(foldWords(ask.text)) ? { ...said, state: 'unknown' } : said;
    }),
  );
};

const TEXTUAL: ReadonlySet<string> = typesWith('textual', 'text');

const propertyWords = ({ question: { spans, tokens } }: Ask): string[] =>
  spans.flatMap((span) => (span.kind === 'property' ? tokens.slice(span.from, span.to).map(({ word }) => word) : []));

/** "What type is the option?": what the page writes with that very word beside the name; a title by itself is of no kind. */
const replyKindOfWords = ({ mention, parts }: Named, ask: Ask): ChatAnswer | undefined => {
  const [property, another] = ask.properties;
  if (property !== 'kind' || another || mention.type || !mention.label) return undefined;
  const written = replyShown(ask);
  if (written && propertyWords(ask).some((word) => foldWords(written.message).split(' ').includes(word)))
    return written;
  return parts.every(({ node }) => TEXTUAL.has(node.type)) ? unknown(say(ask.language, 'cannot'), ask) : undefined;
};

/** Parts in a notation, all that are named or called by one plural, with the space between them where that is asked for. */
const replyFormatted = (named: readonly Named[], ask: Ask): ChatAnswer => {
  const each = named.flatMap(({ mention, parts }) => (mention.plural ? parts : parts.slice(0, 1)));
  const shown = [...new Set(each)];
  const written = replyPartsAs(ask.formats[0]!, shown, ask);
  if (!ask.properties.includes('gap') || shown.length < 2) return written;
  return joinReplies([written, replyGapAmong(shown, { ...named[0]!.mention, plural: true }, ask)]);
};

/** What is asked of the parts that a question names. */
export const replyNamed = (named: readonly Named[], ask: Ask): ChatAnswer => {
  const { properties, tasks, formats } = ask;
  const [first, second] = named as [Named, Named?];
  const { mention, parts } = first;
  // "What is below it?" of nothing, or of what no page shows.
  if (mention.relation && !mention.within) return unknown(say(ask.language, 'cannot'), ask);
  const within = mention.isLoose ? undefined : mention.within;
  const holder = within?.isLoose ? undefined : within;
  if (parts.length === 0 && holder && findParts(holder, ask.pages).length === 0) {
    // "The categories in the sidebar": what the page has no such bar for may be there all the same.
    const { within: _, ...alone } = mention;
    const found = holder.type && BARS.has(holder.type) && mention.label ? findParts(alone, ask.pages) : [];
    if (found.length === 0) return notFound(holder, ask);
    return replyNamed([{ mention: alone, parts: found }, ...named.slice(1)], ask);
  }
  const chosen = second ? undefined : replyChosen(first, ask);
  if (chosen) return chosen;
  const holding =
    second && mention.type && formats.length === 0
      ? replyWhichHold(plural(mention, ask), mention, second, ask)
      : undefined;
  if (holding) return holding;
  // "How many radio buttons and checkboxes?"
  if (isCounted(ask) && second && named.every((one) => one.mention.type && !one.mention.label)) {
    // "How many cards look like the button?" counts no buttons.
    if (!isListed(mention, second.mention, ask)) return unknown(say(ask.language, 'cannot'), ask);
    return joinReplies(named.map((one) => replyCount(one.parts, one.mention, ask)));
  }
  const whether = replyWhether(first, ask);
  if (whether) return whether;
  if (mention.relation && parts.length === 0 && !mention.type && !mention.label)
    return replyNeighbours(first, targetsOf(mention.within!, ask.pages), ask);
  const missing = named.find((one) => one.parts.length === 0);
  if (missing) return notFound(missing.mention, ask);
  if (formats.length > 0) return replyFormatted(named, ask);
  if (mention.relation && !mention.type && !mention.label && properties.every((property) => property === 'says'))
    return replyNeighbours(first, targetsOf(mention.within!, ask.pages), ask);
  const columns = mention.type ? undefined : replyColumnCount(parts, ask);
  if (columns) return columns;
  const together = replyTogether(named, ask);
  if (together) return together;
  // "Which is bigger, the logo or the title?"
  if (properties.length === 0 && second && (tasks.has('biggest') || tasks.has('smallest')))
    return replyNamed(named, { ...ask, properties: ['size'] });
  const isHued = mention.hue !== undefined && tasks.has('which') && parts.length > 1;
  if (properties.length === 0 || isHued) return replyPlain(named, ask);
  // "Is Backup on?": what belongs to the words, not to all of the card that they are on.
  const isValued = mention.type !== undefined && VALUED.has(mention.type);
  if (properties.length === 1 && properties[0] === 'value' && !isValued && mention.label && !second) {
    const texts = textsWith(foldWords(mention.label.value), ask);
    return replyProperty('value', texts.length > 0 ? texts : parts, mention, ask);
  }
  // What a name says is itself; asked for is what the page shows with it.
  if (properties.every((property) => property === 'says') && !mention.type && mention.label && !second) {
    const shown = replyShown(ask);
    if (shown) return shown;
  }
  const kind = second ? undefined : replyKindOfWords(first, ask);
  if (kind) return kind;
  // "Which card has no shadow nor background?": what a part lacks is no value that it has.
  if (tasks.has('which') && tasks.has('without')) return unknown(say(ask.language, 'cannot'), ask);
  return replyProperties(named, ask);
};

/** Two nouns that are asked for one beside the other: "buttons and links", "buttons, links". */
const isListed = (first: Mention, second: Mention, { text, question: { spans, tokens } }: Ask): boolean =>
  spans.some(({ kind, from }) => kind === 'link' && from >= first.to && from < second.from) ||
  /[,+&/]/.test(text.slice(tokens[first.to - 1]?.end, tokens[second.from]?.start));

/** All that a noun may mean, where it is asked which of them. */
const plural = (mention: Mention, { pages }: Ask): Part[] => findParts({ ...mention, plural: true }, pages);

const EXTREMES: readonly Task[] = ['biggest', 'smallest', 'differ'];

/** Asked for four of which two were found: what is said of these two is no answer. */
export const withCount = (said: ChatAnswer, named: readonly Named[], ask: Ask): ChatAnswer => {
  const [other] = named.filter(
    ({ mention: { count, plural }, parts }) => named.length === 1 && plural && count && parts.length !== count,
  );
  if (!other || said.state !== 'answered' || isCounted(ask)) return said;
  const values = { v: other.parts.length, count: other.mention.count! };
  return { ...said, state: 'unknown', message: `${said.message}\n\n${say(ask.language, 'found_other', values)}` };
};
