import { area, type Box, contains, right } from '@blueprompt/core/geometry';
import type { Element, Measurement } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { TreeNode } from '@blueprompt/core/page-tree';
import { treeOf } from '@blueprompt/core/tree/tree-of';

type LayoutDrawing = {
  width: number;
  height: number;
  bars: Box[];
  boxes: (Box & { id: string })[];
  /** What the dimension line spans: from the first box to the last. */
  extent: { from: number; to: number } | undefined;
};

/** Types that carry a layout; small things inside them do not. */
const BLOCKS = typesWith('block');
const WORDS = new Set<string>(['heading', 'paragraph']);
const BARS = typesWith('bar', 'aside');
/** One screen of a page, as a share of its width: a long page has no larger parts than a short one. */
const SCREEN_ASPECT = 0.9;
/** Share of a screen below which a box is no part of the layout. */
const MIN_SHARE = 0.004;
/** Share of the page below which a block of text is no part of it. */
const MIN_TEXT_SHARE = 0.0004;

/** The main boxes of a page with their widths, from its facts (in CSS pixels). */
export const toLayoutDrawing = ({ image, elements, regions }: Measurement): LayoutDrawing => {
  const { width, height } = image;
  const screen = width * Math.min(height, width * SCREEN_ASPECT);
  const blocks = elements.filter(
    ({ type, box }) => BLOCKS.has(type) && area(box) > screen * MIN_SHARE && box.width < width,
  );
  const outer = blocks.filter(
    (block) =>
      !blocks.some(
        (other) => other !== block && area(other.box) > area(block.box) && contains(other.box, block.box, 2),
      ),
  );
  const boxes = outer.map(({ id, box }) => ({ ...box, id }));
  return {
    width,
    height,
    bars: regions.filter(({ role }) => BARS.has(role)).map(({ box }) => box),
    boxes,
    extent:
      boxes.length > 0
        ? { from: Math.min(...boxes.map((box) => box.x)), to: Math.max(...boxes.map(right)) }
        : undefined,
  };
};

/** Where the page has text outside of its boxes: the largest groups that hold nothing but text, and lines on their own. */
export const textBlocks = (measurement: Measurement): Box[] => {
  const page = measurement.image.width * measurement.image.height;
  const isWords = (node: TreeNode): boolean =>
    node.kind === 'text' || WORDS.has(node.type) || (node.kind === 'group' && node.children.every(isWords));
  const visit = (node: TreeNode): Box[] => {
    if (isWords(node)) return area(node.box) >= page * MIN_TEXT_SHARE ? [node.box] : [];
    return BLOCKS.has(node.type as Element['type']) ? [] : node.children.flatMap(visit);
  };
  return visit(treeOf(measurement).root);
};
