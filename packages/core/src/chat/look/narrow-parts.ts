import { hueOf } from '../../color/color-hue.ts';
import { contrastOf } from '../../color/contrast.ts';
import { area, bottom, centreX, centreY } from '../../geometry.ts';
import type { Hex } from '../../hex.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { Hue, Role } from '../words/color-words.ts';
import type { Place } from '../words/place-words.ts';
import type { Extreme, Mention } from '../words/read-mentions.ts';
import { tally } from './measure-gaps.ts';
import type { Part } from './page-index.ts';
import { ALIKE_LEVELS, colorOf, gradientOf, lightnessOf } from './part-facts.ts';

/** Rows share so much of the height of the lower one. */
const ROW_SHARE = 0.5;

/** Row after row, each from left to right, as people count. */
export const rowsOf = (parts: readonly Part[]): Part[][] => {
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
  return rows.map((row) => row.sort((a, b) => a.node.box.x - b.node.box.x));
};

export const inReadingOrder = (parts: readonly Part[]): Part[] => rowsOf(parts).flat();

export const isInside = (part: Part, holders: ReadonlySet<Part>): boolean => {
  for (let at = part.parent; at; at = at.parent) if (holders.has(at)) return true;
  return false;
};

/** Columns share so much of the width of the narrower one. */
const COLUMN_SHARE = 0.5;

/** What lies below each other, column after column from left to right. */
export const columnsOf = (parts: readonly Part[]): Part[][] => {
  const columns: Part[][] = [];
  for (const part of innermost(parts).sort((a, b) => a.node.box.x - b.node.box.x)) {
    const { x, width } = part.node.box;
    const column = columns.find(([first]) => {
      const box = first!.node.box;
      const shared = Math.min(box.x + box.width, x + width) - Math.max(box.x, x);
      return first!.page === part.page && shared >= COLUMN_SHARE * Math.min(width, box.width);
    });
    if (column) column.push(part);
    else columns.push([part]);
  }
  return columns;
};

/** How many lie side by side in the fullest row. */
export const mostPerRow = (parts: readonly Part[]): number =>
  Math.max(0, ...rowsOf(outermost(parts)).map((row) => row.length));

/** Without those that hold others of them. */
const innermost = (parts: readonly Part[]): Part[] => {
  const holders = new Set<Part>();
  for (const part of parts) for (let at = part.parent; at; at = at.parent) holders.add(at);
  return parts.filter((part) => !holders.has(part));
};

/** Without those that lie in others of them. */
const outermost = (parts: readonly Part[]): Part[] => {
  const all = new Set(parts);
  return parts.filter((part) => !isInside(part, all));
};

/** The sets that parts fall into, the largest first: repeats of one structure, else rows. */
const setsOf = (parts: readonly Part[]): Part[][] => {
  const repeats = new Map<string, Part[]>();
  for (const part of parts) {
    const repeat = part.node.repeat ?? part.parent?.node.repeat;
    if (repeat === undefined) continue;
    const key = `${part.page.number} ${repeat}`;
    repeats.set(key, [...(repeats.get(key) ?? []), part]);
  }
  return [...repeats.values(), ...rowsOf(parts)].sort((a, b) => b.length - a.length);
};

/** The one set that most of the parts are of: the product cards of a shop, not its other boxes. */
export const mainSet = (parts: readonly Part[]): Part[] => {
  const outer = outermost(parts);
  const first = setsOf(outer)[0];
  return first && first.length > 1 && first.length * 2 >= outer.length ? first : [...parts];
};

/** Cards of one width show things of one kind; the most there are. */
export const mainThings = (parts: readonly Part[]): Part[] => {
  const outer = outermost(parts);
  const [widest] = tally(outer.map(({ node }) => Math.round(node.box.width)));
  const same = outer.filter(({ node }) => widest && Math.abs(node.box.width - widest.px) <= MAX_THING_SPREAD_PX);
  return same.length > 1 ? same : mainSet(parts);
};

export const hasSetOf = (parts: readonly Part[], count: number): boolean =>
  parts.length === count || setsOf(parts).some((set) => set.length === count);

