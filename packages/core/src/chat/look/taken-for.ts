import { area, bottom, right } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { foldWords } from '../words/fold-words.ts';
import { otherWords } from '../words/label-words.ts';
import type { PartType } from '../words/part-nouns.ts';
import type { Mention } from '../words/read-mentions.ts';
import type { PageIndex, Part } from './page-index.ts';
import { ofHue } from './part-hues.ts';
import { asControls, bestRanked, rankOf } from './rank-parts.ts';
import { isInside, outermost } from './reading-order.ts';

/* What people call by a noun that it was not measured as. */

/** Nobody calls a part by more words. */
const MAX_NAME_WORDS = 12;

/** Half of some words are enough to know a text by. */
const MIN_SHARED = 0.5;

/** "The holiday bar", "the label Total due": what says most of the words, where nothing of the noun's kind says any. */
export const writtenAs = (mention: Mention, words: string, parts: readonly Part[], typed: readonly Part[]): Part[] => {
  if (mention.plural || !mention.type || mention.extreme || mention.ordinal !== undefined) return [];
  const all = words.split(' ');
  const needed = typed.length === 0 || LANDMARKS.has(mention.type) ? MIN_SHARED * all.length : Math.max(2, all.length);
  const shared = (part: Part): number => all.filter((word) => part.words.split(' ').includes(word)).length;
  const texts = parts.filter(({ node, words: own }) => node.kind === 'text' && own.split(' ').length <= MAX_NAME_WORDS);
  const most = Math.max(0, ...texts.map(shared));
  if (most === 0 || most < needed) return [];
  const best = texts.filter((text) => shared(text) === most);
  return best.every((text) => text.words === best[0]!.words) ? asControls(best, parts) : [];
};

const LANDMARKS: ReadonlySet<string> = typesWith('bar');

/** Smaller things that repeat are entries, and nobody calls them cards, in square pixels. */
const MIN_THING_AREA = 8_000;

/** Things that repeat and were measured as no card: a photo with words on it. */
export const repeatedThings = (parts: readonly Part[]): Part[] => {
  const things = parts.filter(
    ({ node }) => node.kind === 'group' && node.repeat !== undefined && area(node.box) >= MIN_THING_AREA,
  );
  const all = new Set(things);
  return things.filter((thing) => !isInside(thing, all));
};

const BANDS = typesWith('bar', 'section', 'box', 'tabs', 'shape');
const SURFACES = typesWith('bar', 'section', 'box', 'table', 'shape', 'main');
const CONTROLS = typesWith('labelled', 'link', 'shape');
const WORDS = typesWith('textual', 'text');
const DRAWINGS = typesWith('graphic', 'shape');
const LISTS = typesWith('lists entries', 'section', 'card', 'table');

/** What people may call by a noun, however it was measured. */
const FAMILIES: Partial<Record<PartType, ReadonlySet<string>>> = {
  header: BANDS,
  nav: BANDS,
  footer: BANDS,
  sidebar: BANDS,
  tabs: BANDS,
  dialog: SURFACES,
  card: SURFACES,
  alert: SURFACES,
  section: SURFACES,
  form: SURFACES,
  button: CONTROLS,
  link: CONTROLS,
  badge: CONTROLS,
  select: CONTROLS,
  input: CONTROLS,
  tab: CONTROLS,
  heading: WORDS,
  paragraph: WORDS,
  text: WORDS,
  image: DRAWINGS,
  icon: DRAWINGS,
  logo: DRAWINGS,
  avatar: DRAWINGS,
  list: LISTS,
  table: LISTS,
};

/** A title heads what begins so near below it, in pixels. */
const MAX_TITLE_AWAY_PX = 32;
/** Letters may reach so far into the box below them, in pixels. */
const MAX_TITLE_OVERLAP_PX = 2;

/** The texts of a page from the lowest up: each box looks only at those near its top edge. */
const textsUpwards = new WeakMap<PageIndex, Part[]>();

const upwards = (page: PageIndex): Part[] => {
  const known = textsUpwards.get(page);
  if (known) return known;
  const texts = page.parts
    .filter(({ node }) => node.kind === 'text')
    .sort((a, b) => bottom(b.node.box) - bottom(a.node.box));
  textsUpwards.set(page, texts);
  return texts;
};

