import { hueOf } from '../../color/color-hue.ts';
import { bottom, centreY, right, surround } from '../../geometry.ts';
import type { Hex } from '../../hex.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { isActive, isTyped, LETTERS, type Look, NEUTRAL, oddOf } from './odd-one.ts';
import { type PageIndex, type Part, partsInside } from './page-index.ts';
import { backgroundOf } from './part-facts.ts';
import { isInside } from './reading-order.ts';

/** Things of one kind of which one is chosen: the entries of a menu, the tabs of a bar, the halves of a switch. */
export type Choice = { entries: Part[]; chosen: Part; holder: Part; isColumn: boolean };

/** More lines are a list of things, and no choice between them. */
const MAX_HOLDER_LINES = 60;
const MAX_ENTRIES = 24;
/** Longer lines are sentences. */
const MAX_ENTRY_WORDS = 4;
/** Letters of one set differ by no more in size, in pixels. */
const MAX_SIZE_PX = 0.75;
/** Entries of a menu begin within so much of each other, in pixels: those of a second level are set in. */
const MAX_INDENT_PX = 12;
/** Entries of one set lie no further apart, in heights of their letters. */
const MAX_ROW_GAP = 9;
const MAX_COLUMN_GAP = 6;
/** Two controls of one switch touch, or lie in a frame with so much around them, in pixels. */
const MAX_TOUCH_PX = 2;
const MAX_FRAME_PX = 10;

const SHUT: ReadonlySet<string> = typesWith('no cells');
const CONTROLS: ReadonlySet<string> = typesWith('labelled', 'link');
const LISTING: ReadonlySet<string> = typesWith('lists entries', 'tabs', 'bar');

/** What is drawn on a chart, written in a table or typed into a field is no entry. */
const isShut = (part: Part): boolean => {
  for (let at = part.parent; at; at = at.parent) {
    if (at.node.type === 'heading' || at.node.type === 'footer') return true;
    // A bar of tabs above a table may lie in its box.
    if (at.node.type === 'tabs') break;
    if (SHUT.has(at.node.type) && !LISTING.has(at.node.type)) return true;
  }
  return isTyped(part);
};

const isEntryText = (part: Part): boolean =>
  part.node.kind === 'text' &&
  part.lines.length === 1 &&
  part.words.split(' ').length <= MAX_ENTRY_WORDS &&
  /\p{L}{2}/u.test(part.label);

/** The control that a text alone is on: its button, its link. */
const controlOf = (text: Part): Part => {
  let best = text;
  for (let at = text.parent; at && at.lines.length === 1; at = at.parent) if (CONTROLS.has(at.node.type)) best = at;
  return best;
};

const sizeOf = ({ lines }: Part): number => lines[0]?.fontSize ?? 0;

/** Stretches of a sorted list in which each goes with the one before it. */
const stretchesOf = (parts: readonly Part[], isNext: (part: Part, last: Part) => boolean): Part[][] => {
  const stretches: Part[][] = [];
  for (const part of parts) {
    const stretch = stretches.find((one) => isNext(part, one.at(-1)!));
    if (stretch) stretch.push(part);
    else stretches.push([part]);
  }
  return stretches;
};

const isSet = (a: Part, b: Part): boolean => Math.abs(sizeOf(a) - sizeOf(b)) <= MAX_SIZE_PX;

const rowsIn = (texts: readonly Part[], isBar: boolean): Part[][] =>
  stretchesOf(
    [...texts].sort((a, b) => a.node.box.x - b.node.box.x),
    (part, last) =>
      isSet(part, last) &&
      Math.abs(centreY(part.node.box) - centreY(last.node.box)) <= sizeOf(part) / 2 &&
      (isBar || part.node.box.x - right(last.node.box) <= MAX_ROW_GAP * sizeOf(part)),
  );

const columnsIn = (texts: readonly Part[]): Part[][] =>
  stretchesOf(
    [...texts].sort((a, b) => a.node.box.y - b.node.box.y),
    (part, last) =>
      isSet(part, last) &&
      Math.abs(part.node.box.x - last.node.box.x) <= MAX_INDENT_PX &&
      part.node.box.y >= bottom(last.node.box) - 1 &&
      part.node.box.y - bottom(last.node.box) <= MAX_COLUMN_GAP * sizeOf(part),
  );

/** A line below or beside an entry is no thicker, in pixels. */
const MAX_LINE_PX = 4;

/** Whether a line marks an entry that is alone in its box. */
const LINE: Look = (part) => {
  let at = part;
  while (at.parent && at.parent.lines.length === 1) at = at.parent;
  const isLine = ({ node: { kind, box } }: Part): boolean =>
    kind !== 'text' && Math.min(box.width, box.height) <= MAX_LINE_PX;
  return partsInside(at).some(isLine) ? 'marked' : 'plain';
};

