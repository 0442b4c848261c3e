import { right } from '@blueprompt/core/geometry';
import type { PageFacts } from '../page-facts.ts';
import type { Node } from '../scene-tree.ts';
import { isCentred, isStrip, isStrongFill, type Verdict } from './box-facts.ts';

const INPUT_HEIGHT = [22, 72] as const;

/** A field is bordered or faintly filled, wide, and its text begins at the left. */
export const isFieldLike = (node: Node, page: PageFacts, width: number, height: number): boolean => {
  if (height < INPUT_HEIGHT[0] || height > INPUT_HEIGHT[1] || width < 90 || isStrongFill(node, page)) return false;
  if ((!node.shape.border && node.shape.radius < 2) || isStrip(node)) return false;
  if (node.allTexts.length === 0) return node.shape.border !== undefined && width / height > 2.2;
  const { box } = node.shape;
  const first = node.allTexts.toSorted((a, b) => a.box.x - b.box.x)[0]!;
  const starts = first.box.x - box.x < Math.max(56 * page.scale, box.height * 1.4);
  return starts && !isCentred(node, page) && width / height > 2;
};

/** Shortest select, the size of its arrow, and how far that stands from the end of the select at most, in CSS pixels. */
const MIN_SELECT = 44;
const MAX_ARROW = { width: 16, height: 12 };
const ARROW_END = 20;
/** How far the choice begins from the start of a select at most, and ends before its arrow at least, in font sizes. */
const MAX_START = 1.5;
const MIN_SPACE = 1;

/** However short a framed box is, the space between a word at its start and an arrow at its end is that of a select: on a button the arrow follows the word. */
export const isSelect = (node: Node, page: PageFacts, width: number, height: number): boolean => {
  const { box, border } = node.shape;
  const [line, more] = node.allTexts;
  if (!line || more || !border || isStrongFill(node, page) || width < MIN_SELECT) return false;
  if (height < INPUT_HEIGHT[0] || height > INPUT_HEIGHT[1] || line.box.x - box.x > MAX_START * line.fontSize)
    return false;
  return node.children.some(
    ({ shape }) =>
      shape.kind === 'blob' &&
      shape.box.height < shape.box.width &&
      shape.box.width <= MAX_ARROW.width * page.scale &&
      shape.box.height <= MAX_ARROW.height * page.scale &&
      right(box) - right(shape.box) <= ARROW_END * page.scale &&
      shape.box.x - right(line.box) >= MIN_SPACE * line.fontSize,
  );
};

/** A field with a small arrow at its end is a select. */
export const fieldVerdict = (node: Node, height: number): Verdict => {
  const { box } = node.shape;
  const arrow = node.children.find(
    (child) =>
      child.shape.kind === 'blob' && child.shape.box.x > box.x + box.width * 0.75 && child.shape.box.width <= 16,
  );
  return arrow && height <= 60 && arrow.shape.box.height <= 12
    ? { type: 'select', confidence: 0.6 }
    : { type: 'input', confidence: 0.7 };
};

/** A tall framed box whose only text begins at its upper left. */
export const isTextarea = (node: Node, page: PageFacts, width: number): boolean => {
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
