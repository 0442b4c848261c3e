import type { Box } from '../geometry.ts';
import type { Hex } from '../measurement.ts';
import type { TreeNode } from '../page-tree.ts';
import type { LeafPairs } from '../widths/match-leaves.ts';

/** What another state changes on a page; lengths in CSS pixels, ids of the page unless said otherwise. */
export type StateChanges = {
  /** What both show: from the ids of the page to those of the state. */
  pairs: LeafPairs;
  /** What only the state shows, outermost parts from top to bottom. */
  appeared: StatePart[];
  /** What the state does not show, though nothing covers it. */
  vanished: TreeNode[];
  /** What both show and the state paints otherwise. */
  looks: LookChange[];
  /** How far what both show is farther down in the state, by the ids of texts and pictures. */
  moves: ReadonlyMap<string, number>;
  /** What lies between the page and a dialog. */
  backdrop?: Backdrop | undefined;
  /** Nearly every colour is another one: these are the changes, the most used first. */
  theme?: ThemeToken[] | undefined;
};

/** Something that appeared: nodes of the state's tree, on a painted box or each by itself. */
export type StatePart = {
  type: string;
  box: Box;
  nodes: TreeNode[];
  anchor?: Anchor | undefined;
};

/** What something appears beside, and how. */
export type Anchor = {
  id: string;
  /** Its text, else its type. */
  text?: string | undefined;
  type: string;
  side: 'below' | 'above' | 'left' | 'right';
  gap: number;
  /** Edges of the two that are in one line. */
  aligned?: 'left' | 'right' | 'top' | 'bottom' | undefined;
};

export type LookProperty = 'fill' | 'border' | 'shadow' | 'text colour' | 'height';

export type LookChange = {
  id: string;
  /** The same in the state. */
  stateId: string;
  property: LookProperty;
  /** A colour, `1 px #e5e7eb`, a length or `none`. */
  from: string;
  to: string;
};

export type Backdrop = { color: Hex; opacity: number };

/** A colour that a theme replaces: what it is called, and what it is used for. */
export type ThemeToken = { name: string; from: Hex; to: Hex; uses: number };
