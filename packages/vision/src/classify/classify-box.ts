import { bottom, centreX, centreY, right, surround } from '@blueprompt/core/geometry';
import type { ElementType, TextLine } from '@blueprompt/core/measurement';
import { sharedSides } from '../boxes/drop-own-fills.ts';
import { channelGap, chroma, luma } from '../colour/rgb.ts';
import type { PageFacts } from './page-facts.ts';
import type { Node } from './scene-tree.ts';

export type Verdict = { type: ElementType; confidence: number; active?: boolean };

/** All limits in CSS pixels; they follow what the common component libraries ship. */
const BADGE_HEIGHT = 27;
const BUTTON_HEIGHT = [20, 72] as const;
const BUTTON_WIDTH = 460;
const INPUT_HEIGHT = [22, 72] as const;
const TEXTAREA_HEIGHT = 64;
const TICK_SIDE = [12, 28] as const;
const ICON_SIDE = 30;
const AVATAR_SIDE = 200;
const CARD_SIZE = [60, 36] as const;
/** Wider boxes may have something at each end. */
const WIDE = 160;
/** Share of photo-like cells above which a box is a picture. */
const PHOTO = 0.35;
/** Below this side the half-covered edges of an icon look like grain. */
const SMALL_PICTURE = 64;

/** What a rectangular shape is, from its size, paint, texts and what lies in it; undefined when it is nothing to report. */
export const classifyBox = (node: Node, page: PageFacts): Verdict | undefined => {
  const { shape } = node;
  const width = shape.box.width / page.scale;
  const height = shape.box.height / page.scale;
  const lines = node.allTexts;
  if (shape.bars) return { type: 'progress', confidence: 0.8 };
  if (isPicture(node, width, height)) return pictureVerdict(node, width, height);
  if (lines.length === 0) return classifyEmpty(node, page, width, height);
  const rows = textRows(lines);
  const label = lines.map((line) => line.text).join(' ');
  if (isRound(node, width, height) && width >= 40 && /^\d+ ?%$/.test(label)) return { type: 'chart', confidence: 0.6 };
  if (isRound(node, width, height) && width <= 96 && label.length <= 3)
    return label.length <= 2 && width >= 20 ? { type: 'avatar', confidence: 0.7 } : { type: 'badge', confidence: 0.7 };
  if (isSquare(width, height) && width >= 20 && width <= 64 && /^\p{L}[\p{L}\d]?$/u.test(label))
    return { type: 'avatar', confidence: 0.6 };
  if (label.split(' ').length >= 5 && isAlert(node, page, width, height)) return { type: 'alert', confidence: 0.7 };
  if (rows === 1 && width >= 100 && isFieldLike(node, page, width, height)) return fieldVerdict(node, height);
  if (rows === 1 && height <= BADGE_HEIGHT && width <= 260 && label.length <= 30)
    return looksLikeButton(node, page) && height >= BUTTON_HEIGHT[0]
      ? { type: 'button', confidence: 0.5 }
      : { type: 'badge', confidence: 0.7 };
  if (rows === 1 && isFieldLike(node, page, width, height)) return fieldVerdict(node, height);
  if (isGroup(node)) return undefined;
  if (isStrip(node))
    return width >= CARD_SIZE[0] && height >= CARD_SIZE[1] ? { type: 'card', confidence: 0.5 } : undefined;
  if (rows <= 2 && height >= BUTTON_HEIGHT[0] && height <= BUTTON_HEIGHT[1] && isButtonLike(node, page, width, label))
    return { type: 'button', confidence: 0.8 };
  if (
    rows === 1 &&
    height >= 28 &&
    height <= 64 &&
    width <= BUTTON_WIDTH &&
    label.length <= 24 &&
    shape.radius > 0 &&
    isStrongFill(node, page)
  )
    return { type: 'button', confidence: 0.6 };
  if (rows <= 2 && height >= TEXTAREA_HEIGHT && isTextarea(node, page, width))
    return { type: 'textarea', confidence: 0.6 };
  if (isAlert(node, page, width, height)) return { type: 'alert', confidence: 0.6 };
  if (width >= CARD_SIZE[0] && height >= CARD_SIZE[1]) return { type: 'card', confidence: 0.7 };
  return undefined;
};

const isPicture = ({ shape, allTexts }: Node, width: number, height: number): boolean =>
  shape.busy >= (Math.max(width, height) < SMALL_PICTURE ? 0.9 : PHOTO) &&
  Math.min(width, height) >= 12 &&
  allTexts.length <= 2 &&
  allTexts.every((line) => line.box.height < shape.box.height * 0.3);

