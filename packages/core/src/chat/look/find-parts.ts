import { area, bottom, right } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { foldWords } from '../words/fold-words.ts';
import { otherWords } from '../words/label-words.ts';
import type { PartType } from '../words/part-nouns.ts';
import type { Relation } from '../words/place-words.ts';
import type { Mention } from '../words/read-mentions.ts';
import { choicesFor } from './find-choice.ts';
import { entriesOf } from './find-entries.ts';
import { currentOf, paginationsOf } from './find-pagination.ts';
import { amountOf } from './money.ts';
import { mainHeading, narrow } from './narrow-parts.ts';
import { companionOf, nearestAt, neighboursOf } from './neighbours.ts';
import type { PageIndex, Part } from './page-index.ts';
import { hasSetOf, mainSet, mainThings, mostAlike } from './part-sets.ts';
import { MEANT, ofType, typedAs } from './parts-of-type.ts';
import { asControls, bestRanked, DRAWN, isLike, rankOf } from './rank-parts.ts';
import { tablesOf } from './read-table.ts';
import { isInside } from './reading-order.ts';
import { entriesUnder } from './shown-with.ts';
import { cellsOf } from './table-cell.ts';
import { calledSo, repeatedThings, withTwins, writtenAs } from './taken-for.ts';
import { isSetLike } from './under-title.ts';

/** What else may have been meant where nothing of the noun's own types answers to the name. */
const NAMED_AS: Partial<Record<PartType, readonly string[]>> = {
  button: ['link', 'badge'],
  link: ['button', 'badge'],
  badge: ['text', 'button'],
  select: ['input', 'button'],
  tab: ['button', 'link'],
  card: ['alert', 'section'],
  alert: ['card', 'section'],
  dialog: ['card', 'section'],
  section: ['header', 'card'],
  header: ['section', 'nav'],
};

const BARS: ReadonlySet<string> = typesWith('bar');
/** What holds more lines is no band that is called by one of them. */
const MAX_KIN_LINES = 12;

/** What people call the first row of a table. */
const HEADS: ReadonlySet<string> = new Set(['header', 'heading']);
const CALLED: ReadonlySet<string> = typesWith('labelled', 'link');

const FIELDS: ReadonlySet<string> = typesWith('field');
const isField = ({ node }: Part): boolean => FIELDS.has(node.type);
const isCaptioned = ({ caption }: Part, words: string): boolean =>
  caption !== undefined && ` ${foldWords(caption)} `.includes(` ${words} `);

/** Those of a kind that answer to the words, or others that do and may be meant. */
const namedAs = (mention: Mention, words: string, parts: readonly Part[], typed: readonly Part[]): Part[] => {
  const own = bestRanked(typed, words);
  // Without a noun the words mean what says them, not all that holds them.
  if (!mention.type)
    return asControls(
      own.filter((part) => rankOf(part, words) > 2 || isLike(part.words, words)),
      parts,
    ).map((part) => asLine(part, words));
  // "The message box" is a field where one is called so, whatever boxes hold that word.
  const fields = mention.type === 'card' && !own.some((part) => rankOf(part, words) > 2) ? parts.filter(isField) : [];
  const called = bestRanked(fields, words).filter((part) => rankOf(part, words) > 2 || isCaptioned(part, words));
  if (called.length > 0) return called;
  if (own.length > 0) return own;
  const kin = NAMED_AS[mention.type] ?? [];
  const others = bestRanked(
    parts.filter(({ node }) => kin.includes(node.type)),
    words,
  ).filter((part) => rankOf(part, words) > (BARS.has(mention.type!) && part.lines.length > MAX_KIN_LINES ? 2 : 1));
  if (others.length > 0) return others;
  return asControls(
    parts.filter((part) => part.words === words),
    parts,
  );
};

/** "John" in "Welcome back, John": some words of a line that are set in a style of their own are a part by themselves. */
const asLine = (part: Part, words: string): Part => {
  const line = part.lines.find(({ text }) => foldWords(text) === words);
  if (!line || part.lines.length < 2 || part.words === words || !TEXTUAL.has(part.node.type)) return part;
  const node: Part['node'] = { ...part.node, kind: 'text', type: 'text', box: line.box, text: line.text, children: [] };
  return { ...part, node, label: line.text, words, inner: words, lines: [line] };
};

