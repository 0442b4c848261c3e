import { area } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { allowedSlips, foldWords, slipsBetween } from '../words/fold-words.ts';
import { otherWords } from '../words/label-words.ts';
import type { PartType } from '../words/part-nouns.ts';
import type { Relation } from '../words/place-words.ts';
import type { Mention } from '../words/read-mentions.ts';
import { entriesOf } from './find-entries.ts';
import { amountOf } from './money.ts';
import { hasSetOf, isInside, mainHeading, mainSet, mainThings, mostAlike, narrow } from './narrow-parts.ts';
import { companionOf, nearestAt, neighboursOf } from './neighbours.ts';
import type { PageIndex, Part } from './page-index.ts';
import { tablesOf } from './read-table.ts';
import { cellsOf } from './table-cell.ts';

/** Types of the tree that a noun means; the next list counts where a page has none of the first. */
const MEANT: Partial<Record<PartType, readonly (readonly string[])[]>> = {
  input: [['input'], ['select', 'textarea']],
  search: [['input', 'select']],
  nav: [['nav'], ['sidebar'], ['header']],
  section: [['section'], ['main']],
  image: [['image'], ['avatar', 'logo']],
  paragraph: [['paragraph'], ['text']],
  text: [['text']],
  list: [['list']],
  thing: [['card']],
};

/** What else a noun means beside a place. */
const PLACED_AS: Partial<Record<PartType, readonly string[]>> = { header: ['nav', 'section'] };

/** What else may have been meant where nothing of the noun's own types answers to the name. */
const NAMED_AS: Partial<Record<PartType, readonly string[]>> = {
  button: ['link', 'badge'],
  link: ['button', 'badge'],
  badge: ['text', 'button'],
  select: ['input', 'button'],
  tabs: ['button', 'link'],
  card: ['alert', 'section'],
  alert: ['card', 'section'],
  dialog: ['card', 'section'],
  section: ['header', 'card'],
  header: ['section', 'nav'],
};

/** What fields for searching say, in the languages of their pages. */
const SEARCH = /\b(search|find|suche|suchen|recherche|rechercher|buscar|busca|pesquisar|pesquisa|filter)\b/;

const ofType = (parts: readonly Part[], type: PartType, isPlaced = false): Part[] => {
  if (type === 'element') return parts.filter(({ node }) => node.kind === 'element');
  if (type === 'search')
    return parts.filter(
      ({ node, inner, paint }) =>
        (node.type === 'input' || node.type === 'select') &&
        (SEARCH.test(inner) ||
          node.children.some((child) => isSearchIcon(child.id, parts)) ||
          (paint as { name?: string })?.name === 'search'),
    );
  if (type === 'table') {
    const own = parts.filter(({ node }) => node.type === 'table');
    const all = new Set(parts);
    const read = parts[0] && own.length === 0 ? tablesOf(parts[0].page).map(({ holder }) => holder) : [];
    return own.length > 0 ? own : read.filter((holder) => all.has(holder));
  }
  const lists = MEANT[type] ?? [[type]];
  // "The menu on the left", "the bar at the top": one of all that may be called so, wherever it is.
  for (const types of isPlaced ? [[...lists.flat(), ...(PLACED_AS[type] ?? [])]] : lists) {
    const found = parts.filter((part) => types.includes(part.node.type) && !isDrawn(part));
    if (found.length > 0) return found;
  }
  return [];
};

const WORDS = typesWith('textual', 'text');

/** What is read off a chart is drawn there: no heading of the page, and no text that anybody asks for. */
const isDrawn = (part: Part): boolean => {
  if (!WORDS.has(part.node.type)) return false;
  for (let at = part.parent; at && !CONTROLS.has(at.node.type); at = at.parent)
    if (at.node.type === 'chart') return true;
  return false;
};

const isSearchIcon = (id: string, parts: readonly Part[]): boolean => {
  const paint = parts.find(({ node }) => node.id === id)?.paint;
  return paint !== undefined && 'name' in paint && paint.name === 'search';
};