const pictureVerdict = (node: Node, width: number, height: number): Verdict => {
  if (isRound(node, width, height) && width <= AVATAR_SIDE) return { type: 'avatar', confidence: 0.8 };
  if (Math.max(width, height) <= ICON_SIDE) return { type: 'icon', confidence: 0.6 };
  const square = isSquare(width, height);
  return square && width <= 56 ? { type: 'avatar', confidence: 0.6 } : { type: 'image', confidence: 0.8 };
};

const isSquare = (width: number, height: number): boolean => width / height > 0.85 && width / height < 1.18;

const isRound = ({ shape }: Node, width: number, height: number): boolean =>
  isSquare(width, height) && shape.radius >= Math.min(shape.box.width, shape.box.height) * 0.36;

const classifyEmpty = (node: Node, page: PageFacts, width: number, height: number): Verdict | undefined => {
  const { shape, children } = node;
  const square = isSquare(width, height);
  if (square && width >= TICK_SIDE[0] && width <= TICK_SIDE[1] && (shape.border || children.length > 0)) {
    const ticked = children.length > 0 || (shape.fill !== undefined && chroma(shape.fill) > 60);
    return { type: isRound(node, width, height) ? 'radio' : 'checkbox', confidence: 0.5, active: ticked };
  }
  if (isRound(node, width, height) && width >= TICK_SIDE[0] && width <= TICK_SIDE[1] && isHollow(node, page))
    return { type: 'radio', confidence: 0.5, active: false };
  if (isSwitch(node, width, height)) return { type: 'switch', confidence: 0.7, active: isSwitchOn(node) };
  if (Math.max(width, height) <= ICON_SIDE) {
    const dot = Math.max(width, height) <= 11;
    return dot ? undefined : { type: 'icon', confidence: 0.5 };
  }
  const isCut = bottom(shape.box) >= page.height - 1;
  if (isCut && height >= 12 && height <= BUTTON_HEIGHT[1] && width <= BUTTON_WIDTH && shape.radius > 0)
    return { type: 'button', confidence: 0.4 };
  if (width / height >= 4 && height <= 24 && width >= 40) return { type: 'progress', confidence: 0.6 };
  if (
    children.length > 0 &&
    height >= BUTTON_HEIGHT[0] &&
    height <= BUTTON_HEIGHT[1] &&
    width <= 120 &&
    holdsIcon(node)
  )
    return iconOnly(node, page, square);
  if (shape.border && isFieldLike(node, page, width, height)) return { type: 'input', confidence: 0.6 };
  if (isStrip(node) && width >= 24 && height >= 24) return { type: 'image', confidence: 0.5 };
  if (shape.border && !isCut && width >= 120 && height >= TEXTAREA_HEIGHT && height < 220 && children.length <= 1)
    return { type: 'textarea', confidence: 0.4 };
  if (children.length > 0 && width >= 72 && width <= 160 && holdsIcon(node) && square)
    return { type: 'card', confidence: 0.4 };
  if (width >= 24 && height >= 24)
    return { type: children.length === 0 && (shape.border || shape.shadow) ? 'card' : 'image', confidence: 0.5 };
  return width >= CARD_SIZE[0] && height >= CARD_SIZE[1] ? { type: 'card', confidence: 0.5 } : undefined;
};

/** One small drawing in the middle, whatever it is made of. */
const holdsIcon = ({ shape, children }: Node): boolean => {
  const ink = surround(children.map((child) => child.shape.box));
  return (
    ink.width <= shape.box.width * 0.8 &&
    ink.height <= shape.box.height * 0.8 &&
    Math.abs(centreX(ink) - centreX(shape.box)) <= shape.box.width * 0.15
  );
};

/** A painted square with an icon: beside a text in a card it stands for a thing, elsewhere it is to be pressed. */
const iconOnly = ({ shape, parent }: Node, page: PageFacts, square: boolean): Verdict => {
  const { box } = shape;
  const beside = parent?.allTexts.find(
    (line) =>
      line.box.x >= right(box) - 2 &&
      line.box.x - right(box) <= 28 * page.scale &&
      centreY(line.box) > box.y - 4 &&
      centreY(line.box) < bottom(box) + 4,
  );
  const tile = square && beside !== undefined;
  return tile ? { type: 'avatar', confidence: 0.5 } : { type: 'button', confidence: 0.6 };
};

/** Filled like what it lies on: only its edge shows. */
const isHollow = ({ shape, parent }: Node, page: PageFacts): boolean =>
  shape.fill !== undefined && channelGap(shape.fill, parent?.shape.fill ?? shape.under ?? page.background) <= 3;

