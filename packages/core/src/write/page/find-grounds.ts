import { channelsOf } from '../../color/channels.ts';
import { contrastOf } from '../../color/contrast.ts';
import { type Box, contains } from '../../geometry.ts';
import type { Hex } from '../../measurement.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { type ElementNode, type PageNode, type RegionNode, siblingsOf, type TextNode } from './page-node.ts';

/** Painted for the words in them. */
const WORDED = typesWith('worded');

/** Flat grounds are read exactly; what differs by more than this in some channel is another colour. */
const OTHER_STEP = 6;

/** A landmark is large, so that a fainter tint of it shows, as long as its texts agree on it. */
const TINT_STEP = { least: 2, most: 24 };

const stepBetween = (a: Hex, b: Hex): number =>
  Math.max(...channelsOf(a).map((level, index) => Math.abs(level - channelsOf(b)[index]!)));

const isOther = (a: Hex, b: Hex): boolean => stepBetween(a, b) > OTHER_STEP;

/** The most frequent colour that at least half of all come near to: a gradient shows each text another step of itself. */
const sharedBy = (values: readonly Hex[]): Hex | undefined => {
  const count = (isAlike: (value: Hex) => boolean): number => values.filter(isAlike).length;
  return [...new Set(values)]
    .filter((hex) => count((value) => !isOther(value, hex)) >= values.length / 2)
    .sort((one, other) => count((value) => value === other) - count((value) => value === one))[0];
};

/** What a box is painted with; a picture is only ever near its average colour. */
type Ground = { hex: Hex | undefined; isPicture: boolean };

const isGradient = (node: ElementNode | RegionNode): boolean =>
  Boolean(node.region?.gradient ?? (node.kind === 'element' && node.element.gradient));

const groundOf = (node: ElementNode | RegionNode): Ground | undefined => {
  const element = node.kind === 'element' ? node.element : undefined;
  const { region } = node;
  // A chart without a fill is drawn on what it lies in.
  if (element?.type === 'chart' && element.fill === undefined && !element.gradient) return undefined;
  if (element?.type === 'image' || element?.type === 'chart') return { hex: element.fill, isPicture: true };
  // A gradient is written out: what of it is behind a text says nothing more.
  if (isGradient(node)) return { hex: undefined, isPicture: false };
  if (region?.picture) return { hex: region.fill, isPicture: true };
  const hex = region?.fill ?? element?.fill;
  return hex === undefined ? undefined : { hex, isPicture: false };
};

/** Below this contrast a text would vanish on the flat colour that stands in for a picture. */
const LOST_CONTRAST = 2;

/** Words are painted with a colour that can be told from their ground: below this contrast one of the two is wrong. */
const VANISHED_CONTRAST = 1.1;

const needsGround = ({ background, color }: TextNode['block'], around: Ground): boolean => {
  if (!around.isPicture) return around.hex !== undefined && isOther(background, around.hex);
  return around.hex === undefined || contrastOf(color, around.hex) < LOST_CONTRAST;
};

/**
 * What the texts right in a landmark stand on. One alone may stand on a button that was not found, and those of the main part
 * on a card, unless the colour is a mere tint.
 */
const groundOfTexts = (node: RegionNode, around: Hex): Hex | undefined => {
  const own = siblingsOf(node.children).flatMap((child) => (child.kind === 'text' ? [child.block.background] : []));
  const fill = sharedBy(own);
  if (fill === undefined) return undefined;
  const step = stepBetween(fill, around);
  const isTold = own.length > 1 && node.region.role !== 'main';
  return step > TINT_STEP.least && (isTold || step <= TINT_STEP.most) ? fill : undefined;
};

/** An icon in the colour of what it stands on would not be seen: what was measured is the ground between its strokes. */
const dropGround = (node: ElementNode, around: Ground): void => {
  const { fill, radius: _, ...bare } = node.element;
  if (fill && around.hex && !around.isPicture && !isOther(fill, around.hex)) node.element = bare;
};

/** Words that would vanish on the fill of their button or badge show the one that it has: the other is what lies around it. */
const fillBehindWords = (node: ElementNode): void => {
  const { fill, gradient } = node.element;
  const [text] = siblingsOf(node.children).filter((child) => child.kind === 'text');
  if (!fill || gradient || !text || contrastOf(text.block.color, fill) >= VANISHED_CONTRAST) return;
  const { color, background } = text.block;
  if (contrastOf(color, background) >= LOST_CONTRAST) node.element = { ...node.element, fill: background };
};

/**
 * Gives every text that is not on the fill of the box around it the colour that it is on, and gives a landmark without
 * a fill the one that its own texts stand on. `below` are gradients that were painted earlier; a text can lie on one without being in its box.
 */
export const findGrounds = (nodes: readonly PageNode[], around: Ground, below: readonly Box[] = []): void => {
  const gradients = [...below];
  for (const node of nodes) {
    if (node.kind === 'group' || node.kind === 'page') {
      findGrounds(node.children, around, gradients);
      continue;
    }
    if (node.kind === 'text') {
      const isOnGradient = gradients.some((box) => contains(box, node.block.box));
      if (!isOnGradient && needsGround(node.block, around))
        node.style = { ...node.style, ground: node.block.background };
      continue;
    }
    if (node.kind === 'region' && groundOf(node) === undefined && around.hex && !around.isPicture) {
      const fill = groundOfTexts(node, around.hex);
      if (fill) node.region = { ...node.region, fill };
    }
    if (node.kind === 'element' && node.element.type === 'icon') dropGround(node, around);
    if (node.kind === 'element' && WORDED.has(node.element.type)) fillBehindWords(node);
    const ground = groundOf(node);
    if (isGradient(node)) gradients.push(node.box);
    // A button or a badge has one fill, and that is said.
    if (node.kind === 'element' && WORDED.has(node.element.type) && ground) continue;
    findGrounds(node.children, ground ?? around, ground ? [] : gradients);
  }
};

/** Gives a holder the ground that all its texts are on, such as the tint of every other row: it is said once. */
export const liftGrounds = (nodes: readonly PageNode[]): void => {
  for (const node of nodes) {
    const parts = siblingsOf(node.children);
    const ground = sharedGround(parts);
    if (ground) {
      node.ground = ground;
      for (const part of parts) if (part.kind === 'text') part.style = withoutGround(part.style);
    }
    liftGrounds(node.children);
  }
};

const sharedGround = (parts: readonly PageNode[]): Hex | undefined => {
  const texts = parts.filter((part) => part.kind === 'text');
  const ground = texts[0]?.style.ground;
  const isOn = ({ style }: TextNode): boolean => Boolean(style.ground && ground && !isOther(style.ground, ground));
  return texts.length > 1 && texts.every(isOn) ? ground : undefined;
};

const withoutGround = ({ ground: _, ...style }: TextNode['style']): TextNode['style'] => style;