/** How well a part answers to some words: 4 says just that, 3 says that among others, 2 holds it. */
const rankOf = (part: Part, words: string): number => {
  if (part.words === words) return 4;
  const name = part.paint && 'name' in part.paint ? (part.paint.name ?? '').replace(/-/g, ' ') : '';
  if (name === words) return 4;
  const within = ` ${words} `;
  if (` ${part.words} `.includes(within) || ` ${name} `.includes(within)) return 3;
  if (` ${part.inner.replaceAll(' | ', ' ')} `.includes(within)) return 2;
  // A chart, a table or an icon is often called by the title of the card that it is in.
  const at = boxesAround(part).findIndex(({ inner }) => ` ${inner.replaceAll(' | ', ' ')} `.includes(within));
  if (at >= 0 && !isRowMate(part, within)) return 1 / (at + 1);
  return isRowMate(part, within) ? ROW_MATE_RANK : 0;
};

/** More than a title of the card around both, less than words of its own. */
const ROW_MATE_RANK = 1.5;
const DRAWN: ReadonlySet<string> = typesWith('drawn', 'badge');
/** One entry of a list has no more lines. */
const MAX_ENTRY_LINES = 5;

/** An icon, a switch or a badge is called by the name in its row. */
const isRowMate = (part: Part, within: string): boolean => {
  if (!DRAWN.has(part.node.type)) return false;
  for (let around = part.parent; around && around.lines.length <= MAX_ENTRY_LINES; around = around.parent)
    if (` ${around.inner.replaceAll(' | ', ' ')} `.includes(within)) return !BOXES.has(around.node.type);
  return false;
};

/** Labels, not sentences. */
const MAX_LIKE_CHARS = 60;

/** A misspelt label: every word of it is one of the label, but for slips. */
const isLike = (label: string, words: string): boolean => {
  const known = label.split(' ');
  return words.split(' ').every((word) => known.some((one) => one === word || isSlip(one, word)));
};

const isSlip = (known: string, word: string): boolean => {
  const allowed = Math.min(allowedSlips(word), allowedSlips(known));
  return allowed > 0 && Math.abs(known.length - word.length) <= allowed && slipsBetween(known, word) <= allowed;
};

const BOXES = typesWith('box', 'shape');
/** What people call the first row of a table. */
const HEADS: ReadonlySet<string> = new Set(['header', 'heading']);
/** A card, and the frame around its head and body. */
const MAX_BOXES_AROUND = 2;
/** The frame is so much larger than the body in it at most; what is larger holds other cards too. */
const MAX_FRAME_AREA = 1.5;

const boxesAround = (part: Part): Part[] => {
  const around: Part[] = [];
  for (let at = part.parent; at && around.length < MAX_BOXES_AROUND; at = at.parent)
    if (BOXES.has(at.node.type) && !(around[0] && area(at.node.box) > MAX_FRAME_AREA * area(around[0].node.box)))
      around.push(at);
  return around;
};

const bestRanked = (parts: readonly Part[], words: string): Part[] => {
  const ranks = parts.map((part) => rankOf(part, words));
  const best = ranks.reduce((a, b) => Math.max(a, b), 0);
  if (best > 0) return parts.filter((_, index) => ranks[index] === best);
  // A word more or less spelt as on the page; the words of a long text would answer to anything.
  return parts.filter((part) => part.words.length <= MAX_LIKE_CHARS && isLike(part.words, words));
};

/** Of parts that say the same, the one that was meant: a control before the words and the icon on it, a title before its card. */
const asMeant = (parts: readonly Part[]): Part[] => {
  const labels = new Set(parts.filter(({ lines }) => lines.length <= 1));
  const outermost = parts.filter((part) => !isInside(part, labels));
  const holders = new Set(
    outermost.filter((part) => outermost.some((other) => other !== part && isInside(other, new Set([part])))),
  );
  return outermost.filter((part) => !holders.has(part));
};

/** Parts that are called by the words on them. */
const CONTROLS = typesWith('labelled', 'card', 'alert');
const CALLED: ReadonlySet<string> = typesWith('labelled', 'link');
/** What is on a control: its label, and in a field what was typed below it. */
const MAX_CONTROL_LINES = 2;

