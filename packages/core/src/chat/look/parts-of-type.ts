import { area, bottom, right } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { PartType } from '../words/part-nouns.ts';
import type { Mention } from '../words/read-mentions.ts';
import { choicesOf, isChoiceIn } from './choices.ts';
import { entriesOf } from './find-entries.ts';
import { paginationsOf } from './find-pagination.ts';
import { mainHeading } from './narrow-parts.ts';
import type { Part } from './page-index.ts';
import { isRound } from './part-facts.ts';
import { BOXES, CONTROLS } from './rank-parts.ts';
import { type ReadTable, tablesOf } from './read-table.ts';
import { isInside } from './reading-order.ts';

/** Types of the tree that a noun means; the next list counts where a page has none of the first. */
export const MEANT: Partial<Record<PartType, readonly (readonly string[])[]>> = {
  input: [[...typesWith('field')]],
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

/** What fields for searching say, in the languages of their pages. */
const SEARCH = /\b(search|find|suche|suchen|recherche|rechercher|buscar|busca|pesquisar|pesquisa|filter)\b/;

/** What a field for searching asks for, where no frame around it was found. */
const PROMPT = /^\p{L}[^.…]*(?:\.{3}|…)$/u;
/** More words are a line that was cut short. */
const MAX_PROMPT_WORDS = 5;
const isPrompt = ({ node, label }: Part): boolean =>
  node.type !== 'heading' && PROMPT.test(label) && label.split(' ').length <= MAX_PROMPT_WORDS;

const searchesOf = (parts: readonly Part[]): Part[] => {
  const fields = parts.filter(
    ({ node, inner, paint }) =>
      (node.type === 'input' || node.type === 'select') &&
      (SEARCH.test(inner) ||
        node.children.some((child) => isSearchIcon(child.id, parts)) ||
        (paint as { name?: string })?.name === 'search'),
  );
  if (fields.length > 0) return fields;
  return parts.filter((part) => part.node.kind === 'text' && SEARCH.test(part.words) && isPrompt(part));
};

export const ofType = (parts: readonly Part[], type: PartType, isPlaced = false): Part[] => {
  if (type === 'element') return parts.filter(({ node }) => node.kind === 'element');
  if (type === 'search') return searchesOf(parts);
  if (type === 'circle') return parts.filter(isCircle);
  if (type === 'hero') return heroOf(parts);
  if (type === 'subtitle') return subtitlesOf(parts);
  if (type === 'form') return formsOf(parts);
  if (type === 'tab') {
    const bars = new Set(parts.filter(({ node }) => node.type === 'tabs'));
    return entriesOf(parts.filter((part) => isInside(part, bars)));
  }
  if (type === 'pagination') {
    const own = parts.filter(({ node }) => node.type === 'pagination');
    const all = new Set(parts);
    const read = parts[0] && own.length === 0 ? paginationsOf(parts[0].page).map(({ holder }) => holder) : [];
    return own.length > 0 ? own : read.filter((holder) => all.has(holder));
  }
  if (type === 'table') {
    const own = parts.filter(({ node }) => node.type === 'table');
    const all = new Set(parts);
    const tables = parts[0] ? tablesOf(parts[0].page) : [];
    if (own.length === 0) return tables.map(({ holder }) => holder).filter((holder) => all.has(holder));
    // Two boxes that each hold some rows of one table are that table.
    const whole = own.length > 1 ? tables.find((table) => own.every((part) => isPieceOf(part, table))) : undefined;
    return whole && all.has(whole.holder) ? [whole.holder] : own;
  }
  const lists = MEANT[type] ?? [[type]];
  // "The menu on the left", "the bar at the top": one of all that may be called so, wherever it is.
  for (const types of isPlaced ? [[...lists.flat(), ...(PLACED_AS[type] ?? [])]] : lists) {
    const found = parts.filter((part) => types.includes(part.node.type) && !isDrawn(part));
    // What stands at a side is the menu where something leads on from it: a list of people does not.
    const isOther = type === 'nav' && !isPlaced && types[0] === 'sidebar' && !found.some(leadsOn);
    if (found.length > 0 && !isOther) return found;
  }
  if (type === 'sidebar') return tallBoxes(parts);
  if (type === 'nav') return linkRows(parts).slice(0, 1);
  return type === 'list' ? repeatHolders(parts) : [];
};

const LEADING: ReadonlySet<string> = typesWith('labelled', 'link');

const leadsOn = (part: Part): boolean => {
  const all = new Set([part]);
  const controls = part.page.parts.filter((one) => LEADING.has(one.node.type) && isInside(one, all));
  return controls.length >= MIN_MENU_LINES || choicesOf(part.page).some((choice) => isChoiceIn(choice, all));
};

/** A box at a side of the page that takes so much of its height is its sidebar, whatever it was taken for. */
const MIN_TALL_SHARE = 0.6;
const MAX_FROM_EDGE_PX = 16;

const tallBoxes = (parts: readonly Part[]): Part[] =>
  parts.filter(({ node: { box, type }, page: { measurement }, lines }) => {
    const { width, height } = measurement.image;
    return (
      BOXES.has(type) &&
      lines.length >= MIN_MENU_LINES &&
      box.height >= MIN_TALL_SHARE * Math.min(height, SCREEN_PX) &&
      box.width < MAX_SIDE_SHARE * width &&
      Math.min(box.x, width - right(box)) <= MAX_FROM_EDGE_PX
    );
  });

/** What holds nothing but links side by side is a menu; of several the first on the page. */
const linkRows = (parts: readonly Part[]): Part[] =>
  parts.filter(
    ({ node: { kind, children } }) =>
      kind !== 'text' &&
      children.length >= MIN_MENU_LINES &&
      children.every(({ type, box }) => type === 'link' && box.y < bottom(children[0]!.box)),
  );

/** Fewer entries are no list. */
const MIN_REPEATS = 3;

/** What repeats line by line is a list: the smallest part around all of it. */
const repeatHolders = (parts: readonly Part[]): Part[] => {
  const sets = new Map<string, Part[]>();
  for (const part of parts)
    if (part.node.repeat !== undefined) sets.set(part.node.repeat, [...(sets.get(part.node.repeat) ?? []), part]);
  const stacked = [...sets.values()].filter(
    (set) =>
      set.length >= MIN_REPEATS &&
      set.every(({ node }, at) => at === 0 || node.box.y >= bottom(set[at - 1]!.node.box) - 1),
  );
  const [longest] = stacked.sort((a, b) => b.length - a.length);
  const holder = longest?.[0]?.parent;
  return holder ? [holder] : [];
};

/** Smaller ones are dots and icons, in pixels; sides are rounded by one. */
const MIN_CIRCLE_PX = 24;

const isCircle = (part: Part): boolean => {
  const { box, type } = part.node;
  const isEven = box.width >= MIN_CIRCLE_PX && Math.abs(box.width - box.height) <= 1;
  return isEven && (type === 'avatar' || isRound(part));
};

const WORDS = typesWith('textual', 'text');

/** What is read off a chart is drawn there: no heading of the page, and no text that anybody asks for. */
const isDrawn = (part: Part): boolean => {
  if (!WORDS.has(part.node.type)) return false;
  for (let at = part.parent; at && !CONTROLS.has(at.node.type); at = at.parent)
    if (at.node.type === 'chart') return true;
  return false;
};

/** A band goes nearly from side to side, begins near the top and takes so much of the first screen. */
const HERO = { minWidthShare: 0.9, maxTopShare: 0.25, minHeightShare: 0.25, maxPageShare: 0.9 };
/** Nobody sees more of a page at first, in pixels. */
const SCREEN_PX = 1_000;

/** The largest painted band at the top; else the first section. */
const heroOf = (parts: readonly Part[]): Part[] => {
  const bands = parts.filter(({ node: { box, kind, type }, paint, page: { measurement } }) => {
    const { width, height } = measurement.image;
    const screen = Math.min(height, SCREEN_PX);
    return (
      kind !== 'text' &&
      type !== 'main' &&
      paint !== undefined &&
      box.width >= HERO.minWidthShare * width &&
      box.y <= HERO.maxTopShare * screen &&
      box.height >= HERO.minHeightShare * screen &&
      box.height <= HERO.maxPageShare * height
    );
  });
  const [largest] = [...bands].sort((a, b) => area(b.node.box) - area(a.node.box));
  return largest ? [largest] : ofType(parts, 'section').slice(0, 1);
};

/** A subtitle begins so near below its title, in heights of that. */
const MAX_SUBTITLE_AWAY = 1.5;

const sizeOf = ({ lines: [line] }: Part): number => line?.fontSize ?? 0;

/** The line right below the main heading, in smaller letters. */
const subtitlesOf = (parts: readonly Part[]): Part[] => {
  const headings = parts.filter(({ node }) => node.type === 'heading');
  const [largest] = mainHeading(headings).sort((a, b) => sizeOf(b) - sizeOf(a));
  // A title of several lines may have been found as several.
  const title = largest && headings.filter((one) => sizeOf(one) === sizeOf(largest)).at(-1);
  if (!title) return [];
  const { box } = title.node;
  const end = bottom(box);
  const below = parts.filter(
    ({ node, lines: [line] }) =>
      WORDS.has(node.type) &&
      node.kind !== 'text' &&
      line !== undefined &&
      line.fontSize < sizeOf(title) &&
      node.box.y >= end - 2 &&
      node.box.y - end <= MAX_SUBTITLE_AWAY * box.height &&
      node.box.x < right(box) &&
      right(node.box) > box.x,
  );
  return below.sort((a, b) => a.node.box.y - b.node.box.y).slice(0, 1);
};

const FIELDS: ReadonlySet<string> = typesWith('field');
/** Fewer fields in a box are no form. */
const MIN_FIELDS = 2;

/** The smallest boxes that hold some fields. */
const formsOf = (parts: readonly Part[]): Part[] => {
  const fields = parts.filter(({ node }) => FIELDS.has(node.type));
  const holders = parts.filter(
    (part) =>
      part.paint !== undefined &&
      BOXES.has(part.node.type) &&
      fields.filter((field) => isInside(field, new Set([part]))).length >= MIN_FIELDS,
  );
  return holders.filter((part) => !holders.some((other) => other !== part && isInside(other, new Set([part]))));
};

const isPieceOf = (part: Part, { holder, rows }: ReadTable): boolean =>
  isInside(part, new Set([holder])) && rows.flat(2).some((text) => isInside(text, new Set([part])));

const isSearchIcon = (id: string, parts: readonly Part[]): boolean => {
  const paint = parts.find(({ node }) => node.id === id)?.paint;
  return paint !== undefined && 'name' in paint && paint.name === 'search';
};

/** A box that warns or confirms is called so whatever else it was taken for. */
const SIGNALS = new Set(['success', 'warning', 'danger', 'info']);

/** Landmarks, which go by each other's names. */
const BARS: ReadonlySet<string> = typesWith('bar');

const BANNERS: ReadonlySet<string> = typesWith('card', 'section', 'header');

export const typedAs = (mention: Mention, parts: readonly Part[]): Part[] => {
  if (!mention.type) return parts.filter(({ node }) => node.kind !== 'page');
  const alerts = mention.role && SIGNALS.has(mention.role) && mention.type === 'card' ? ofType(parts, 'alert') : [];
  if (alerts.length > 0) return alerts;
  const isPlaced = mention.places.length > 0 && BARS.has(mention.type);
  const own = ofType(parts, mention.type, isPlaced);
  // "The banner": what else may be called so, where nothing is one; several of them are no banners.
  const kin = own.length === 0 && mention.type === 'alert' ? parts.filter(({ node }) => BANNERS.has(node.type)) : [];
  const isNamed = [mention.label, mention.hint, mention.hue, mention.role].some((name) => name !== undefined);
  const found = own.length > 0 || (kin.length > 1 && !isNamed && mention.places.length === 0) ? own : kin;
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
  // What is at no side is not the one at that side.
  const isThere = ({ node: { box }, page: { measurement } }: Part): boolean =>
    box.x + box.width / 2 < measurement.image.width / 2 === (side === 'left');
  return boxes.length > 0 ? boxes : bars.filter(isThere);
};