const MIN_BOLD = 600;
const WEIGHT: Look = ({ lines }) => (lines[0] && lines[0].fontWeight >= MIN_BOLD ? 'bold' : 'regular');
const BACKGROUND: Look = ({ lines }) => lines[0]?.background;
/** Surfaces that differ less, in levels of a channel, are one; on a photo or a gradient they differ more. */
const SURFACE_LEVELS: readonly number[] = [6, 24];

const levelsApart = (a: Hex | undefined, b: Hex | undefined): number =>
  a && b
    ? [1, 3, 5].reduce(
        (sum, at) =>
          sum + Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)),
        0,
      )
    : 0;

/** Whether some controls are pieces of one: they touch, or a frame lies closely around them. */
const isOnePiece = (texts: readonly Part[], holder: Part): boolean => {
  const boxes = texts.map((text) => controlOf(text).node.box).sort((a, b) => a.x - b.x);
  const touch = boxes.every((box, at) => at === 0 || box.x - right(boxes[at - 1]!) <= MAX_TOUCH_PX);
  const around = surround(boxes);
  const { box } = holder.node;
  const isFramed =
    holder.paint !== undefined &&
    holder.lines.length === texts.length &&
    [around.x - box.x, around.y - box.y, right(box) - right(around), bottom(box) - bottom(around)].every(
      (away) => away <= MAX_FRAME_PX,
    );
  return touch || isFramed;
};

/** What lies behind a part, also where that is a gradient. */
const groundOf = (part: Part): Hex | undefined => {
  for (let at: Part | undefined = part; at; at = at.parent) {
    const ground = at.paint?.fill ?? at.paint?.gradient?.from;
    if (ground) return ground;
  }
  return backgroundOf(part);
};

/** Of two, the one on a surface that stands out from what lies around both; else the one in a colour. */
const chosenOfTwo = (pair: readonly [Part, Part], holder: Part): Part | undefined => {
  const around = groundOf(holder.parent ?? holder);
  const [a, b] = pair.map((part) => levelsApart(BACKGROUND(part) as Hex, around)) as [number, number];
  if (levelsApart(BACKGROUND(pair[0]) as Hex, BACKGROUND(pair[1]) as Hex) > SURFACE_LEVELS[0]! * 3)
    return a === b ? undefined : pair[a > b ? 0 : 1];
  const colored = pair.filter((part) => !NEUTRAL.has(hueOf((LETTERS(part) ?? '#000000') as Hex)));
  return colored.length === 1 ? colored[0] : undefined;
};

/** In a short row, or at its end, a filled button is something to do, not a choice. */
const isAction = (set: readonly Part[], odd: Part, holder: Part): boolean =>
  controlOf(odd).node.type === 'button' &&
  (set.at(-1) === odd || set.length <= MIN_SET) &&
  set.some((one) => one !== odd && controlOf(one).node.type === 'button') &&
  !isOnePiece(set, holder);

/** With more of them one that is filled is the one that is on. */
const MIN_SET = 3;

/** An entry, and what is counted beside it. */
const MAX_MARKED_LINES = 2;

/** Of all three channels together. */
const MIN_SURFACE_LEVELS = 18;

/** Whether what is behind an entry is there for it alone; another card is another ground. */
const isMarked = (odd: Part): boolean => {
  for (let at = odd.parent; at && at.node.kind !== 'page'; at = at.parent)
    // A surface that was not measured by itself shows behind the letters alone.
    if (at.paint?.fill)
      return (
        at.lines.length <= MAX_MARKED_LINES || levelsApart(at.paint.fill, BACKGROUND(odd) as Hex) > MIN_SURFACE_LEVELS
      );
  return true;
};

/** A badge is chosen only where it stands out plainly: each of several labels has a tint of its own. */
const MIN_BADGE_LEVELS = 150;
/** What is as wide as the list around it is a row of it. */
const MIN_ROW_SHARE = 0.8;
const isLabel = (set: readonly Part[], odd: Part, holder: Part): boolean =>
  controlOf(odd).node.type === 'badge' &&
  controlOf(odd).node.box.width < MIN_ROW_SHARE * holder.node.box.width &&
  set.some((one) => one !== odd && levelsApart(BACKGROUND(one) as Hex, BACKGROUND(odd) as Hex) < MIN_BADGE_LEVELS);

/** Above the others and heavier than they are: their title. */
const isTitle = (set: readonly Part[], odd: Part): boolean =>
  set[0] === odd && set.slice(1).every(({ lines }) => lines[0]!.fontWeight < odd.lines[0]!.fontWeight);

