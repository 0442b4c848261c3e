import type { FontFamily } from '../../fonts/font-family.ts';
import type { Box } from '../../geometry.ts';
import type { Element, Hex, Region } from '../../measurement.ts';
import type { Decorations } from '../../text/decorations.ts';
import type { TextBlock } from '../../text/text-block.ts';

/**
 * What a line of text looks like, after lines that differ by measuring noise have been made equal. `ground` is what it
 * stands on, where that is not the fill of the box around it: something is painted there that was not found as a box.
 */
export type TextStyle = Decorations & {
  fontSize: number;
  fontWeight: number;
  fontClass: 'sans' | 'serif' | 'mono';
  /** Where letters surely tell another family than that of most text of the class. */
  family?: FontFamily;
  /** What stands between letters beyond what a known family sets, in pixels. */
  letterSpacing?: number;
  color: Hex;
  ground?: Hex;
};

export type TextNode = {
  kind: 'text';
  box: Box;
  block: TextBlock;
  style: TextStyle;
  /** How the text is set in its holder, which shows more than the text alone. */
  align: TextBlock['align'];
  /** The element that this text calls for, where that is not plain text. */
  tag?: 'h1' | 'h2' | 'h3' | 'h4' | 'link';
};

export type ElementNode = {
  kind: 'element';
  box: Box;
  element: Element;
  children: OutlineNode[];
  /** Where only two of its corners are round. */
  roundedAt?: 'top' | 'bottom';
  /** The share in per cent that a text beside a progress bar names. */
  value?: number;
};

/** A landmark of the page; `element` is the painted box that coincides with it. */
export type RegionNode = { kind: 'region'; box: Box; region: Region; element?: Element; children: OutlineNode[] };

export type OutlineNode = TextNode | ElementNode | RegionNode;

/** The page from the outside in: every text and every element stands in exactly one place. */
export type Outline = { box: Box; children: OutlineNode[]; body: TextStyle };