/** Just so many boxes of one size in one row, the largest of them; none where there are more or fewer. */
export const mostAlike = (parts: readonly Part[], count: number): Part[] => {
  const isAlike = ({ node: { box: a } }: Part, { node: { box: b } }: Part): boolean =>
    Math.abs(a.width - b.width) <= MAX_THING_SPREAD_PX && Math.abs(a.height - b.height) <= MAX_THING_SPREAD_PX;
  const sets = rowsOf(parts).flatMap((row) => row.map((part) => row.filter((other) => isAlike(part, other))));
  return sets
    .filter((set) => set.length === count)
    .reduce<Part[]>((best, set) => (area(set[0]!.node.box) > (best[0] ? area(best[0].node.box) : 0) ? set : best), []);
};

/** Places are rounded, so cards of one width differ by so much. */
const MAX_THING_SPREAD_PX = 2;

/** Which half of the page the middle of a part lies in. */
const PLACES: Record<Place, (part: Part) => boolean> = {
  top: ({ node, page }) => centreY(node.box) < page.measurement.image.height / 2,
  bottom: ({ node, page }) => centreY(node.box) >= page.measurement.image.height / 2,
  left: ({ node, page }) => centreX(node.box) < page.measurement.image.width / 2,
  right: ({ node, page }) => centreX(node.box) >= page.measurement.image.width / 2,
  middle: () => true,
};

const awayFromMiddle = ({ node, page: { measurement } }: Part): number =>
  Math.hypot(centreX(node.box) - measurement.image.width / 2, centreY(node.box) - measurement.image.height / 2);

const edgeOf: Record<Place, (a: Part, b: Part) => number> = {
  top: (a, b) => a.node.box.y - b.node.box.y,
  bottom: (a, b) => bottom(b.node.box) - bottom(a.node.box),
  left: (a, b) => a.node.box.x - b.node.box.x,
  right: (a, b) => b.node.box.x + b.node.box.width - (a.node.box.x + a.node.box.width),
  middle: (a, b) => awayFromMiddle(a) - awayFromMiddle(b),
};

/** "The cards at the top": the first row of them, where it is one; beside and in the middle all that lie there. */
const rowAt = (place: Place, parts: readonly Part[]): Part[] => {
  if (place !== 'top' && place !== 'bottom') return [...parts];
  const row = rowsOf(outermost(parts)).at(place === 'top' ? 0 : -1) ?? [];
  return row.length > 1 ? row : [...parts];
};

const sizeFor = (part: Part): number =>
  part.node.type === 'heading' || part.node.kind === 'text'
    ? Math.max(0, ...part.lines.map(({ fontSize }) => fontSize))
    : area(part.node.box);

/** A single heading that is clearly meant: the largest, where one is larger than all others. */
export const mainHeading = (parts: readonly Part[]): Part[] => {
  // Figures are set large on dashboards, and are no titles.
  const worded = parts.filter(({ label }) => (label.match(/\p{L}/gu) ?? []).length * 2 > label.length);
  const sorted = [...worded].sort((a, b) => sizeFor(b) - sizeFor(a));
  const [first, second] = sorted;
  return first && (!second || sizeFor(first) > sizeFor(second)) ? [first] : [...parts];
};

/** An entry is the chosen one where it, or the box that it fills, was measured so. */
export const isActive = (part: Part): boolean =>
  [part, part.parent, part.parent?.parent].some(
    (one) => one?.paint && 'active' in one.paint && one.paint.active === true,
  );

/** A name, and what is counted or written beside it. */
const MAX_ENTRY_LINES = 2;
/** Longer lines are sentences. */
const MAX_ENTRY_WORDS = 5;
/** Fewer of a kind do not show which of them is the odd one. */
const MIN_SET = 3;

/** Colours that differ less, in levels of a channel, were one before they were measured. */
const MAX_LEVELS_APART = 24;

const isNearHex = (a: Hex | undefined, b: Hex | undefined): boolean => {
  if (!a || !b) return a === b;
  return [1, 3, 5].every((at) => {
    const [one, other] = [a, b].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.abs(one! - other!) <= MAX_LEVELS_APART;
  });
};

/** Its own surface, or that of the box which it alone is on. */
const fillAround = ({ paint, parent }: Part): Hex | undefined =>
  paint?.fill ?? (parent && parent.lines.length <= MAX_ENTRY_LINES ? parent.paint?.fill : undefined);

/** Letters of this weight stand out from others. */
const MIN_BOLD = 600;

type Look = (part: Part) => string | undefined;

/** What the chosen one differs in: its surface, else its letters. */
const LOOKS: readonly Look[] = [fillAround, ({ lines }) => lines[0]?.color];

