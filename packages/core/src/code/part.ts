import type { Box } from '../geometry.ts';
import type { Element, Hex, Region } from '../measurement.ts';
import type { HeadingLevel } from '../page-tree.ts';
import type { RowColumns } from '../widths/even-columns.ts';
import type { SetText } from './set-text.ts';

/** A text and what it is: a heading of a level, a link, or plain. */
export type TextPart = {
  kind: 'text';
  /** Of its node in the tree. */
  id: string;
  use: string;
  box: Box;
  text: SetText;
  heading?: HeadingLevel | undefined;
  isLink: boolean;
};

/** An image, icon, avatar, logo or chart; what is written and drawn on it is drawn with it. */
export type PicturePart = {
  kind: 'picture';
  use: string;
  box: Box;
  element: Element;
  ink?: Hex | undefined;
  /** Of an icon: the painted box that holds nothing else; the part is as large as that. */
  tile?: Element | undefined;
  labels: (TextPart | PicturePart)[];
};

/** A form control, with the words and icons in it. */
export type ControlPart = {
  kind: 'control';
  use: string;
  box: Box;
  element: Element;
  /** Of a field: what is in it, and before that the label above it, if that is in the field too. */
  texts: TextPart[];
  icons: PicturePart[];
};

/** Of a table, in pixels: where its cells begin or end, and which of both most of them share. */
export type Column = { x: number; width: number; start: number; stop: number; isAtEnd: boolean };

export type Line = { color: Hex; width: number; isBelow?: boolean };

/** Places others, painted or not. */
export type BoxPart = {
  kind: 'box';
  /** Of its node in the tree, where it has one. */
  id?: string | undefined;
  /** Its type in the tree: card, nav, group. */
  use: string;
  box: Box;
  paint?: Element | Region | undefined;
  /** A line along the upper edge, or the lower one. */
  line?: Line | undefined;
  /** Of a row of a table that has one cell for each column. */
  columns?: readonly Column[] | undefined;
  layout: Layout;
  isCentred?: boolean;
};

export type Part = (TextPart | PicturePart | ControlPart | BoxPart) & {
  /** The repeated set that it is a member of. */
  repeat?: string | undefined;
  /** On the wider page it stands in the middle of its column. */
  isCentred?: boolean;
  /** It is no wider than this on the wider page, where nothing is beside it; in pixels. */
  most?: number | undefined;
};

/** How a box places what it holds; `floats` lie over the others. */
export type Layout = { floats: Part[] } & (
  | { direction: 'row' | 'column'; items: Part[] }
  /** `wider` are the columns, in pixels, that it has where it is wider than it was measured. */
  | { direction: 'grid'; columns: number; wider?: RowColumns | undefined; items: Part[] }
  /** One below the other, and side by side where all have the room that they have on a wider page: with columns in pixels. */
  | { direction: 'spread'; row: RowColumns; items: Part[] }
  /** The first is what the second lies on. */
  | { direction: 'stack'; items: [Part, BoxPart] }
);
