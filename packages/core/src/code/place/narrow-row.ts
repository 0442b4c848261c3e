import { centreX, right } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { Lengths } from '../lengths.ts';
import type { BoxPart, Part } from '../part.ts';
import { MIN_SEEN_PX } from './align-row.ts';
import { labelOf } from './caption.ts';
import { MAX_SPACE_PX } from './keep-row.ts';
import { MAX_EDGE_OFF_PX, type Narrowing, type PlacedItem } from './placed.ts';
import { type Row, readRow } from './read-row.ts';

/** A row up to this wide, in CSS pixels, has room for its columns and spaces on a tablet held upright. */
export const MAX_TIGHT_PX = 640;

/** What becomes of a row where the page is narrow. */
export const narrowOf = (part: BoxPart, row: Row, width: number, css: Lengths): Narrowing[] => {
  const { items } = part.layout;
  if (row.isTall) return stackOf(row.spaces, width, css);
  if (isRunningText(items)) return ['words'];
  if (row.kept) return ['keep'];
  const bar: Narrowing[] = isBar(part, row, width, css) ? ['bar'] : [];
  if (part.use !== 'header' && isEven(items, row, width, css)) return ['line', 'even', ...bar];
  // A phone shows it as it is.
  if (right(items.at(-1)!.box) - items[0]!.box.x <= MAX_WHOLE_PX * css.scale) return ['line', ...bar];
  const spaces = row.spaces.filter((_, at) => at !== row.pushed);
  return [...lineOf(spaces, row.gap, width, css), ...bar];
};

/** What a card has for a row on the narrowest phone, in CSS pixels. */
export const MAX_WHOLE_PX = 264;

/** Columns that do not touch keep apart where they go below each other. */
const stackOf = (spaces: readonly number[], width: number, { scale }: Lengths): Narrowing[] => {
  const rule = width > MAX_TIGHT_PX * scale ? 'stack' : 'pile';
  return spaces.some((space) => space > MAX_EDGE_OFF_PX) ? [rule, 'apart'] : [rule];
};

/** Words of a sentence; fewer are a name or a title. */
const MIN_SENTENCE_WORDS = 4;
/** Words of one line are at most so far apart, as a share of their size. */
const MAX_WORD_SPACE = 0.75;

/** A line of running text in which some words have a ground of their own. */
const isRunningText = (items: readonly Part[]): boolean => {
  const texts = items.filter((item) => item.kind === 'text');
  const size = Math.max(...texts.map(({ text }) => text.fontSize));
  const isWord = (item: Part): boolean =>
    item.kind === 'text' ? item.text.fontSize === size : item.kind === 'box' && labelOf(item) !== undefined;
  return (
    items.length > texts.length &&
    texts.some(({ text }) => text.plain.split(' ').length >= MIN_SENTENCE_WORDS) &&
    items.every(
      (item, at) => isWord(item) && (at === 0 || item.box.x - right(items[at - 1]!.box) <= MAX_WORD_SPACE * size),
    )
  );
};

/** A painted row of some width, or a header, whose room around what is in it is a matter of its height. */
const isBar = ({ paint, use }: BoxPart, { left }: Row, width: number, { scale }: Lengths): boolean =>
  (paint !== undefined || use === 'header') &&
  !WORDED.has(use) &&
  left >= MIN_INSET_PX * scale &&
  width >= MIN_BAR_PX * scale;

const WORDED = typesWith('worded', 'field');
/** Narrower rows, in CSS pixels, fit into a phone. */
const MIN_BAR_PX = 320;

/** Of the distance of neighbours, by how much others may differ. */
const MAX_UNEVEN_SHARE = 0.1;
/** What is spread over its row takes so much of it from end to end, and at most so much itself. */
const MIN_SPREAD_SHARE = 0.7;
const MAX_FILLED_SHARE = 0.8;

/** A line between two columns, which is gone where these go below each other. */
const isUpright = ({ kind, use, box }: Part): boolean =>
  kind === 'control' && use === 'divider' && box.height > box.width;

/** Three or more things of one kind with room between them, as far from each other as the next: tabs of a phone, figures, logos. */
const isEven = (all: readonly Part[], { left, end }: Row, width: number, { scale }: Lengths): boolean => {
  const items = all.filter((item) => !isUpright(item));
  if (
    items.length < 3 ||
    items.some(({ kind }) => kind !== items[0]!.kind) ||
    width < MIN_BAR_PX * scale ||
    width - left - end < MIN_SPREAD_SHARE * width
  )
    return false;
  const steps = items.slice(1).map(({ box }, at) => centreX(box) - centreX(items[at]!.box));
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  const filled = items.reduce((sum, { box }) => sum + box.width, 0);
  return filled <= MAX_FILLED_SHARE * width && steps.every((step) => Math.abs(step - mean) <= MAX_UNEVEN_SHARE * mean);
};

/** Spaces that differ are margins, which are gone where a line wraps, and a wide gap is too; a small one for all stays. */
const lineOf = (spaces: readonly number[], gap: number, width: number, { scale }: Lengths): Narrowing[] =>
  gap > MAX_SPACE_PX * scale || spaces.slice(1).some((space) => Math.abs(space - gap) > MIN_SEEN_PX * scale)
    ? ['line', width > MAX_TIGHT_PX * scale ? 'spread' : 'tight']
    : ['line'];

/** What becomes of one of its items there. */
export const ruleOf = (part: BoxPart, row: Row, at: number, css: Lengths): PlacedItem['rule'] => {
  const { scale } = css;
  const { items } = part.layout;
  if (part.use === 'row') return undefined;
  if (!row.isTall && !row.kept && hasRoom(items[at]!, css)) return 'loose';
  if (!row.isTall) return at === row.pushed && row.justify === undefined && !row.kept ? 'pushed' : undefined;
  const item = items[at]!;
  const isOpen = item.kind === 'box' && !item.paint && (row.spaces[at] ?? 0) >= MIN_INSET_PX * scale;
  return at > 0 && isOpen && row.left < MIN_INSET_PX * scale && hasPadding(items[0]!, scale) ? 'inset' : undefined;
};

/** A row in a row whose ends are apart: it may be as narrow as what is in it. */
const hasRoom = (item: Part, css: Lengths): boolean =>
  item.kind === 'box' && !item.paint && item.layout.direction === 'row' && !css.wider && readRow(item, css).pushed > 0;

/** Room beside something that is a padding, in CSS pixels. */
const MIN_INSET_PX = 8;

/** Nothing but paint and pictures reaches its edge. */
const hasPadding = (part: Part, scale: number): boolean => {
  if (part.kind !== 'box') return part.kind === 'picture' && part.use !== 'icon';
  const held = [...part.layout.items, ...part.layout.floats];
  const atEdge = held.filter(({ box }) => box.x - part.box.x < MIN_INSET_PX * scale);
  return part.paint !== undefined || atEdge.every((one) => hasPadding(one, scale));
};