const TEXTUAL: ReadonlySet<string> = typesWith('textual', 'text');

/** Nobody calls a part by more words; all stretches of a long text, looked for on a large page, would take seconds. */
const MAX_NAME_WORDS = 12;

/** Stretches of some words, the longest first. */
const stretchesOf = (words: string): string[] => {
  const all = words.split(' ');
  if (all.length > MAX_NAME_WORDS) return [];
  return all
    .flatMap((_, from) => all.slice(from + 1).map((_, length) => all.slice(from, from + length + 1).join(' ')))
    .concat(all)
    .filter((stretch) => stretch !== words)
    .sort((a, b) => b.length - a.length);
};

/** Those that answer to some of the words, where the others are said of nothing here: "the plan Llama". */
const namedBySome = (words: string, typed: readonly Part[]): Part[] => {
  for (const stretch of stretchesOf(words)) {
    const found = typed.filter((part) => rankOf(part, stretch) > 0);
    if (found.length > 0 && found.length < typed.length) return bestRanked(found, stretch);
  }
  return [];
};

const findOn = (mention: Mention, parts: readonly Part[]): Part[] => {
  const isEntry =
    mention.type === 'element' && mention.within !== undefined && (mention.plural || mention.active) && !mention.hue;
  const typed = isEntry ? entriesOf(parts) : typedAs(mention, parts);
  const words = mention.label ? foldWords(mention.label.value) : mention.hint;
  if (words === undefined || words === '') return mention.type === 'thing' ? mainThings(typed) : typed;
  const named = namedAs(mention, words, parts, typed);
  // "The pricing cards": several that only one says are called after something else.
  const isSet = mention.plural && !mention.isListed && !mention.label?.quoted;
  if (mention.type && isSet && named.length === 1 && typed.length > 1) return mainSet(typed);
  if (named.length === 0 && mention.label === undefined) {
    const translated = otherWords(words).flatMap((other) => namedAs(mention, other, parts, typed));
    if (translated.length > 0) return [...new Set(translated)];
    const some = namedBySome(words, typed);
    if (some.length > 0) return some;
  }
  const written = mention.label ? [] : writtenAs(mention, words, parts, typed);
  if (written.length > 0) return written;
  // "The main navigation", "the product cards": a word that the page does not show tells nothing apart.
  if (named.length > 0 || mention.label || !mention.type) return named;
  return typed.length > 1 ? mainSet(typed) : typed;
};

/** How many boxes around a title what it heads may lie in. */
const MAX_STEPS_OUT = 3;

/** No title heads more than this share of its page. */
const MAX_PASSAGE_SHARE = 0.5;

const isPassage = ({ node, page: { measurement } }: Part): boolean =>
  area(node.box) <= MAX_PASSAGE_SHARE * measurement.image.width * measurement.image.height;

/** The next box around a part that says more than it does. */
const stepOut = (part: Part): Part | undefined => {
  let at = part.parent;
  while (at && at.lines.length === part.lines.length) at = at.parent;
  return at && isPassage(at) ? at : undefined;
};

/** What follows a title among other passages in one box, up to the next title that is set like it. */
const followersOf = (title: Part): Part[] => {
  let at = title;
  while (at.parent && at.parent.lines.length === at.lines.length) at = at.parent;
  const [line] = title.lines;
  const siblings = at.page.parts.filter(({ parent }) => parent === at.parent);
  const after = siblings.slice(siblings.indexOf(at) + 1);
  const end = after.findIndex(({ lines: [first] }) => line && first && isSetLike(first, line));
  return end < 0 ? after : after.slice(0, end);
};

const PICTURES: ReadonlySet<string> = typesWith('drawn');

/** "The badge on the photo": a picture holds nothing, and has things on it. */
const isOnPicture = ({ node: { box, id }, page }: Part, holders: ReadonlySet<Part>): boolean =>
  [...holders].some(
    ({ node, page: other }) =>
      other === page &&
      node.id !== id &&
      PICTURES.has(node.type) &&
      box.x >= node.box.x &&
      box.y >= node.box.y &&
      right(box) <= right(node.box) &&
      bottom(box) <= bottom(node.box),
  );