/** Of figures in a row the chosen one may also be bold, and on a surface that was not measured by itself. */
export const FIGURE_LOOKS: readonly Look[] = [
  ({ lines }) => lines[0]?.background,
  ({ lines }) => lines[0]?.color,
  ({ lines }) => (lines[0] && lines[0].fontWeight >= MIN_BOLD ? 'bold' : 'regular'),
];

const isSameLook = (a: string | undefined, b: string | undefined): boolean =>
  a === b || (a?.startsWith('#') === true && isNearHex(a as Hex, b as Hex | undefined));

/** A menu or a bar of tabs: what is chosen is an entry of it. */
const LISTING = typesWith('lists entries', 'tabs', 'bar');
const isHolder = ({ node }: Part): boolean => LISTING.has(node.type);

const partsIn = (holders: readonly Part[]): Part[] => {
  const all = new Set(holders);
  return [...new Set(holders.map(({ page }) => page))].flatMap(({ parts }) =>
    parts.filter((part) => isInside(part, all)),
  );
};

const NEUTRAL: ReadonlySet<string> = new Set(['white', 'grey', 'black']);

/** A button stands out for what it does, not for being chosen; in a menu one on a plain surface is an entry. */
const isAction = ({ node, paint, parent }: Part): boolean => {
  if (node.type !== 'button') return false;
  let holder = parent;
  while (holder && !isHolder(holder)) holder = holder.parent;
  return !holder || paint?.fill === undefined || !NEUTRAL.has(hueOf(paint.fill));
};

const FIELDS = typesWith('field');

/** What is typed into a field is chosen by nobody. */
const isTyped = ({ node, parent }: Part): boolean =>
  FIELDS.has(node.type) || (parent !== undefined && FIELDS.has(parent.node.type));

/** A link, a tab, or a line of a menu. */
const isEntry = (part: Part): boolean =>
  !isTyped(part) &&
  part.lines.length > 0 &&
  part.lines.length <= MAX_ENTRY_LINES &&
  part.words.split(' ').length <= MAX_ENTRY_WORDS &&
  part.node.type !== 'heading' &&
  !isAction(part);

/** The one of three or more whose look none of the others has, where those look alike. */
const oddOne = (set: readonly Part[], lookOf: Look): Part | undefined => {
  const looks = set.map(lookOf);
  const unlike = (look: string | undefined): number[] =>
    looks.flatMap((other, at) => (isSameLook(other, look) ? [] : [at]));
  // One of the first two is of those that look alike.
  const [odd] = [looks[0], looks[1]].map(unlike).find(({ length }) => length === 1) ?? [];
  if (odd === undefined || unlike(looks[odd]).length !== set.length - 1) return undefined;
  return isDanger(set[odd]!, looks[odd]) ? undefined : set[odd];
};

/** Red warns, as on "Log out", where it is not the colour of the whole page. */
const isDanger = ({ page }: Part, look: string | undefined): boolean =>
  look?.startsWith('#') === true &&
  hueOf(look as Hex) === 'red' &&
  !page.measurement.palette.some(({ role, hex }) => role === 'primary' && hueOf(hex) === 'red');

/** The one of a row that looks like none of the others: the current tab or page. */
export const oddOf = (set: readonly Part[], looks = LOOKS): Part | undefined => {
  if (set.length < MIN_SET) return undefined;
  for (const lookOf of looks) {
    const odd = oddOne(set, lookOf);
    if (odd) return odd;
  }
  return undefined;
};

/** Of several that look alike the one that does not: the current entry of a menu, where none was measured so. */
const oddOnes = (parts: readonly Part[]): Part[] => {
  const entries = innermost(parts.filter(isEntry));
  for (const set of [...setsOf(entries), ...columnsOf(entries)].sort((a, b) => b.length - a.length)) {
    const odd = oddOf(set);
    if (odd) return [odd];
  }
  return [];
};

/** A bar of tabs has no more. */
const MAX_TABS = 8;
const TABLIKE = typesWith('link', 'badge', 'text');

/** Fewer lines below each other are no menu. */
const MIN_MENU = 4;
/** Entries of a menu begin within so much of each other, in pixels: those of a second level are set in. */
const MAX_INDENT_PX = 12;

const BACKGROUND: Look = ({ lines }) => lines[0]?.background;
const LETTERS: Look = ({ lines }) => lines[0]?.color;