/** The chosen one of a set: measured so, or unlike the others in what is behind its letters, else in the letters. */
const chosenIn = (set: readonly Part[], holder: Part): Part | undefined => {
  const measured = set.filter((text) => isActive(text));
  if (measured.length === 1) return measured[0];
  if (set.length === 2) return chosenOfTwo(set as [Part, Part], holder);
  for (const levels of SURFACE_LEVELS) {
    const odd = oddOf(set, [BACKGROUND], levels);
    if (odd) return isAction(set, odd, holder) || isLabel(set, odd, holder) || !isMarked(odd) ? undefined : odd;
  }
  const odd = oddOf(set, [LETTERS, LINE, WEIGHT]);
  const isBadge = odd && controlOf(odd).node.type === 'badge';
  return odd && (isBadge || isTitle(set, odd) || isAction(set, odd, holder)) ? undefined : odd;
};

/** Nobody chooses between two that say the same, nor between labels. */
const isPlausible = (set: readonly Part[], holder: Part): boolean => {
  // In a menu two entries may be called the same.
  const isUnique = new Set(set.map(({ words }) => words)).size === set.length || MENUS.has(holder.node.type);
  if (set.length > MAX_ENTRIES || set.length < 2 || !isUnique) return false;
  if (set.length > 2) return true;
  const isLabels = set.some((text) => controlOf(text).node.type === 'badge');
  return holder.lines.length === 2 && !isLabels && (holder.node.type === 'tabs' || isOnePiece(set, holder));
};

/** The choice between two entries that a question names, wherever they stand side by side. */
export const choiceBetween = (a: Part, b: Part): Choice | undefined => {
  let holder = a.parent;
  while (holder && !isInside(b, new Set([holder]))) holder = holder.parent;
  const chosen = holder && holder.lines.length <= MAX_HOLDER_LINES ? chosenIn([a, b], holder) : undefined;
  return holder && chosen ? { entries: [a, b], chosen: controlOf(chosen), holder, isColumn: false } : undefined;
};

const find = (page: PageIndex): Choice[] => {
  const found: Choice[] = [];
  const taken = new Set<Part>();
  // What lies in others comes behind them in the list: the smallest box around a set is looked at first.
  for (const holder of [...page.parts].reverse()) {
    if (holder.node.kind === 'text' || holder.lines.length < 2 || holder.lines.length > MAX_HOLDER_LINES) continue;
    if (CONTROLS.has(holder.node.type) && !LISTING.has(holder.node.type)) continue;
    if (
      (isShut(holder) && !LISTING.has(holder.node.type)) ||
      (SHUT.has(holder.node.type) && !LISTING.has(holder.node.type))
    )
      continue;
    const texts = partsInside(holder).filter((part) => isEntryText(part) && !isShut(part) && !taken.has(part));
    const isBar = LISTING.has(holder.node.type);
    const sets = [
      ...rowsIn(texts, isBar).map((entries) => ({ entries, isColumn: false })),
      ...columnsIn(texts).map((entries) => ({ entries, isColumn: true })),
    ].filter(({ entries }) => isPlausible(entries, holder));
    for (const { entries, isColumn } of sets) {
      const chosen = entries.some((entry) => taken.has(entry)) ? undefined : chosenIn(entries, holder);
      if (!chosen || (isColumn && entries.length < MIN_COLUMN)) continue;
      found.push({ entries, chosen: controlOf(chosen), holder, isColumn });
      for (const entry of entries) taken.add(entry);
    }
  }
  return found;
};

/** Fewer lines below each other are no menu. */
const MIN_COLUMN = 3;

const known = new WeakMap<PageIndex, Choice[]>();

/** Every choice that a page shows, by what lies in its boxes rather than by what these were taken for. */
export const choicesOf = (page: PageIndex): Choice[] => {
  const before = known.get(page);
  if (before) return before;
  const choices = find(page);
  known.set(page, choices);
  return choices;
};

const MENUS: ReadonlySet<string> = typesWith('bar', 'aside');

/** Whether a choice leads through the whole product: the menu at a side, the links at the top. */
export const isMenu = ({ holder, isColumn }: Choice): boolean => {
  for (let at: Part | undefined = holder; at; at = at.parent) if (MENUS.has(at.node.type)) return true;
  return isColumn && holder.node.box.x === 0;
};

/** Whether a choice lies in one of some parts. */
export const isChoiceIn = ({ holder, chosen }: Choice, parts: ReadonlySet<Part>): boolean =>
  parts.has(holder) || isInside(holder, parts) || isInside(chosen, parts);