/** Parts that lie in what a question names; in what a title heads where the title itself holds nothing. */
const findWithin = (mention: Mention, within: Mention, pages: readonly PageIndex[]): Part[] => {
  const isPicked = within.places.length > 0 || within.ordinal !== undefined || within.extreme !== undefined;
  const named = findParts(isPicked ? within : { ...within, plural: true }, pages);
  const findIn = (holders: ReadonlySet<Part>): Part[] =>
    pages.flatMap(({ parts }) =>
      findOn(
        mention,
        parts.filter((part) => isInside(part, holders) || isOnPicture(part, holders)),
      ),
    );
  const isTitle = named.every(({ node, lines }) => node.kind === 'text' || lines.length === 1);
  let holders = new Set(named);
  for (let step = 0; step <= MAX_STEPS_OUT && holders.size > 0; step++) {
    const found = findIn(holders);
    if (found.length > 0 || (step === 0 && !isTitle)) return found;
    holders = new Set([...holders].flatMap((holder) => stepOut(holder) ?? []));
  }
  return findIn(new Set(named.flatMap(followersOf)));
};

/** "The tag on the first card", where the cards are photos with words on them. */
const findOnThings = (mention: Mention, within: Mention, pages: readonly PageIndex[]): Part[] => {
  const repeated = pages.flatMap(({ parts }) => repeatedThings(parts));
  const things = new Set(narrow({ ...within, plural: within.ordinal === undefined }, repeated));
  return pages.flatMap(({ parts }) =>
    findOn(
      mention,
      parts.filter((part) => isInside(part, things)),
    ),
  );
};

const ancestorsOf = ({ parent }: Part): Part[] => (parent ? [parent, ...ancestorsOf(parent)] : []);

/** "After Docs in the breadcrumb", which was not measured: the one part of that name on the page. */
export const targetsOf = ({ within: holder, ...named }: Mention, pages: readonly PageIndex[]): Part[] => {
  const found = findParts(holder ? { ...named, within: holder } : named, pages);
  const isNowhere = found.length === 0 && named.label && holder && findParts(holder, pages).length === 0;
  const alone = isNowhere ? findParts(named, pages) : [];
  return alone.length === 1 ? alone : found;
};

/** "The text below the title": those of a kind that lie there; whatever lies there where no kind is named. */
const findBy = (relation: Relation, mention: Mention, within: Mention, pages: readonly PageIndex[]): Part[] => {
  const targets = targetsOf(within, pages);
  if (!mention.type && !mention.label && !mention.hint) return neighboursOf(targets, relation);
  const own = pages.flatMap(({ parts }) => findOn({ ...mention, plural: true }, parts));
  const [title, another] = targets;
  const headed = relation === 'below' && mention.plural && title && !another ? entriesUnder(title) : [];
  const kind = own.filter(({ lines }) => lines.some((line) => headed.some((entry) => entry.lines.includes(line))));
  return kind.length > 1 ? kind : nearestAt(own, targets, relation);
};

/** "The header of the table": its first row. */
const headsOf = ({ type }: Mention, within: Mention, pages: readonly PageIndex[]): Part[] =>
  within.type === 'table' && type && HEADS.has(type) ? pages.flatMap(tablesOf).flatMap((table) => table.heads) : [];

/** "In the sidebar list": where nothing was measured as the list, what holds it is meant. */
const inHolder = ({ within, ...mention }: Mention, pages: readonly PageIndex[]): Mention =>
  within?.isLoose && within.within && findParts(within, pages).length === 0
    ? { ...mention, within: within.within }
    : { ...mention, ...(within && { within }) };