const isSwitch = ({ shape, children }: Node, width: number, height: number): boolean =>
  width / height >= 1.4 &&
  width / height <= 2.6 &&
  height >= 12 &&
  height <= 34 &&
  shape.radius >= shape.box.height * 0.4 &&
  children.length === 1;

const isSwitchOn = ({ shape, children }: Node): boolean =>
  children[0]!.shape.box.x + children[0]!.shape.box.width / 2 > shape.box.x + shape.box.width / 2;

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

const isCentred = (node: Node, page: PageFacts): boolean => {
  const { box } = node.shape;
  const span = contentSpan(node, page);
  const before = span.left - box.x;
  const after = right(box) - span.right;
  return Math.abs(before - after) <= Math.max(6, 0.25 * Math.min(before, after) + 3, box.width * 0.03);
};

const isStrongFill = ({ shape, parent }: Node, page: PageFacts): boolean => {
  if (shape.gradient) return true;
  if (shape.fill === undefined) return false;
  const under = shape.under ?? parent?.shape.fill ?? page.background;
  return chroma(shape.fill) > 60 || (channelGap(shape.fill, under) > 40 && luma(shape.fill) < 200);
};

/** A field is bordered or faintly filled, wide, and its text begins at the left. */
const isFieldLike = (node: Node, page: PageFacts, width: number, height: number): boolean => {
  if (height < INPUT_HEIGHT[0] || height > INPUT_HEIGHT[1] || width < 90 || isStrongFill(node, page)) return false;
  if ((!node.shape.border && node.shape.radius < 2) || isStrip(node)) return false;
  if (node.allTexts.length === 0) return node.shape.border !== undefined && width / height > 2.2;
  const { box } = node.shape;
  const first = node.allTexts.toSorted((a, b) => a.box.x - b.box.x)[0]!;
  const starts = first.box.x - box.x < Math.max(56 * page.scale, box.height * 1.4);
  return starts && !isCentred(node, page) && width / height > 2;
};

/** A part that fills its box from side to side is the head or a row of it. */
const isStrip = ({ shape, parent, stacked }: Node): boolean =>
  stacked ||
  (parent !== undefined &&
    parent.shape.box.width - shape.box.width <= 4 &&
    sharedSides(shape.box, parent.shape.box, 3) >= 2);

const fieldVerdict = (node: Node, height: number): Verdict => {
  const { box } = node.shape;
  const arrow = node.children.find(
    (child) =>
      child.shape.kind === 'blob' && child.shape.box.x > box.x + box.width * 0.75 && child.shape.box.width <= 16,
  );
  return arrow && height <= 60 && arrow.shape.box.height <= 12
    ? { type: 'select', confidence: 0.6 }
    : { type: 'input', confidence: 0.7 };
};

const looksLikeButton = (node: Node, page: PageFacts): boolean =>
  node.shape.border !== undefined &&
  !isStrongFill(node, page) &&
  isCentred(node, page) &&
  node.shape.radius <= 6 &&
  node.shape.box.width / page.scale >= 48;

/** A frame that its parts side by side fill completely: a button group, a pagination, a field with its button. */
const isGroup = ({ shape, children }: Node): boolean => {
  const parts = children.filter(
    (child) => child.shape.kind === 'box' && child.shape.box.height >= shape.box.height * 0.8,
  );
  const covered = parts.reduce((sum, part) => sum + part.shape.box.width, 0);
  return parts.length >= 2 && covered >= shape.box.width * 0.85;
};

const isButtonLike = (node: Node, page: PageFacts, width: number, label: string): boolean =>
  label.length <= 40 && width >= 24 && isCentred(node, page) && (width <= BUTTON_WIDTH || label.length <= 24);

const isTextarea = (node: Node, page: PageFacts, width: number): boolean => {
  const { box, border } = node.shape;
  const line = node.allTexts[0]!;
  return (
    border !== undefined &&
    !isStrongFill(node, page) &&
    width >= 120 &&
    box.height / page.scale < 240 &&
    node.children.length <= 1 &&
    line.box.x - box.x < 24 * page.scale &&
    line.box.y - box.y < 24 * page.scale &&
    right(line.box) < right(box) - box.width * 0.3
  );
};

/** A tinted or framed strip that holds nothing but a sentence or two. */
const isAlert = (node: Node, page: PageFacts, width: number, height: number): boolean =>
  width >= 280 &&
  height <= 100 &&
  width / height > 5 &&
  node.children.length <= 2 &&
  node.shape.fill !== undefined &&
  chroma(node.shape.fill) > 12 &&
  luma(node.shape.fill) > 190 &&
  node.allTexts.length <= 4 &&
  node.shape.box.width < page.width * 0.98;
