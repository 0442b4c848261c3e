import { bottom, centreX, centreY, right, surround } from '@blueprompt/core/geometry';
import { sharedSides } from '../../boxes/drop/drop-own-fills.ts';
import { channelGap, chroma } from '../../colour/rgb.ts';
import type { PageFacts } from '../page-facts.ts';
import type { Node } from '../scene-tree.ts';
import {
  BUTTON_HEIGHT,
  BUTTON_WIDTH,
  CARD_SIZE,
  ICON_SIDE,
  isRound,
  isSquare,
  isStrip,
  isStrongFill,
  TEXTAREA_HEIGHT,
  type Verdict,
} from './box-facts.ts';
import { isFieldLike } from './classify-field.ts';

/** Side of a tick box or radio button, in CSS pixels. */
const TICK_SIDE = [12, 28] as const;
/** Heights and widths of a field that no style sheet shapes, in CSS pixels. */
const BARE_HEIGHT = [18, 24] as const;
const BARE_WIDTH = [100, 360] as const;
/** Levels by which an empty strip differs from the page at most, its height in CSS pixels, and how much wider than high it is. */
const PALE = 12;
const STRIP_HEIGHT = 64;
const STRIP_ASPECT = 3;
/** Shortest progress bar in CSS pixels, and the chroma of a vivid fill. */
const MIN_PROGRESS = 64;
const VIVID = 60;
/** How far the outline of a box with a shadow may be off, in CSS pixels. */
const RIM_SLACK = 3;

/** What a box without any text is: a tick, a switch, an icon, a bar, an icon button, an empty field or a picture. */
export const classifyEmptyBox = (node: Node, page: PageFacts, width: number, height: number): Verdict | undefined => {
  const { shape, children } = node;
  if (shape.onIcon) return { type: 'badge', confidence: 0.7 };
  const square = isSquare(width, height);
  if (square && width >= TICK_SIDE[0] && width <= TICK_SIDE[1] && (shape.border || children.length > 0)) {
    const isVivid = shape.fill !== undefined && chroma(shape.fill) > 60;
    const round = isRound(node, width, height);
    // The dot of a radio button is round: any other drawing on a vivid disc is an icon.
    if (round && isVivid && children.some((part) => part.shape.kind === 'blob'))
      return { type: 'badge', confidence: 0.5 };
    return { type: round ? 'radio' : 'checkbox', confidence: 0.5, active: isVivid || children.length > 0 };
  }
  if (isRound(node, width, height) && width >= TICK_SIDE[0] && width <= TICK_SIDE[1] && isHollow(node, page))
    return { type: 'radio', confidence: 0.5, active: false };
  if (isSwitch(node, width, height)) return { type: 'switch', confidence: 0.7, active: isSwitchOn(node) };
  if (Math.max(width, height) <= ICON_SIDE) {
    const tile = square && width > TICK_SIDE[1] && children.length > 0 ? iconOnly(node, page, square) : undefined;
    if (tile?.type === 'avatar') return tile;
    const dot = Math.max(width, height) <= 11;
    return dot ? undefined : { type: 'icon', confidence: 0.5 };
  }
  const isCut = bottom(shape.box) >= page.height - 1;
  if (isCut && height >= 12 && height <= BUTTON_HEIGHT[1] && width <= BUTTON_WIDTH && shape.radius > 0)
    return { type: 'button', confidence: 0.4 };
  if (isBareField(node, page, width, height)) return { type: 'input', confidence: 0.5 };
  if (width / height >= 4 && height <= 24 && width >= 40) {
    if (isRim(node, page)) return undefined;
    // A short bar in one vivid colour tells no share: it is a label without words.
    const isLabel = width < MIN_PROGRESS && shape.radius > 0 && shape.fill !== undefined && chroma(shape.fill) > VIVID;
    return { type: isLabel ? 'badge' : 'progress', confidence: 0.6 };
  }
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
  if (width >= 24 && height >= 24) {
    const picture = isRound(node, width, height) ? 'avatar' : 'image';
    return { type: isSurface(node, page) ? 'card' : picture, confidence: 0.5 };
  }
  return width >= CARD_SIZE[0] && height >= CARD_SIZE[1] ? { type: 'card', confidence: 0.5 } : undefined;
};

/** A strip hardly darker than the page, an empty frame, or a framed box with a foot of its own: a picture has none. */
const isSurface = ({ shape, children }: Node, page: PageFacts): boolean => {
  const { box, fill, border, shadow } = shape;
  const isFramed = (border ?? shadow) !== undefined;
  if (children.length > 0)
    return (
      isFramed &&
      children.some(
        (part) => part.shape.kind === 'box' && sharedSides(part.shape.box, box, RIM_SLACK * page.scale) >= 3,
      )
    );
  const isStrip = box.width >= STRIP_ASPECT * box.height && box.height >= STRIP_HEIGHT * page.scale;
  return isFramed || (isStrip && fill !== undefined && channelGap(fill, page.background) <= PALE);
};

/** A field as the browser draws it where no style sheet says how: low, framed, as white as paper or its surface. */
const isBareField = (node: Node, page: PageFacts, width: number, height: number): boolean => {
  const { border, fill, radius, bars } = node.shape;
  const isPlain = fill === 0xffffff || isHollow(node, page);
  const isLow =
    height >= BARE_HEIGHT[0] && height <= BARE_HEIGHT[1] && width >= BARE_WIDTH[0] && width <= BARE_WIDTH[1];
  return (
    border !== undefined && isPlain && isLow && !bars && node.children.length === 0 && radius < shortSide(node) / 3
  );
};

const shortSide = ({ shape }: Node): number => Math.min(shape.box.width, shape.box.height);

/** A strip along a whole side of a larger box is that box's own: an accent at its head or foot. */
const isRim = ({ shape, parent }: Node, page: PageFacts): boolean =>
  parent !== undefined &&
  parent.shape.box.height > 2 * shape.box.height &&
  sharedSides(shape.box, parent.shape.box, RIM_SLACK * page.scale) >= 3;

/** One small drawing in the middle, whatever it is made of. */
const holdsIcon = ({ shape, children }: Node): boolean => {
  const ink = surround(children.map((child) => child.shape.box));
  return (
    ink.width <= shape.box.width * 0.8 &&
    ink.height <= shape.box.height * 0.8 &&
    Math.abs(centreX(ink) - centreX(shape.box)) <= shape.box.width * 0.15
  );
};

/**
 * A painted square or disc with an icon: beside a text in a card it stands for a thing, elsewhere it is to be pressed. A pale
 * square beside a text is only what the icon stands on.
 */
const iconOnly = (node: Node, page: PageFacts, square: boolean): Verdict | undefined => {
  const { shape, parent } = node;
  const { box } = shape;
  const beside = parent?.allTexts.find(
    (line) =>
      line.box.x >= right(box) - 2 &&
      line.box.x - right(box) <= 28 * page.scale &&
      centreY(line.box) > box.y - 4 &&
      centreY(line.box) < bottom(box) + 4,
  );
  if (!square || beside === undefined) return { type: 'button', confidence: 0.6 };
  const isThing = isStrongFill(node, page) || isRound(node, box.width, box.height);
  return isThing ? { type: 'avatar', confidence: 0.5 } : undefined;
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
