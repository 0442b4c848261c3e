import { area, bottom, centreX, centreY } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { hueOf } from '../color-hue.ts';
import { allowedSlips, foldWords, slipsBetween } from '../words/fold-words.ts';
import type { PartType } from '../words/part-nouns.ts';
import type { Place } from '../words/place-words.ts';
import type { Mention } from '../words/read-mentions.ts';
import type { PageIndex, Part } from './page-index.ts';
import { colorOf } from './part-facts.ts';

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
};

/** What fields for searching say, in the languages of their pages. */
const SEARCH = /\b(search|find|suche|suchen|recherche|rechercher|buscar|busca|pesquisar|pesquisa|filter)\b/;

const ofType = (parts: readonly Part[], type: PartType): Part[] => {
  if (type === 'element') return parts.filter(({ node }) => node.kind === 'element');
  if (type === 'search')
    return parts.filter(
      ({ node, inner, paint }) =>
        (node.type === 'input' || node.type === 'select') &&
        (SEARCH.test(inner) ||
          node.children.some((child) => isSearchIcon(child.id, parts)) ||
          (paint as { name?: string })?.name === 'search'),
    );
  for (const types of MEANT[type] ?? [[type]]) {
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
  const card = cardAround(part);
  return card && ` ${card.inner.replaceAll(' | ', ' ')} `.includes(within) ? 1 : 0;
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

const cardAround = (part: Part): Part | undefined => {
  for (let at = part.parent; at; at = at.parent) if (at.node.type === 'card') return at;
  return undefined;
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

const isInside = (part: Part, holders: ReadonlySet<Part>): boolean => {
  for (let at = part.parent; at; at = at.parent) if (holders.has(at)) return true;
  return false;
};

/** Rows share so much of the height of the lower one. */
const ROW_SHARE = 0.5;

/** Row after row, each from left to right, as people count. */
export const inReadingOrder = (parts: readonly Part[]): Part[] => {
  const rows: Part[][] = [];
  for (const part of [...parts].sort((a, b) => a.page.number - b.page.number || a.node.box.y - b.node.box.y)) {
    const { y, height } = part.node.box;
    const row = rows.find(([first]) => {
      const box = first!.node.box;
      const shared = Math.min(bottom(box), y + height) - Math.max(box.y, y);
      return first!.page === part.page && shared >= ROW_SHARE * Math.min(height, box.height);
    });
    if (row) row.push(part);
    else rows.push([part]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.node.box.x - b.node.box.x));
};

/** Which half of the page the middle of a part lies in. */
const PLACES: Record<Place, (part: Part) => boolean> = {
  top: ({ node, page }) => centreY(node.box) < page.measurement.image.height / 2,
  bottom: ({ node, page }) => centreY(node.box) >= page.measurement.image.height / 2,
  left: ({ node, page }) => centreX(node.box) < page.measurement.image.width / 2,
  right: ({ node, page }) => centreX(node.box) >= page.measurement.image.width / 2,
};

const edgeOf: Record<Place, (a: Part, b: Part) => number> = {
  top: (a, b) => a.node.box.y - b.node.box.y,
  bottom: (a, b) => bottom(b.node.box) - bottom(a.node.box),
  left: (a, b) => a.node.box.x - b.node.box.x,
  right: (a, b) => b.node.box.x + b.node.box.width - (a.node.box.x + a.node.box.width),
};

const sizeFor = (part: Part): number =>
  part.node.type === 'heading' || part.node.kind === 'text'
    ? Math.max(0, ...part.lines.map(({ fontSize }) => fontSize))
    : area(part.node.box);

/** A single heading that is clearly meant: the largest, where one is larger than all others. */
const mainHeading = (parts: readonly Part[]): Part[] => {
  // Figures are set large on dashboards, and are no titles.
  const worded = parts.filter(({ label }) => (label.match(/\p{L}/gu) ?? []).length * 2 > label.length);
  const sorted = [...worded].sort((a, b) => sizeFor(b) - sizeFor(a));
  const [first, second] = sorted;
  return first && (!second || sizeFor(first) > sizeFor(second)) ? [first] : [...parts];
};

/** An entry is the chosen one where it, or the box that it fills, was measured so. */
const isActive = (part: Part): boolean =>
  [part, part.parent, part.parent?.parent].some(
    (one) => one?.paint && 'active' in one.paint && one.paint.active === true,
  );

const narrow = (mention: Mention, candidates: readonly Part[]): Part[] => {
  let found = [...candidates];
  if (mention.active) found = found.filter(isActive);
  if (mention.hue) found = found.filter((part) => hasHue(part, mention.hue!));
  for (const place of mention.places) {
    const half = found.filter(PLACES[place]);
    const all = half.length > 0 ? half : found;
    found = mention.plural || all.length < 2 ? all : [[...all].sort(edgeOf[place])[0]!];
  }
  if (mention.extreme)
    found = [...found]
      .sort((a, b) => (mention.extreme === 'biggest' ? sizeFor(b) - sizeFor(a) : sizeFor(a) - sizeFor(b)))
      .slice(0, 1);
  if (mention.ordinal !== undefined) {
    const ordered = inReadingOrder(found);
    const one = mention.ordinal < 0 ? ordered.at(mention.ordinal) : ordered[mention.ordinal - 1];
    found = one ? [one] : [];
  }
  return found;
};

const hasHue = (part: Part, hue: string): boolean => {
  const hex = colorOf(part);
  return hex !== undefined && hueOf(hex) === hue;
};

/** The parts of the pages that a mention means, none where nothing fits. */
export function findParts(mention: Mention, pages: readonly PageIndex[]): Part[] {
  if (mention.id !== undefined) return pages.flatMap(({ byId }) => byId.get(mention.id!) ?? []);
  const around = mention.within && new Set(findParts(mention.within, pages));
  const holders = mention.isLoose && around?.size === 0 ? undefined : around;
  const found = pages.flatMap((page) => {
    const parts = holders ? page.parts.filter((part) => isInside(part, holders)) : page.parts;
    const typed = mention.type ? ofType(parts, mention.type) : parts.filter(({ node }) => node.kind !== 'page');
    const words = mention.label ? foldWords(mention.label.value) : mention.hint;
    if (words === undefined || words === '') return typed;
    const named = bestRanked(typed, words);
    // "The main navigation", "the product cards": a word that the page does not show tells nothing apart.
    if (named.length === 0 && mention.label === undefined && (typed.length === 1 || mention.plural)) return typed;
    // Without a noun the words mean what says them, not all that holds them.
    return mention.type
      ? named
      : asControls(named.filter((part) => rankOf(part, words) > 2 || isLike(part.words, words)));
  });
  const ranked = mention.type && (mention.label || mention.hint) ? sameRank(found, mention) : found;
  const best = ranked.length > 0 ? ranked : found;
  const narrowed = narrow(mention, best);
  const isPlain = !mention.label && !mention.hint && !mention.within && mention.ordinal === undefined;
  return mention.type === 'heading' && !mention.plural && isPlain ? mainHeading(narrowed) : narrowed;
}

/** A word of the question that no found part shows, and that told nothing apart. */
export const unusedHint = ({ hint }: Mention, parts: readonly Part[]): string | undefined =>
  hint !== undefined && parts.length > 0 && !parts.some((part) => rankOf(part, hint) > 0 || isLike(part.words, hint))
    ? hint
    : undefined;

/** Over several pages only those count that answer to the words best. */
const sameRank = (parts: readonly Part[], mention: Mention): Part[] =>
  bestRanked(parts, mention.label ? foldWords(mention.label.value) : mention.hint!);
