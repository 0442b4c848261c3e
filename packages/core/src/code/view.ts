import type { Box } from '../geometry.ts';
import type { Lengths } from './lengths.ts';
import type { ShownAssets } from './page-assets.ts';

/** One element of the page before it is written in a language: printers write it as HTML, JSX or a Vue template. */
export type View = {
  tag: string;
  attributes: Attributes;
  /** Of what it shows in the tree: its text, else its picture, its control or its box. */
  node?: string | undefined;
  /** What it is in the tree: card, title, row. */
  use: string;
  /** CSS declarations of how it looks, and of where it is and how it places what it holds. */
  look: readonly string[];
  place: readonly string[];
  /** Names of rules that hold at some widths only. */
  rules: readonly string[];
  /** Of a page of several widths: declarations that hold at each of them only, widest first. */
  at?: readonly (readonly string[])[];
  /** Words in the middle of a text, whose look is theirs alone. */
  isInline?: boolean;
  drawing?: Drawing;
  /** The repeated set that it is a member of. */
  repeat?: string | undefined;
  children: readonly Content[];
};
export type Content = View | string;

export type Attributes = Readonly<Record<string, string | true>>;

/** What an image shows that is no file, as SVG shapes in pixels of its box. */
export type Drawing = { shapes: string; box: Box };

/** What views are made with. */
export type Viewer = {
  css: Lengths;
  assets: ShownAssets;
  /** How wide the page was measured, where windows may be wider than it gets. */
  pageWidth?: number | undefined;
};

/** Where something is in what holds it. */
export type Spot = {
  css: readonly string[];
  /** What percentages are of, in pixels of the screenshot. */
  width: number;
  rule?: string | undefined;
  /** Of a cell of a table: declarations of what it holds. */
  held?: readonly string[] | undefined;
};

type Look = {
  use: string;
  node?: string | undefined;
  look?: readonly string[];
  place?: readonly string[];
  rules?: readonly (string | undefined)[];
};

/** A view; empty declarations and rules are left out. */
export const createView = (
  { name, attributes }: Tag,
  { use, node, look = [], place = [], rules = [] }: Look,
  children: readonly Content[] = [],
): View => ({
  tag: name,
  attributes,
  node,
  use,
  look: look.filter(Boolean),
  place: place.filter(Boolean),
  rules: rules.filter((rule) => rule !== undefined),
  children,
});

export type Tag = { name: string; attributes: Attributes };

export const toTag = (name: string, attributes: Attributes = {}): Tag => ({ name, attributes });