const findAll = (asked: Mention, pages: readonly PageIndex[]): Part[] => {
  const mention = inHolder(asked, pages);
  const { within, isLoose, relation } = mention;
  if (relation && within) {
    const related = findBy(relation, mention, within, pages);
    if (related.length > 0 || (!mention.type && !mention.label && !mention.hint)) return related;
  }
  if (!within) return pages.flatMap(({ parts }) => findOn(mention, parts));
  // "The icon of Today's users": the one beside these words, not all in the card around them.
  if (!within.type && within.label && mention.type && DRAWN.has(mention.type) && !mention.plural) {
    const beside = findParts(within, pages).flatMap(
      (part) => companionOf(part, ({ node }) => node.type === mention.type, MAX_PRICED_LINES) ?? [],
    );
    if (beside.length > 0) return [...new Set(beside)];
  }
  const heads = headsOf(mention, within, pages);
  if (heads.length > 0) return heads;
  // "The current page in the pagination": one of its numbers.
  if (within.type === 'pagination' && (!mention.type || mention.type === 'element' || CALLED.has(mention.type))) {
    const numbers = pages.flatMap(paginationsOf).flatMap((one) => one.numbers);
    const odd = mention.active ? currentOf(numbers) : undefined;
    if (numbers.length > 0) return odd ? [odd] : numbers;
  }
  // "The button of download": behind "of" the name of a control, where one is called so.
  if (!within.type && within.label && mention.type && CALLED.has(mention.type) && !mention.label && !mention.hint) {
    const words = foldWords(within.label.value);
    const typed = pages.flatMap(({ parts }) => ofType(parts, mention.type!));
    const called = bestRanked(typed, words).filter((part) => rankOf(part, words) > 2);
    if (called.length > 0 && called.length < Math.max(2, typed.length)) return called;
  }
  // "The badge in the menu": of all that is called a menu, the one that has such a part.
  const kinds = [
    within,
    ...(MEANT[within.type ?? 'element'] ?? []).slice(1).map(([type]) => ({ ...within, type: type as PartType })),
  ];
  for (const kind of kinds) {
    const found = findWithin(mention, kind, pages);
    if (found.length > 0) return found;
  }
  const onThings = within.type === 'card' ? findOnThings(mention, within, pages) : [];
  if (onThings.length > 0) return onThings;
  // "The chart titles": what has none in it has the one above it.
  if (mention.type === 'heading' && within.type && within.type !== 'card' && !mention.label && !mention.hint) {
    const headings = pages.flatMap(({ parts }) => ofType(parts, 'heading'));
    const holders = findParts({ ...within, plural: mention.plural }, pages);
    const above = holders.flatMap((holder) => nearestAt(headings, [holder], 'above').slice(0, 1));
    if (above.length > 0) return [...new Set(above)];
  }
  // "The table cards": those that hold one.
  const held = findParts({ ...within, plural: true }, pages);
  const all = pages.flatMap(({ parts }) => findOn(mention, parts));
  const holders = new Set(held.flatMap(ancestorsOf));
  const around = all.filter((part) => holders.has(part));
  if (around.length > 0) return around;
  const cells = mention.type ? [] : cellsOf(all, held);
  if (cells.length > 0) return cells;
  // "The profile picture": the first of two nouns may tell nothing but the kind of the second; a page without bands has no hero.
  const isBand = ['section', 'hero', 'form'].includes(within.type ?? '') && !within.label;
  return isLoose || isBand ? all : [];
};

/** "The five tiles": boxes that were measured as nothing else, where they are as many as was asked for and the cards are not. */
const asMany = (
  { type, count, plural, label, within }: Mention,
  found: Part[],
  pages: readonly PageIndex[],
): Part[] => {
  if (type !== 'card' || !plural || count === undefined || label || within || hasSetOf(found, count)) return found;
  const shapes = pages.flatMap(({ parts }) =>
    parts.filter(({ node }) => node.type === 'shape' || node.type === 'card'),
  );
  const same = mostAlike(shapes, count);
  return same.length === count ? same : found;
};

/** "The red cards": all of a kind on the page. */
const isBareSet = ({ type, plural, label, hint, within: holder, active, count }: Mention): boolean =>
  type === 'card' && plural && [label, hint, holder, active, count].every((one) => one === undefined);

/** Those in what a mention lies in, as far as it does. */
const within = ({ within: holder, isLoose, relation }: Mention, parts: Part[], pages: readonly PageIndex[]): Part[] => {
  if (!holder || isLoose || parts.length === 0) return relation ? [] : parts;
  if (relation) return nearestAt(parts, targetsOf(holder, pages), relation);
  const holders = new Set(findParts({ ...holder, plural: true }, pages));
  return parts.filter((part) => isInside(part, holders));
};

/** A thing that costs something has no more lines. */
const MAX_PRICED_LINES = 12;