const controlOf = (part: Part): Part => {
  for (let at: Part | undefined = part; at; at = at.parent) {
    if (at.lines.length > MAX_CONTROL_LINES) return part;
    if (CONTROLS.has(at.node.type)) return at;
  }
  return part;
};

/** Words that name no kind of part mean the control that says them, where one does. */
const asControls = (parts: readonly Part[]): Part[] => {
  const meant = [...new Set(asMeant(parts).map(controlOf))];
  const controls = meant.filter(({ node }) => CONTROLS.has(node.type));
  return controls.length > 0 ? controls : meant;
};

/** A box that warns or confirms is called so whatever else it was taken for. */
const SIGNALS = new Set(['success', 'warning', 'danger', 'info']);

/** Landmarks, which go by each other's names. */
const BARS: ReadonlySet<string> = typesWith('bar');

const BANNERS: ReadonlySet<string> = typesWith('card', 'section', 'header');

const typedAs = (mention: Mention, parts: readonly Part[]): Part[] => {
  if (!mention.type) return parts.filter(({ node }) => node.kind !== 'page');
  const alerts = mention.role && SIGNALS.has(mention.role) && mention.type === 'card' ? ofType(parts, 'alert') : [];
  if (alerts.length > 0) return alerts;
  const isPlaced = mention.places.length > 0 && BARS.has(mention.type);
  const own = ofType(parts, mention.type, isPlaced);
  // "The banner": what else may be called so, where nothing is one.
  const kin = own.length === 0 && mention.type === 'alert' ? parts.filter(({ node }) => BANNERS.has(node.type)) : [];
  const found = own.length > 0 ? own : kin;
  const side = mention.places.find((place) => place === 'left' || place === 'right');
  return isPlaced && side ? atSide(found, side, parts) : found;
};

/** What lies at one side of a page takes less of its width, and is higher than wide. */
const MAX_SIDE_SHARE = 0.5;
/** Fewer lines make no menu. */
const MIN_MENU_LINES = 3;

/** "The menu on the left": a bar at that side, or where there is none the box that lists something there. */
const atSide = (bars: readonly Part[], side: 'left' | 'right', parts: readonly Part[]): Part[] => {
  const isAside = ({ node: { box }, page: { measurement } }: Part): boolean =>
    box.width < MAX_SIDE_SHARE * measurement.image.width &&
    box.x + box.width / 2 < measurement.image.width / 2 === (side === 'left');
  const own = bars.filter(isAside);
  if (own.length > 0) return own;
  const boxes = parts.filter(
    (part) =>
      BOXES.has(part.node.type) &&
      isAside(part) &&
      part.node.box.height > part.node.box.width &&
      part.lines.length >= MIN_MENU_LINES,
  );
  return boxes.length > 0 ? boxes : [...bars];
};

/** Those of a kind that answer to the words, or others that do and may be meant. */
const namedAs = (mention: Mention, words: string, parts: readonly Part[], typed: readonly Part[]): Part[] => {
  const own = bestRanked(typed, words);
  // Without a noun the words mean what says them, not all that holds them.
  if (!mention.type) return asControls(own.filter((part) => rankOf(part, words) > 2 || isLike(part.words, words)));
  if (own.length > 0) return own;
  const kin = NAMED_AS[mention.type] ?? [];
  const others = bestRanked(
    parts.filter(({ node }) => kin.includes(node.type)),
    words,
  ).filter((part) => rankOf(part, words) > 1);
  return others.length > 0 ? others : asControls(parts.filter((part) => part.words === words));
};

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
  if (mention.type && mention.plural && !mention.label?.quoted && named.length === 1 && typed.length > 1)
    return mainSet(typed);
  if (named.length === 0 && mention.label === undefined) {
    const translated = otherWords(words).flatMap((other) => namedAs(mention, other, parts, typed));
    if (translated.length > 0) return [...new Set(translated)];
    const some = namedBySome(words, typed);
    if (some.length > 0) return some;
  }
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