/** Lines that begin at one edge, from left to right. */
const alignedLeft = (texts: readonly Part[]): Part[][] => {
  const columns: Part[][] = [];
  for (const text of [...texts].sort((a, b) => a.node.box.x - b.node.box.x)) {
    const column = columns.find(([first]) => text.node.box.x - first!.node.box.x <= MAX_INDENT_PX);
    if (column) column.push(text);
    else columns.push([text]);
  }
  return columns;
};

/**
 * The chosen entry of a menu at one side, by what lies in its box rather than by the tree: in the colour of its letters or of what
 * is behind them. A column of lines elsewhere is a menu only where one of them lies on a surface of its own.
 */
const chosenInMenu = (parts: readonly Part[]): Part[] => {
  const menus = parts.filter((part) => isHolder(part) && part.node.box.height > part.node.box.width);
  const isInMenu = ({ node: { box } }: Part): boolean =>
    menus.some(({ node: { box: menu } }) => centreX(box) < menu.x + menu.width && centreX(box) > menu.x);
  const texts = parts.filter((part) => part.node.kind === 'text' && isEntry(part) && /\p{L}{2}/u.test(part.label));
  const oddIn = (some: readonly Part[], looks: readonly Look[]): Part[] =>
    alignedLeft(some).flatMap((column) => {
      const odd = column.length < MIN_MENU ? undefined : oddOf(column, looks);
      // The name of the product over a menu is set larger.
      const isTitle = odd && column.every((one) => one === odd || sizeFor(one) < sizeFor(odd));
      return odd && !isTitle ? [odd] : [];
    });
  const inMenus = oddIn(texts.filter(isInMenu), [BACKGROUND, LETTERS]);
  const [odd, another] = inMenus.length > 0 ? inMenus : oddIn(texts, [BACKGROUND]);
  return odd && !another ? [odd] : [];
};

/** The chosen entry of what looks like a menu or like a bar of tabs, where a page has just one that shows it. */
export const chosenOn = (parts: readonly Part[], kind: 'link' | 'tab', places: readonly Place[]): Part[] => {
  if (kind === 'link') return chosenInMenu(parts.filter((part) => places.every((place) => PLACES[place](part))));
  const rows = rowsOf(outermost(parts.filter((part) => TABLIKE.has(part.node.type) && isEntry(part))));
  const odd = rows.flatMap((row) => {
    const one = row.length <= MAX_TABS && row.every(({ parent }) => parent === row[0]!.parent) ? oddOf(row) : undefined;
    const look = one && LOOKS.map((lookOf) => lookOf(one)).find((hex) => hex && !NEUTRAL.has(hueOf(hex as Hex)));
    return one && look ? [one] : [];
  });
  return odd.length === 1 ? odd : [];
};

/** The darkest or the lightest of the parts whose colour is known; all of them where several share that colour. */
const byLight = (parts: readonly Part[], direction: 1 | -1): Part[] => {
  const lights = parts.flatMap((part) => {
    const color = colorOf(part);
    return color ? [{ part, light: lightnessOf(color) * direction }] : [];
  });
  const most = Math.max(...lights.map(({ light }) => light));
  return lights.flatMap(({ part, light }) => (most - light <= ALIKE_LEVELS ? [part] : []));
};

const BY_EXTREME: Record<Extreme, (parts: readonly Part[]) => Part[]> = {
  biggest: (parts) => [...parts].sort((a, b) => sizeFor(b) - sizeFor(a)).slice(0, 1),
  smallest: (parts) => [...parts].sort((a, b) => sizeFor(a) - sizeFor(b)).slice(0, 1),
  darkest: (parts) => byLight(parts, -1),
  lightest: (parts) => byLight(parts, 1),
};

