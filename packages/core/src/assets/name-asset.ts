import { type Box, bottom, centreY, right } from '../geometry.ts';
import type { Element, Measurement } from '../measurement.ts';
import { isBar, typesWith } from '../ontology/element-types.ts';
import type { TreeNode } from '../page-tree.ts';
import { toTokenName } from '../text/token-name.ts';

/** What shows a picture; on others it lies behind what they hold. Charts are drawn from their data. */
const PICTURE_TYPES = typesWith('picture', 'icon');

/** What shows a picture of its own: what is painted in one of an interface is part of that. */
export const isPicture = ({ type, shows }: Pick<Element, 'type' | 'shows'>): boolean =>
  PICTURE_TYPES.has(type) || shows !== undefined;

/** The first screen of a desktop browser, in CSS pixels, and the share of the page's width that its picture has at least. */
const FIRST_SCREEN_PX = 800;
const MIN_HERO_SHARE = 0.4;
/** How many boxes around a picture are searched for the words beside it. */
const MAX_LEVELS = 3;
/** Words of a label that a name takes. */
const MAX_LABEL_WORDS = 4;

/** What icon sets call an icon; one without such a name is called by the words beside it, else by the landmark that it is in. */
export function nameIcon(node: TreeNode, name: string | undefined, around: readonly TreeNode[]): string {
  if (name !== undefined) return toTokenName(name, 'icon');
  const landmark = around.findLast(({ type }) => isBar(type));
  return withLabel('icon', labelBeside(node, around) ?? landmark?.type);
}

/** The type of a picture with what it says, or the words beside it. */
export function namePicture(
  node: TreeNode,
  box: Box,
  text: string | undefined,
  around: readonly TreeNode[],
  image: Measurement['image'],
  kind: 'picture' | 'behind',
): string {
  const isBehind = kind === 'behind';
  if ((isBehind || node.type === 'image') && isHero(box, image)) return 'hero-image';
  if (isBehind) return withLabel('background', flatten(node).find(({ kind }) => kind === 'text')?.text);
  const type = PICTURE_TYPES.has(node.type) ? node.type : 'picture';
  return withLabel(toTokenName(type, 'picture'), text ?? labelBeside(node, around));
}

const withLabel = (type: string, label = ''): string => {
  const words = toTokenName(firstWords(label), '');
  return words === '' ? type : `${type}-${words}`;
};

const isHero = (box: Box, { width, scale }: Measurement['image']): boolean =>
  box.width >= MIN_HERO_SHARE * width && box.y < FIRST_SCREEN_PX * scale && box.height < width;

const firstWords = (text: string): string => text.trim().split(/\s+/u).slice(0, MAX_LABEL_WORDS).join(' ');

/** The next words in the smallest box around it that has some; where others of its type share that box, the words that are next to it alone. */
const labelBeside = (node: TreeNode, around: readonly TreeNode[]): string | undefined => {
  for (const holder of around.slice(-MAX_LEVELS).toReversed()) {
    if (holder.kind === 'page') return undefined;
    const inside = flatten(holder);
    const alike = inside.filter(({ type }) => type === node.type);
    const texts = inside.filter(({ kind }) => kind === 'text');
    if (alike.length > 1) return nextTo(node, texts, alike)?.text;
    const at = inside.findIndex(({ id }) => id === node.id);
    const next = texts.find((text) => inside.indexOf(text) > at) ?? texts[0];
    if (next) return next.text;
  }
  return undefined;
};

/** The words that follow a picture in its row, no farther than it is wide, unless another of its type is as near to them. */
const nextTo = (node: TreeNode, texts: readonly TreeNode[], alike: readonly TreeNode[]): TreeNode | undefined => {
  const isNext = (one: TreeNode, text: TreeNode): boolean => roomBetween(one.box, text.box) <= node.box.width;
  return texts.find((text) => isNext(node, text) && alike.every((one) => one.id === node.id || !isNext(one, text)));
};

/** From the end of one box to the begin of one that follows it in its row. */
const roomBetween = (one: Box, other: Box): number =>
  centreY(one) > other.y && centreY(one) < bottom(other) && other.x >= right(one)
    ? other.x - right(one)
    : Number.POSITIVE_INFINITY;

/** Larger boxes hold no label of one picture. */
const MAX_INSIDE = 60;

const flatten = (node: TreeNode, into: TreeNode[] = []): TreeNode[] => {
  for (const child of node.children) {
    if (into.length > MAX_INSIDE) break;
    into.push(child);
    flatten(child, into);
  }
  return into;
};