/** Parts that lie in what a question names; in what a title heads where the title itself holds nothing. */
const findWithin = (mention: Mention, within: Mention, pages: readonly PageIndex[]): Part[] => {
  const isPicked = within.places.length > 0 || within.ordinal !== undefined || within.extreme !== undefined;
  let holders = new Set(findParts(isPicked ? within : { ...within, plural: true }, pages));
  for (let step = 0; step <= MAX_STEPS_OUT && holders.size > 0; step++) {
    const found = pages.flatMap(({ parts }) =>
      findOn(
        mention,
        parts.filter((part) => isInside(part, holders)),
      ),
    );
    if (found.length > 0) return found;
    const isTitle = [...holders].every(({ node, lines }) => node.kind === 'text' || lines.length === 1);
    if (step === 0 && !isTitle) break;
    holders = new Set([...holders].flatMap((holder) => stepOut(holder) ?? []));
  }
  return [];
};

const ancestorsOf = ({ parent }: Part): Part[] => (parent ? [parent, ...ancestorsOf(parent)] : []);

/** "The text below the title": those of a kind that lie there; whatever lies there where no kind is named. */
const findBy = (relation: Relation, mention: Mention, within: Mention, pages: readonly PageIndex[]): Part[] => {
  const targets = findParts(within, pages);
  if (!mention.type && !mention.label && !mention.hint) return neighboursOf(targets, relation);
  const own = pages.flatMap(({ parts }) => findOn({ ...mention, plural: true }, parts));
  return nearestAt(own, targets, relation);
};

const findAll = (mention: Mention, pages: readonly PageIndex[]): Part[] => {
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
  // "The header of the table".
  if (within.type === 'table' && mention.type && HEADS.has(mention.type)) {
    const heads = pages.flatMap(tablesOf).flatMap((table) => table.heads);
    if (heads.length > 0) return heads;
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
  // "The table cards": those that hold one.
  const held = findParts({ ...within, plural: true }, pages);
  const all = pages.flatMap(({ parts }) => findOn(mention, parts));
  const holders = new Set(held.flatMap(ancestorsOf));
  const around = all.filter((part) => holders.has(part));
  if (around.length > 0) return around;
  const cells = mention.type ? [] : cellsOf(all, held);
  if (cells.length > 0) return cells;
  // "The profile picture": the first of two nouns may tell nothing but the kind of the second; a page without bands has no hero.
  const isBand = within.type === 'section' && !within.label;
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

/** A thing that costs something has no more lines. */
const MAX_PRICED_LINES = 12;

const amountBeside = (part: Part): Part | undefined =>
  companionOf(part, ({ node, label }) => node.kind === 'text' && amountOf(label) !== undefined, MAX_PRICED_LINES);

/** The parts of the pages that a mention means, none where nothing fits. */
export function findParts(mention: Mention, pages: readonly PageIndex[]): Part[] {
  if (mention.those)
    return mention.those.flatMap(({ page, id }) => pages.find(({ number }) => number === page)?.byId.get(id) ?? []);
  if (mention.id !== undefined) return pages.flatMap(({ byId }) => byId.get(mention.id!) ?? []);
  const found = findAll(mention, pages);
  const ranked = mention.type && (mention.label || mention.hint) ? sameRank(found, mention) : found;
  const best = ranked.length > 0 ? ranked : found;
  const narrowed = narrow(mention, asMany(mention, best, pages));
  // "The colour of the price": of what is written there, where something is.
  const amounts = mention.amount ? narrowed.flatMap((part) => amountBeside(part) ?? []) : [];
  if (amounts.length > 0) return amounts;
  const isPlain = !mention.label && !mention.hint && !mention.within && mention.ordinal === undefined;
  return mention.type === 'heading' && !mention.plural && isPlain ? mainHeading(narrowed) : narrowed;
}

/** A word of the question that no found part shows, and that told nothing apart. */
export const unusedHint = ({ hint }: Mention, parts: readonly Part[]): string | undefined =>
  hint !== undefined &&
  parts.length > 0 &&
  !parts.some((part) =>
    [hint, ...hint.split(' '), ...otherWords(hint)].some((word) => isLike(part.words, word) || rankOf(part, word) > 0),
  )
    ? hint
    : undefined;

/** Over several pages only those count that answer to the words best. */
const sameRank = (parts: readonly Part[], mention: Mention): Part[] =>
  bestRanked(parts, mention.label ? foldWords(mention.label.value) : mention.hint!);
