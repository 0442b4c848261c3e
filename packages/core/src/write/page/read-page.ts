import { mergeInks } from '../../color/merge-inks.ts';
import { type Box, bottom, overlap, right } from '../../geometry.ts';
import { createBandLookup } from '../../lookup/band-lookup.ts';
import type { Element, Hex, Measurement, Region } from '../../measurement.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { TreeNode } from '../../page-tree.ts';
import type { TextBlock } from '../../text/text-block.ts';
import { TEXT_NAMES } from '../../tree/draft.ts';
import { treeOf } from '../../tree/tree-of.ts';
import { dropInks } from './drop-inks.ts';
import { findCorners } from './find-corners.ts';
import { findGrounds, liftGrounds } from './find-grounds.ts';
import { findProgressValues } from './find-progress-values.ts';
import { type ElementNode, type Page, type PageNode, type RootNode, siblingsOf, type TextNode } from './page-node.ts';
import { readBlock } from './read-texts.ts';
import { settleFlow } from './settle-flow.ts';
import { settleLines } from './settle-lines.ts';
import { takeBorders } from './take-borders.ts';
import { createStyles } from './text-styles.ts';

/** A landmark and an element of nearly one box are one thing, as in the tree. */
const MIN_SAME_BOX = 0.85;

const isPainted = ({ fill, gradient, border, edges, shadow }: Element): boolean =>
  Boolean(fill ?? gradient ?? border ?? edges ?? shadow);

/** Joins the page tree with the facts of everything in it. Takes a measurement in CSS pixels. */
export function readPage(measurement: Measurement): Page {
  const { width, height } = measurement.image;
  const { root } = treeOf(measurement);
  const box = { x: 0, y: 0, width, height };
  const blocks = readBlocks(root, measurement);
  const { styleOf, body } = createStyles([...blocks.values()]);
  const children = createReader(measurement, (node, name) => {
    const block = blocks.get(node.id);
    if (!block) return undefined;
    const { repeat } = node;
    const text: TextNode = { kind: 'text', box: node.box, repeat, block, style: styleOf(block), children: [] };
    if (name === 'link') text.tag = name;
    if (node.level) text.tag = `h${node.level}`;
    return text;
  })(root);
  const background = measurement.palette.find((color) => color.role === 'background')?.hex;
  settle(children, background);
  markCut(children, { width, height });
  findGrounds(children, { hex: background, isPicture: false });
  liftGrounds(children);
  // What is a box of the tree says there what it is painted with.
  const inTree = new Set(root.children.map(({ id }) => id));
  const region = measurement.regions.find(
    (one, at) => isGround(one) && overlap(one.box, box) > MIN_SAME_BOX && !inTree.has(`region-${at + 1}`),
  );
  const node: RootNode = { kind: 'page', box, flow: root.flow, children, ...(region && { region }) };
  settleLines(children);
  settleFlow(node);
  return { root: node, body };
}

const isGround = ({ fill, gradient }: Region): boolean => fill !== undefined || gradient !== undefined;

const readBlocks = (root: TreeNode, measurement: Measurement): Map<string, TextBlock> => {
  const inkOf = mergeInks(measurement.texts);
  const texts = measurement.texts.map((line) => ({ ...line, color: inkOf(line.color) }));
  const blocks = new Map<string, TextBlock>();
  const visit = (node: TreeNode): void => {
    const block = node.kind === 'text' ? readBlock(node, texts) : undefined;
    if (block) blocks.set(node.id, block);
    for (const child of node.children) visit(child);
  };
  visit(root);
  return blocks;
};

type ReadText = (node: TreeNode, name?: string) => TextNode | undefined;

/** Turns what is in a node of the tree into nodes with facts. */
const createReader = (
  { elements, paints = [], regions }: Measurement,
  readText: ReadText,
): ((node: TreeNode) => PageNode[]) => {
  const byId = new Map([...elements, ...paints].map((element) => [element.id, element]));
  const regionsAt = createBandLookup(regions.filter(isGround));
  const toElement = (node: TreeNode, element: Element): ElementNode => {
    const twin = isPainted(element)
      ? undefined
      : regionsAt(element.box.y).find(({ box }) => overlap(box, element.box) > MIN_SAME_BOX);
    const { box, flow, repeat } = node;
    // A picture of an interface is one image: nothing in it is built.
    if (element.shows) return { kind: 'element', box, repeat, element: { ...element, type: 'image' }, children: [] };
    return { kind: 'element', box, flow, repeat, element, children: read(node), ...(twin && { region: twin }) };
  };
  const read = ({ children }: TreeNode): PageNode[] => children.flatMap(toNodes);
  const toNodes = (node: TreeNode): PageNode[] => {
    const { box, flow, repeat } = node;
    if (node.kind === 'text') return [readText(node)].filter((text) => text !== undefined);
    if (node.kind === 'region') {
      const region = regions[Number(node.id.slice('region-'.length)) - 1];
      return region ? [{ kind: 'region', box, flow, repeat, region, children: read(node) }] : read(node);
    }
    const element = byId.get(node.id);
    if (element && TEXT_NAMES.has(element.type) && !isPainted(element)) {
      const texts = node.children.flatMap((child) => readText({ ...child, repeat }, element.type) ?? []);
      // A name of several texts, or of an icon and a text, is no more than its parts.
      return texts.length === node.children.length ? texts : read(node);
    }
    if (element) return [toElement(node, element)];
    const children = read(node);
    const [only] = children;
    if (children.length > 1) return [{ kind: 'group', box, flow, repeat, children }];
    if (only) only.repeat ??= repeat;
    return children;
  };
  return read;
};

/** What is a thing by itself and no part of the page, which may end where the screenshot does. */
const CUT = typesWith('body', 'field', 'photo');
/** What ends this near to the end of the screenshot, in CSS pixels, goes on below it. */
const MAX_CUT_OFF_PX = 1;
/** Something higher than this share of the screenshot is a column of the page. */
const MAX_CUT_SHARE = 0.5;

type Size = Pick<Box, 'width' | 'height'>;

/** Marks what the end of the screenshot cuts off: its real height and lower corners cannot be seen. */
const markCut = (nodes: readonly PageNode[], page: Size): void => {
  for (const node of nodes) {
    if (node.kind === 'element' && CUT.has(node.element.type) && isAtEnd(node.box, page)) node.isCut = true;
    markCut(node.children, page);
  }
};

/** What is as wide as the page ends it. */
const isAtEnd = (box: Box, page: Size): boolean =>
  bottom(box) >= page.height - MAX_CUT_OFF_PX &&
  box.height <= MAX_CUT_SHARE * page.height &&
  (box.x > MAX_CUT_OFF_PX || right(box) < page.width - MAX_CUT_OFF_PX);

/** The flat colour that is behind what a node holds; none on a picture or a gradient. */
const fillOf = (node: PageNode, behind: Hex | undefined): Hex | undefined => {
  const paint = node.kind === 'element' ? node.element : node.kind === 'region' ? node.region : undefined;
  if (!paint) return behind;
  return paint.gradient || paint.tones ? undefined : (paint.fill ?? behind);
};

/** Lets the parts of each holder say only what is their own. */
const settle = (children: readonly PageNode[], ground: Hex | undefined): void => {
  const siblings = siblingsOf(children);
  findProgressValues(siblings);
  dropInks(siblings, ground);
  for (const node of siblings) {
    if (node.kind === 'element' && isPainted(node.element)) takeBorders(node);
    if (node.kind === 'element') findCorners(node);
    settle(node.children, fillOf(node, ground));
  }
};
