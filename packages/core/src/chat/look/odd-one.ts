import { hueOf } from '../../color/color-hue.ts';
import { contrastOf } from '../../color/contrast.ts';
import type { Hex } from '../../hex.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { Part } from './page-index.ts';
import { backgroundOf } from './part-facts.ts';
import { setsOf } from './part-sets.ts';
import { columnsOf, innermost, isInside } from './reading-order.ts';

const TICK_BOXES: ReadonlySet<string> = typesWith('tick box');
/** A box that is not ticked is hardly told from what lies around it but by its border. */
const MIN_TICKED_CONTRAST = 3;

/** A box in a colour that stands out from what lies around it is ticked. */
const isTicked = ({ node, paint, parent }: Part): boolean => {
  const around = parent && backgroundOf(parent);
  return (
    TICK_BOXES.has(node.type) && !!paint?.fill && !!around && contrastOf(paint.fill, around) >= MIN_TICKED_CONTRAST
  );
};

/** An entry is the chosen one where it, or the box that it fills, was measured so. */
export const isActive = (part: Part): boolean =>
  isTicked(part) ||
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

const isNearHex = (a: Hex | undefined, b: Hex | undefined, levels: number): boolean => {
  if (!a || !b) return a === b;
  return [1, 3, 5].every((at) => {
    const [one, other] = [a, b].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.abs(one! - other!) <= levels;
  });
};

/** Its own surface, or that of the box which it alone is on. */
const fillAround = ({ paint, parent }: Part): Hex | undefined =>
  paint?.fill ?? (parent && parent.lines.length <= MAX_ENTRY_LINES ? parent.paint?.fill : undefined);

/** Letters of this weight stand out from others. */
const MIN_BOLD = 600;

export type Look = (part: Part) => string | undefined;

/** The colour of its letters. */
export const LETTERS: Look = ({ lines }) => lines[0]?.color;

/** What the chosen one differs in: its surface, else its letters. */
const TELLING_LOOKS: readonly Look[] = [fillAround, LETTERS];

/** Of figures in a row the chosen one may also be bold, and on a surface that was not measured by itself. */
export const FIGURE_LOOKS: readonly Look[] = [
  ({ lines }) => lines[0]?.background,
  LETTERS,
  ({ lines }) => (lines[0] && lines[0].fontWeight >= MIN_BOLD ? 'bold' : 'regular'),
];

const isSameLook = (a: string | undefined, b: string | undefined, levels: number): boolean =>
  a === b || (a?.startsWith('#') === true && isNearHex(a as Hex, b as Hex | undefined, levels));

/** A menu or a bar of tabs: what is chosen is an entry of it. */
const LISTING = typesWith('lists entries', 'tabs', 'bar');
export const isHolder = ({ node }: Part): boolean => LISTING.has(node.type);

export const partsIn = (holders: readonly Part[]): Part[] => {
  const all = new Set(holders);
  return [...new Set(holders.map(({ page }) => page))].flatMap(({ parts }) =>
    parts.filter((part) => isInside(part, all)),
  );
};

export const NEUTRAL: ReadonlySet<string> = new Set(['white', 'grey', 'black']);

/** A button stands out for what it does, not for being chosen; in a menu one on a plain surface is an entry. */
const isAction = ({ node, paint, parent }: Part): boolean => {
  if (node.type !== 'button') return false;
  let holder = parent;
  while (holder && !isHolder(holder)) holder = holder.parent;
  return !holder || paint?.fill === undefined || !NEUTRAL.has(hueOf(paint.fill));
};

const FIELDS = typesWith('field');

/** What is typed into a field is chosen by nobody. */
export const isTyped = ({ node, parent }: Part): boolean =>
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
const oddOne = (set: readonly Part[], lookOf: Look, levels: number): Part | undefined => {
  const looks = set.map(lookOf);
  const unlike = (look: string | undefined): number[] =>
    looks.flatMap((other, at) => (isSameLook(other, look, levels) ? [] : [at]));
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

/** In a plain colour that stands out less than the plain ones of the others: a title between entries, or one that cannot be chosen. */
const isMuted = (set: readonly Part[], odd: Part): boolean => {
  const plainContrast = ({ lines: [line] }: Part): number | undefined =>
    line && NEUTRAL.has(hueOf(line.color)) ? contrastOf(line.color, line.background) : undefined;
  const own = plainContrast(odd);
  const others = set.flatMap((part) => (part === odd ? [] : [plainContrast(part)]));
  return own !== undefined && others.every((one) => one !== undefined && one > own);
};

/** The one of a row that looks like none of the others: the current tab or page. */
export const oddOf = (set: readonly Part[], looks = TELLING_LOOKS, levels = MAX_LEVELS_APART): Part | undefined => {
  if (set.length < MIN_SET) return undefined;
  for (const lookOf of looks) {
    const odd = oddOne(set, lookOf, levels);
    if (odd && !(lookOf === LETTERS && isMuted(set, odd))) return odd;
  }
  return undefined;
};

/** Of several that look alike the one that does not: the current entry of a menu, where none was measured so. */
export const oddOnes = (parts: readonly Part[]): Part[] => {
  const worded = innermost(parts.filter(isEntry));
  // Of icons without words the one in another colour.
  const entries =
    worded.length > 0 ? worded : parts.filter(({ node, lines }) => node.type === 'icon' && lines.length === 0);
  for (const set of [...setsOf(entries), ...columnsOf(entries)].sort((a, b) => b.length - a.length)) {
    const odd = oddOf(set);
    if (odd) return [odd];
  }
  return [];
};
