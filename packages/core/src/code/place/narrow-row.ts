import type { Lengths } from '../lengths.ts';
import type { BoxPart, Part } from '../part.ts';
import { MIN_SEEN_PX } from './align-row.ts';
import { MAX_SPACE_PX } from './keep-row.ts';
import { MAX_EDGE_OFF_PX, type Placed, type PlacedItem } from './placed.ts';
import type { Row } from './read-row.ts';

/** A row up to this wide, in CSS pixels, has room for its columns and spaces on a tablet held upright. */
export const MAX_TIGHT_PX = 640;

/** What becomes of a row where the page is narrow. */
export const narrowOf = (row: Row, width: number, css: Lengths): Placed['narrow'] => {
  if (row.isTall) return stackOf(row.spaces, width, css);
  if (row.kept) return ['keep'];
  const spaces = row.spaces.filter((_, at) => at !== row.pushed);
  return lineOf(spaces, row.gap, width, css);
};

/** Columns that do not touch keep apart where they go below each other. */
const stackOf = (spaces: readonly number[], width: number, { scale }: Lengths): ('stack' | 'pile' | 'apart')[] => {
  const rule = width > MAX_TIGHT_PX * scale ? 'stack' : 'pile';
  return spaces.some((space) => space > MAX_EDGE_OFF_PX) ? [rule, 'apart'] : [rule];
};

/** Spaces that differ are margins, which are gone where a line wraps, and a wide gap is too; a small one for all stays. */
const lineOf = (
  spaces: readonly number[],
  gap: number,
  width: number,
  { scale }: Lengths,
): ('line' | 'spread' | 'tight')[] =>
  gap > MAX_SPACE_PX * scale || spaces.slice(1).some((space) => Math.abs(space - gap) > MIN_SEEN_PX * scale)
    ? ['line', width > MAX_TIGHT_PX * scale ? 'spread' : 'tight']
    : ['line'];

/** What becomes of one of its items there. */
export const ruleOf = (part: BoxPart, row: Row, at: number, { scale }: Lengths): PlacedItem['rule'] => {
  const { items } = part.layout;
  if (part.use === 'row') return undefined;
  if (!row.isTall) return at === row.pushed && row.justify === undefined && !row.kept ? 'pushed' : undefined;
  const item = items[at]!;
  const isOpen = item.kind === 'box' && !item.paint && (row.spaces[at] ?? 0) >= MIN_INSET_PX * scale;
  return at > 0 && isOpen && row.left < MIN_INSET_PX * scale && hasPadding(items[0]!, scale) ? 'inset' : undefined;
};

/** Room beside something that is a padding, in CSS pixels. */
const MIN_INSET_PX = 8;

/** Nothing but paint and pictures reaches its edge. */
const hasPadding = (part: Part, scale: number): boolean => {
  if (part.kind !== 'box') return part.kind === 'picture' && part.use !== 'icon';
  const held = [...part.layout.items, ...part.layout.floats];
  const atEdge = held.filter(({ box }) => box.x - part.box.x < MIN_INSET_PX * scale);
  return part.paint !== undefined || atEdge.every((one) => hasPadding(one, scale));
};
