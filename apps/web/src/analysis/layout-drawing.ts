import { area, type Box, contains, right } from '@blueprompt/core/geometry';
import type { Element, Measurement } from '@blueprompt/core/measurement';

export type LabelledBox = Box & { id: string; label: string | undefined };
export type LayoutDrawing = {
  width: number;
  height: number;
  bars: Box[];
  boxes: LabelledBox[];
  /** What the dimension line spans: from the first box to the last. */
  extent: { from: number; to: number } | undefined;
};

/** Types that carry a layout; small things inside them do not. */
const BLOCKS = new Set<Element['type']>(['card', 'table', 'chart', 'image', 'list', 'dialog', 'alert']);
const BARS = new Set(['header', 'nav', 'sidebar', 'footer', 'aside']);
/** A drawing about 330 px wide shows at most this much of a tall page before it stops being readable. */
const MAX_ASPECT = 0.9;
/** Shares of the page below which a box is no part of the layout, and below which a label does not fit into it. */
const MIN_SHARE = 0.004;
const LABEL_WIDTH_SHARE = 0.12;
const LABEL_HEIGHT_SHARE = 0.05;

/** The main boxes of a page with their widths, from its facts (in CSS pixels). */
export const toLayoutDrawing = ({ image, elements, regions }: Measurement): LayoutDrawing => {
  const height = Math.min(image.height, image.width * MAX_ASPECT);
  const page = image.width * height;
  const blocks = elements.filter(
    ({ type, box }) => BLOCKS.has(type) && area(box) > page * MIN_SHARE && box.y < height && box.width < image.width,
  );
  const outer = blocks.filter(
    (block) =>
      !blocks.some(
        (other) => other !== block && area(other.box) > area(block.box) && contains(other.box, block.box, 2),
      ),
  );
  const boxes = outer.map(({ id, box }) => ({
    ...box,
    id,
    label:
      box.width > image.width * LABEL_WIDTH_SHARE && box.height > image.width * LABEL_HEIGHT_SHARE
        ? `${box.width}`
        : undefined,
  }));
  return {
    width: image.width,
    height,
    bars: regions.filter(({ role, box }) => BARS.has(role) && box.y < height).map(({ box }) => box),
    boxes,
    extent:
      boxes.length > 0
        ? { from: Math.min(...boxes.map((box) => box.x)), to: Math.max(...boxes.map(right)) }
        : undefined,
  };
};