const amountBeside = (part: Part): Part | undefined =>
  companionOf(part, ({ node, label }) => node.kind === 'text' && amountOf(label) !== undefined, MAX_PRICED_LINES);

/** The parts of the pages that a mention means, none where nothing fits. */
export function findParts(mention: Mention, pages: readonly PageIndex[]): Part[] {
  if (mention.those) {
    const those = mention.those.flatMap(
      ({ page, id }) => pages.find(({ number }) => number === page)?.byId.get(id) ?? [],
    );
    return mention.active ? narrow(mention, those) : those;
  }
  if (mention.id !== undefined) return pages.flatMap(({ byId }) => byId.get(mention.id!) ?? []);
  const found = findAll(mention, pages);
  const ranked = mention.type && (mention.label || mention.hint) ? sameRank(found, mention) : found;
  const best = ranked.length > 0 ? ranked : found;
  const asked = narrow(mention, asMany(mention, best, pages));
  const own = isBareSet(mention) ? withTwins(asked) : asked;
  const narrowed = own.length > 0 ? own : narrow(mention, within(mention, calledSo(mention, pages), pages));
  // "The active menu item", where no menu or no bar of tabs was measured as one.
  if (mention.active && narrowed.length === 0 && isBareEntry(mention)) {
    const type = mention.type === 'element' ? mention.within?.type : mention.type;
    const [only, another] = choicesFor({ places: mention.places, ...(type && { type }) }, pages);
    return only && !another ? [only.chosen] : [];
  }
  // "The colour of the price": of what is written there, where something is.
  const amounts = mention.amount ? narrowed.flatMap((part) => amountBeside(part) ?? []) : [];
  if (amounts.length > 0) return amounts;
  const isPlain = !mention.label && !mention.hint && !mention.within && mention.ordinal === undefined;
  if (mention.plural || mention.ordinal !== undefined || mention.label || mention.within) return narrowed;
  if (mention.type === 'heading') return isPlain ? mainHeading(narrowed) : narrowed;
  if (mention.type === 'header' && isPlain && !mention.hue && !mention.role) return topmost(narrowed, pages);
  return SEEN_FIRST.has(mention.type ?? '') ? mainOf(narrowed) : narrowed;
}

/** "The header": of bands below each other on a page the first; one within another may be either. */
const topmost = (parts: readonly Part[], pages: readonly PageIndex[]): Part[] =>
  pages.flatMap((page) => {
    const own = parts.filter((part) => part.page === page);
    const [first, ...others] = own.toSorted((a, b) => a.node.box.y - b.node.box.y);
    const isFirst = first && others.every(({ node }) => node.box.y >= bottom(first.node.box) - 1);
    return isFirst ? [first] : own;
  });

/** "The chart": the one that is so many times as large as any other. */
const SEEN_FIRST: ReadonlySet<string> = new Set(['chart', 'table']);
const MIN_TIMES_LARGER = 3;

const mainOf = (parts: readonly Part[]): Part[] => {
  const [first, second] = [...parts].sort((a, b) => area(b.node.box) - area(a.node.box));
  const isMain = first && second && area(first.node.box) >= MIN_TIMES_LARGER * area(second.node.box);
  return isMain ? [first] : [...parts];
};

const MENUS: ReadonlySet<string> = typesWith('bar', 'aside');

const isBareEntry = ({ type, label, hint, within }: Mention): boolean =>
  (type === 'link' || type === 'tab' || (type === 'element' && MENUS.has(within?.type ?? ''))) &&
  !label &&
  hint === undefined &&
  !within?.label;

/** Words of the question that no found part shows, and that told nothing apart. */
export const unusedHints = ({ hint }: Mention, parts: readonly Part[]): string[] => {
  if (hint === undefined || parts.length === 0) return [];
  const isShown = (words: string): boolean =>
    parts.some((part) => [words, ...otherWords(words)].some((one) => isLike(part.words, one) || rankOf(part, one) > 0));
  return isShown(hint) ? [] : hint.split(' ').filter((word) => !isShown(word));
};

/** Over several pages only those count that answer to the words best. */
const sameRank = (parts: readonly Part[], mention: Mention): Part[] =>
  bestRanked(parts, mention.label ? foldWords(mention.label.value) : mention.hint!);