/** Of the parts that a noun and its words mean, those that the other words leave. */
export const narrow = (mention: Mention, candidates: readonly Part[]): Part[] => {
  let found = [...candidates];
  if (mention.count !== undefined && mention.plural && mention.ordinal === undefined)
    found = setsOf(found).find((set) => set.length === mention.count) ?? found;
  if (mention.active) {
    const active = found.filter(isActive);
    found = active.length > 0 ? active : oddOnes(found.some(isHolder) ? partsIn(found) : found);
  }
  if (mention.inactive) found = found.filter((part) => !isActive(part));
  if (mention.hue) {
    const hued = ofHue(found, mention.hue);
    // A name says more than a colour that was seen in passing.
    found = hued.length === 0 && mention.label ? found : hued;
  }
  if (mention.role) found = ofRole(found, mention.role);
  for (const place of mention.places) {
    const half = found.filter(PLACES[place]);
    // One that lies elsewhere is another one; of several the row at that side is meant.
    const all = half.length > 0 || !mention.plural ? half : found;
    found = all.length < 2 ? all : mention.plural ? rowAt(place, all) : [[...all].sort(edgeOf[place])[0]!];
  }
  if (mention.extreme) found = BY_EXTREME[mention.extreme](found);
  if (mention.ordinal !== undefined) {
    const ordered = inReadingOrder(found);
    // "The first two cards", "the last three rows".
    if (mention.plural && mention.count !== undefined && Math.abs(mention.ordinal) === 1)
      return mention.ordinal < 0 ? ordered.slice(-mention.count) : ordered.slice(0, mention.count);
    const one = mention.ordinal < 0 ? ordered.at(mention.ordinal) : ordered[mention.ordinal - 1];
    found = one ? [one] : [];
  }
  return found;
};

/** Hues that one person calls by the name and another by the next. */
const NEXT_HUES: Record<Hue, readonly Hue[]> = {
  red: ['orange', 'pink'],
  orange: ['yellow', 'red'],
  yellow: ['orange'],
  green: ['teal'],
  teal: ['green', 'blue'],
  blue: ['purple', 'teal'],
  purple: ['pink', 'blue'],
  pink: ['purple', 'red'],
  grey: [],
  white: [],
  black: [],
};

/** Greys from which white stands out so much are called black, and those that black does, white. */
const MIN_CONTRAST = 12;

const isNearly = (hex: Hex, hue: Hue): boolean => {
  if (hue === 'black') return hueOf(hex) === 'grey' && contrastOf(hex, '#ffffff') >= MIN_CONTRAST;
  if (hue === 'white') return hueOf(hex) === 'grey' && contrastOf(hex, '#000000') >= MIN_CONTRAST;
  if (hue === 'grey') return hex !== '#ffffff' && hex !== '#000000' && ['white', 'black'].includes(hueOf(hex));
  return NEXT_HUES[hue].includes(hueOf(hex));
};

/** White with a breath of colour is called by that colour; fewer levels between its channels are grey. */
const MIN_TINT_LEVELS = 6;

const tintOf = (hex: Hex): Hue | undefined => {
  const levels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  if (most - least < MIN_TINT_LEVELS) return undefined;
  const full = levels.map((level) => Math.round(((level - least) / (most - least)) * 255));
  return hueOf(`#${full.map((level) => level.toString(16).padStart(2, '0')).join('')}`);
};

const outlinesOf = ({ paint }: Part): Hex[] =>
  paint && 'id' in paint
    ? [...(paint.border ? [paint.border.color] : []), ...(paint.edges ?? []).map(({ color }) => color)]
    : [];

const slicesOf = ({ paint }: Part): { color: Hex }[] => (paint && 'chart' in paint && paint.chart?.ring?.slices) || [];

/** What people call by a colour: by its own, by its outline, and at last by one that is nearly that. */
const ofHue = (parts: readonly Part[], hue: Hue): Part[] => {
  const readers: ((part: Part) => boolean)[] = [
    (part) => [colorOf(part), gradientOf(part)?.to].some((hex) => hex && hueOf(hex) === hue),
    (part) => outlinesOf(part).some((hex) => hueOf(hex) === hue),
    (part) => [colorOf(part)].some((hex) => hex && isNearly(hex, hue)),
    (part) => [colorOf(part)].some((hex) => hex && tintOf(hex) === hue),
    (part) => slicesOf(part).some(({ color }) => hueOf(color) === hue),
  ];
  return readers.map((reads) => parts.filter(reads)).find((found) => found.length > 0) ?? [];
};

const SIGNAL_HUES: Partial<Record<Role, Hue>> = { success: 'green', warning: 'yellow', danger: 'red', info: 'blue' };

/** Parts in the colour of a role; all of them where none is. */
const ofRole = (parts: readonly Part[], role: Role): Part[] => {
  const own = parts.filter((part) =>
    part.page.measurement.palette.some((color) => color.role === role && color.hex === colorOf(part)),
  );
  const hue = SIGNAL_HUES[role];
  const found = own.length === 0 && hue ? ofHue(parts, hue) : own;
  return found.length > 0 ? found : [...parts];
};
