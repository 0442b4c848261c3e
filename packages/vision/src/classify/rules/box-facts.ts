import { bottom, centreY, right } from '@blueprompt/core/geometry';
import type { ElementType, TextLine } from '@blueprompt/core/measurement';
import { sharedSides } from '../../boxes/drop/drop-own-fills.ts';
import { channelGap, chroma, luma } from '../../colour/rgb.ts';
import type { PageFacts } from '../page-facts.ts';
import type { Node } from '../scene-tree.ts';

/** What a rule says about a shape. */
export type Verdict = { type: ElementType; confidence: number; active?: boolean };

/** Limits in CSS pixels that several rules share; they follow what the common component libraries ship. */
export const BUTTON_HEIGHT = [20, 72] as const;
export const BUTTON_WIDTH = 460;
export const TEXTAREA_HEIGHT = 64;
export const ICON_SIDE = 30;
/** Share of photo-like cells from which a box is a picture. */
export const MIN_PHOTO_SHARE = 0.35;
export const CARD_SIZE = [60, 36] as const;
/** Wider boxes may have something at each end, in CSS pixels. */
const WIDE = 160;

export const isSquare = (width: number, height: number): boolean => width / height > 0.85 && width / height < 1.18;

export const isRound = ({ shape }: Node, width: number, height: number): boolean =>
  isSquare(width, height) && shape.radius >= Math.min(shape.box.width, shape.box.height) * 0.36;

/** A part that fills its box from side to side is the head or a row of it. */
export const isStrip = ({ shape, parent, stacked }: Node): boolean =>
  stacked ||
  (parent !== undefined &&
    parent.shape.box.width - shape.box.width <= 4 &&
    sharedSides(shape.box, parent.shape.box, 3) >= 2);

/** Does the fill stand out as that of a filled button does? Fields are white or faint. */
export const isStrongFill = ({ shape, parent }: Node, page: PageFacts): boolean => {
  if (shape.gradient) return true;
  if (shape.fill === undefined) return false;
  const under = shape.under ?? parent?.shape.fill ?? page.background;
  return chroma(shape.fill) > 60 || (channelGap(shape.fill, under) > 40 && luma(shape.fill) < 200);
};

/** From the first to the last letter, with the icons beside them; in wide boxes far icons belong to the other end. */
const contentSpan = ({ shape, allTexts, children }: Node, page: PageFacts): { left: number; right: number } => {
  const words = allTexts.map((line) => line.box);
  const icons = children.map((child) => child.shape.box);
  const near = icons.filter((icon) =>
    words.some((word) => Math.max(word.x - right(icon), icon.x - right(word)) <= 16 * page.scale),
  );
  const boxes = [...words, ...(shape.box.width > WIDE * page.scale ? near : icons)];
  return { left: Math.min(...boxes.map((box) => box.x)), right: Math.max(...boxes.map(right)) };
};

export const isCentred = (node: Node, page: PageFacts): boolean => {
  const { box } = node.shape;
  const span = contentSpan(node, page);
  const before = span.left - box.x;
  const after = right(box) - span.right;
  return Math.abs(before - after) <= Math.max(6, 0.25 * Math.min(before, after) + 3, box.width * 0.03);
};

/** Rows of text, counting lines side by side once. */
export const textRows = (lines: readonly TextLine[]): number => {
  let rows = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const line of lines.toSorted((a, b) => centreY(a.box) - centreY(b.box)))
    if (centreY(line.box) > reached) {
      rows++;
      reached = bottom(line.box) - line.box.height * 0.2;
    }
  return rows;
};