/** The text right above a box, which people call it by. */
const titleOver = ({ node: { box }, page }: Part): Part | undefined => {
  const texts = upwards(page);
  const awayFrom = (text: Part): number => box.y - bottom(text.node.box);
  let [at, end] = [0, texts.length];
  while (at < end) {
    const middle = (at + end) >> 1;
    if (awayFrom(texts[middle]!) < -MAX_TITLE_OVERLAP_PX) at = middle + 1;
    else end = middle;
  }
  for (; at < texts.length && awayFrom(texts[at]!) <= MAX_TITLE_AWAY_PX; at++) {
    const title = texts[at]!.node.box;
    if (title.x < right(box) && right(title) > box.x) return texts[at];
  }
  return undefined;
};

const isSaidBy = (part: Part, title: Part | undefined, words: readonly string[]): boolean =>
  words.some((one) => rankOf(part, one) > 0 || ` ${title?.words} `.includes(` ${one} `));

/**
 * "The yellow navbar" that was measured as a card, "the Simple window" below that title: of all that may be called so, what
 * most of the words are true of. A colour has to be; of a noun alone nothing is.
 */
export const calledSo = (mention: Mention, pages: readonly PageIndex[]): Part[] => {
  const { type, hue, label, hint, active, inactive } = mention;
  // What is chosen was measured on its own kind, or is not known.
  const family = type && !active && !inactive ? FAMILIES[type] : undefined;
  const words = foldWords(label?.value ?? hint ?? '')
    .split(' ')
    .filter(Boolean);
  if (!family || (!hue && words.length === 0) || words.length > MAX_NAME_WORDS) return [];
  const kin = pages.flatMap(({ parts }) => parts.filter(({ node }) => family.has(node.type)));
  const hued = hue ? ofHue(kin, hue) : kin;
  const meanings = words.map((word) => [word, ...otherWords(word)]);
  const counts = hued.map((part) => {
    const title = titleOver(part);
    return meanings.filter((meaning) => isSaidBy(part, title, meaning)).length;
  });
  const most = Math.max(0, ...counts);
  // What has a name has to show it.
  if ((label && most < words.length) || (most === 0 && !hue)) return [];
  const called = hued.filter((_, at) => counts[at] === most);
  const found = outermost(label ? bestRanked(called, words.join(' ')) : called);
  // "The two grey boxes" are two.
  return mention.count === undefined || found.length === mention.count ? found : [];
};

/** Things of one kind differ by no more in width and height, and line up within as much, in pixels. */
const MAX_TWIN_PX = 2;

const isTwin = ({ node: { box: a }, paint: one }: Part, { node: { box: b }, paint: other }: Part): boolean =>
  Math.abs(a.width - b.width) <= MAX_TWIN_PX &&
  Math.abs(a.height - b.height) <= MAX_TWIN_PX &&
  (Math.abs(a.x - b.x) <= MAX_TWIN_PX || Math.abs(a.y - b.y) <= MAX_TWIN_PX) &&
  one?.fill === other?.fill;

/** "The red cards", one of which was taken for a picture: what has the size, the colour and the line of all of them is one of them. */
export const withTwins = (parts: readonly Part[]): Part[] => {
  const [first, second] = parts;
  if (!first?.paint?.fill || !second || parts.some((part) => part.page !== first.page || !isTwin(part, first)))
    return [...parts];
  const known = new Set(parts);
  const twins = first.page.parts.filter(
    (part) => part.node.kind === 'element' && !known.has(part) && isTwin(part, first) && !isInside(part, known),
  );
  return [...parts, ...outermost(twins)];
};

/** A box has no more lines where its first names it. */
const MAX_NAMED_LINES = 24;
const NAMED_BOXES = typesWith('box', 'shape');

/** "The border of Simple window", of the title alone: the box around it that it names, or the one right below it, by that name. */
export const boxNamedBy = (title: Part): Part | undefined => {
  const [line] = title.lines;
  if (!TITLES.has(title.node.type) || !line) return undefined;
  const named = (box: Part): Part => ({ ...box, label: title.label, words: title.words });
  for (let at = title.parent; at && at.lines.length <= MAX_NAMED_LINES; at = at.parent)
    if (NAMED_BOXES.has(at.node.type) && at.paint) return at.lines[0] === line ? named(at) : undefined;
  const [below, another] = title.page.parts.filter(
    (part) => NAMED_BOXES.has(part.node.type) && part.paint?.fill && titleOver(part)?.lines[0] === line,
  );
  return below && !another ? named(below) : undefined;
};

const TITLES = typesWith('heading', 'text');
