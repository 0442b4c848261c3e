import { right } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { Lengths } from '../lengths.ts';
import type { BoxPart, Part } from '../part.ts';
import { captionOf } from './caption.ts';
import { type KeptRow, keepRow, MAX_SPACE_PX } from './keep-row.ts';
import { commonGap, innerOf, isAtEnd, isIcon, isInMiddle, MIN_PUSHED_PX } from './placed.ts';

/** A row with something this high and wide, in CSS pixels, has columns that go below each other; others are lines that wrap. */
const MIN_COLUMN_PX = { width: 160, height: 100 };

/** What takes more of its row than this has a padding on both sides and is not in the middle; but the words of a button are, with its icons. */
const MIN_FULL_SHARE = 0.8;
const WORDED = typesWith('worded');

/** Whether what is side by side are columns. */
export const hasColumns = (items: readonly Part[], scale: number): boolean =>
  items.some(
    ({ kind, box }) =>
      kind !== 'text' && box.height >= MIN_COLUMN_PX.height * scale && box.width >= MIN_COLUMN_PX.width * scale,
  );

/** What a row is, by what is in it and the spaces between. */
export type Row = {
  /** Before the first, after the last, and before each of them. */
  left: number;
  end: number;
  spaces: number[];
  gap: number;
  /** The one that begins after the widest space; -1 for none. */
  pushed: number;
  /** It has columns. */
  isTall: boolean;
  caption: Part | undefined;
  widest: Part;
  /** It stays in one line on a phone. */
  kept: KeptRow | undefined;
  justify: 'center' | 'flex-end' | 'space-between' | undefined;
};

export const readRow = (part: BoxPart, css: Lengths): Row => {
  const { items } = part.layout;
  const inner = innerOf(part);
  const [left, end] = [items[0]!.box.x - inner.x, right(inner) - right(items.at(-1)!.box)];
  const spaces = evenOut(
    items.map(({ box }, at) => (at > 0 ? box.x - right(items[at - 1]!.box) : 0)),
    css.scale,
  );
  const pushed = pushedAt(spaces, css.scale);
  const isTall = hasColumns(items, css.scale);
  const isLabel = WORDED.has(part.use) && items.every((item) => item.kind === 'text' || isIcon(item));
  const isFull = !isLabel && inner.width - left - end > MIN_FULL_SHARE * inner.width;
  const isCentred =
    (isInMiddle(part, left, end, css) ||
      (isLabel && isLabelCentred(left, end, items.length > 1 ? MIN_LABEL_ROOM_PX : 0, css))) &&
    pushed < 0 &&
    !isTall &&
    !isFull;
  const keepsToEnd = !isCentred && pushed < 0 && !isTall && isAtEnd(left, end, css);
  const caption = captionOf(part);
  // Two that are apart stay so in one line, and in two both begin where the row does.
  const areApart = pushed === 1 && items.length === 2 && !caption;
  // What lies over a row is one more in it where the page is narrow.
  const kept = isTall || caption || part.layout.floats.length > 0 ? undefined : keepRow(items, css.scale);
  // Of a row that stays in one line, or whose ends are apart, more space than this is margin, which gives way.
  const most = kept || pushed > 0 ? MAX_SPACE_PX * css.scale : Infinity;
  const gap = Math.min(commonGap(spaces.slice(1)), most);
  const justify = isCentred ? 'center' : keepsToEnd ? 'flex-end' : areApart ? 'space-between' : undefined;
  const widest = items.reduce((a, b) => (b.box.width > a.box.width ? b : a));
  return { left, end, spaces, gap, pushed, isTall, caption, widest, kept, justify };
};

/** Words and icons of a button are this near to its middle, in CSS pixels: a letter has room behind it, an icon a canvas around it. */
const MAX_LABEL_OFF_PX = 4;
/** Less room beside them, in CSS pixels, is a padding; an icon alone has no words that it would be the padding of. */
const MIN_LABEL_ROOM_PX = 24;

const isLabelCentred = (left: number, end: number, least: number, { scale, wider }: Lengths): boolean =>
  !wider && Math.min(left, end) >= least * scale && Math.abs(left - end) <= 2 * MAX_LABEL_OFF_PX * scale;

/** Spaces that differ by no more, in CSS pixels or of their mean, are one: each is as exact as the letters at both its ends. */
const MAX_UNEVEN_PX = 2;
const MAX_UNEVEN_SHARE = 0.12;

const evenOut = ([first = 0, ...spaces]: readonly number[], scale: number): number[] => {
  const [least, most] = [Math.min(...spaces), Math.max(...spaces)];
  const mean = spaces.reduce((sum, space) => sum + space, 0) / spaces.length;
  const slack = Math.max(MAX_UNEVEN_PX * scale, MAX_UNEVEN_SHARE * mean);
  const isEven = spaces.length > 1 && least > 0 && most - least <= slack;
  return [first, ...(isEven ? spaces.map(() => mean) : spaces)];
};

/** The item that begins after the widest space, where that is wide and much wider than the others; -1 where there is none. */
const pushedAt = (spaces: readonly number[], scale: number): number => {
  const widest = Math.max(...spaces);
  return widest >= MIN_PUSHED_PX * scale && spaces.filter((space) => space > widest / 2).length === 1
    ? spaces.indexOf(widest)
    : -1;
};
