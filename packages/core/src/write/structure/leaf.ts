import { type Box, centreX, centreY, right } from '../../geometry.ts';
import type { Element } from '../../measurement.ts';
import { lineCentre } from '../../text/line-centre.ts';
import type { ElementNode, OutlineNode, TextNode } from '../outline/outline-node.ts';
import { styleKey } from '../outline/text-styles.ts';

/** Something that is told in one phrase: a text, or an element with at most one text and a mark or two inside. */
export type Leaf = {
  box: Box;
  node: TextNode | ElementNode;
  label?: TextNode;
  marks: ElementNode[];
  /** Where the first line of its text is centred, or the middle of a box without text. */
  row: number;
};

/** A text alone, or a box without regard to what is in it. */
export const bareLeaf = (node: TextNode | ElementNode): Leaf =>
  node.kind === 'text'
    ? { box: node.box, node, label: node, marks: [], row: Math.round(lineCentre(node.block.lines[0]!)) }
    : { box: node.box, node, marks: [], row: Math.round(centreY(node.box)) };

const MAX_MARKS = 2;

/** The node as a leaf, or nothing when it holds more than a phrase can say. */
export const toLeaf = (node: OutlineNode): Leaf | undefined => {
  if (node.kind === 'text') return bareLeaf(node);
  if (node.kind === 'region') return undefined;
  const labels = node.children.filter((child) => child.kind === 'text');
  const marks = node.children.filter((child): child is ElementNode => child.kind === 'element');
  const isPhrase =
    labels.length <= 1 &&
    marks.length <= MAX_MARKS &&
    labels.length + marks.length === node.children.length &&
    marks.every((mark) => mark.children.length === 0);
  if (!isPhrase) return undefined;
  const label = labels[0];
  return { ...bareLeaf(node), marks, ...(label && { label }) };
};

/** Sizes and places that differ by less than this come from rounding. */
export const ALIKE_PX = 2.01;
const isClose = (a: number, b: number, tolerance = ALIKE_PX): boolean => Math.abs(a - b) <= tolerance;

/** Lines along single sides, by side and width: their colour is what often differs in a row of cards. */
const edgesKey = ({ edges = [] }: Element): string =>
  edges.map(({ side, color, width }) => `${side} ${width} ${color}`).join();

const isSameLook = (a: Element, b: Element): boolean =>
  a.type === b.type &&
  a.fill === b.fill &&
  a.border?.color === b.border?.color &&
  edgesKey(a) === edgesKey(b) &&
  a.gradient?.from === b.gradient?.from &&
  a.filled?.percent === b.filled?.percent &&
  a.filled?.color === b.filled?.color &&
  isClose(a.radius ?? 0, b.radius ?? 0, 1.01) &&
  Boolean(a.shadow) === Boolean(b.shadow);

/** A photo's average colour says nothing about whether two pictures play the same part. */
const isPicture = (element: Element): boolean => ['image', 'avatar', 'icon', 'logo', 'chart'].includes(element.type);

/** True when both could be told as "two of these": same kind, look and size, only the words differ. */
export const isAlike = (a: Leaf, b: Leaf): boolean => {
  if (a.node.kind === 'text' || b.node.kind === 'text')
    return a.node.kind === 'text' && b.node.kind === 'text' && styleKey(a.node.style) === styleKey(b.node.style);
  const [one, other] = [a.node.element, b.node.element];
  // What a chart shows is told with its look, and would be told of all of them.
  if (one.chart || other.chart || one.series || other.series) return false;
  if (isPicture(one))
    return (
      one.type === other.type &&
      one.ink === other.ink &&
      isClose(a.box.width, b.box.width) &&
      isClose(a.box.height, b.box.height)
    );
  if (a.node.value !== b.node.value || !isSameLook(one, other) || !isClose(a.box.height, b.box.height)) return false;
  if ((a.label === undefined) !== (b.label === undefined) || a.marks.length !== b.marks.length) return false;
  if (a.label && b.label) return styleKey(a.label.style) === styleKey(b.label.style);
  return isClose(a.box.width, b.box.width);
};

export type Anchor = 'left' | 'center' | 'right';
export const anchorAt = (box: Box, anchor: Anchor): number =>
  anchor === 'left' ? box.x : anchor === 'right' ? right(box) : centreX(box);

export const rowOf = (leaf: Leaf): number => leaf.row;
