import type { FontFamily } from '../../font-family.ts';
import type { Box } from '../../geometry.ts';
import type { Element, Hex, Region } from '../../measurement.ts';
import type { Flow } from '../../page-tree.ts';
import type { Decorations } from '../../text/decorations.ts';
import type { TextBlock } from '../../text/text-block.ts';

/**
 * How a text is set. `ground` is what is painted behind it, where that is not the fill of the box around it: something is
 * there that was not found as a box.
 */
export type TextStyle = Decorations & {
  fontSize: number;
  fontWeight: number;
  fontClass: 'sans' | 'serif' | 'mono';
  /** Where letters surely show another family than that of most text of the class. */
  family?: FontFamily;
  /** Between letters beyond what a known family sets, in pixels. */
  letterSpacing?: number;
  color: Hex;
  ground?: Hex;
};

type TextTag = 'h1' | 'h2' | 'h3' | 'h4' | 'link';

type Place = {
  box: Box;
  flow?: Flow | undefined;
  /** The repeated set that it is a member of. */
  repeat?: string | undefined;
  /** What all its texts are on, where that is not the fill of the box around them. */
  ground?: Hex;
  /** What it holds lies on top of each other: only places say how. */
  isLayered?: boolean;
  /** It lies on what its holder lays out, at a place of its own. */
  isFloating?: boolean;
  /** Where it is across its row or column, where that does not say it for all it holds. */
  standing?: string;
  /** Lines between its children, which are none of them, and how far after each of these. */
  lines?: { nodes: PageNode[]; after: number };
  children: PageNode[];
};

export type TextNode = Place & {
  kind: 'text';
  block: TextBlock;
  style: TextStyle;
  /** Of a paragraph whose lines are further apart, or nearer, than those of other texts of its size. */
  lineHeight?: number;
  /** The element that this text calls for, where that is not plain text. */
  tag?: TextTag;
};

/** An element, or something painted that has no name. */
export type ElementNode = Place & {
  kind: 'element';
  element: Element;
  /** The landmark that is the same box. */
  region?: FiledRegion;
  /** Where only two of its corners are round. */
  roundedAt?: 'top' | 'bottom';
  /** It goes on below the end of the screenshot. */
  isCut?: boolean;
  /** The share in per cent that a text beside a progress bar names. */
  value?: number;
};

/** A landmark, with the file of the photo behind it where that is known. */
export type FiledRegion = Region & { file?: string | undefined };
export type RegionNode = Place & { kind: 'region'; region: FiledRegion };

/** Holds others and paints nothing. */
type GroupNode = Place & { kind: 'group' };

/** The page as the node that holds all others, with a landmark as large as it that it is painted with. */
export type RootNode = Place & { kind: 'page'; region?: FiledRegion };

export type PageNode = TextNode | ElementNode | RegionNode | GroupNode | RootNode;

/** The page tree with the facts of everything in it, in CSS pixels. */
export type Page = {
  root: RootNode;
  /** The style that most characters are set in. */
  body: TextStyle;
};

export const textNodesOf = (nodes: readonly PageNode[]): TextNode[] =>
  nodes.flatMap((node) => (node.kind === 'text' ? [node] : textNodesOf(node.children)));

/** What a holder has in it, whatever groups that is in. */
export const siblingsOf = (children: readonly PageNode[]): Exclude<PageNode, GroupNode>[] =>
  children.flatMap((child) => (child.kind === 'group' ? siblingsOf(child.children) : [child]));

/** What a node is, in one word. */
export const kindOf = (node: PageNode): string => {
  if (node.kind === 'text') return node.tag ?? 'text';
  if (node.kind === 'element') return node.element.type;
  return node.kind === 'region' ? node.region.role : node.kind;
};
