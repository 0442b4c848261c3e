import { around } from '../../label/boxes.ts';
import { gapAcross, gapDown, toRows } from '../../label/rows.ts';
import type { Truth, TruthBox, TruthFlow } from '../../truth.ts';
import type { TrueNode } from './page-tree.ts';

/** What lies between and around the contents of a container that can be seen. */
type SeenSpaces = { gaps: number[]; padding: TruthFlow['padding'] | undefined };

/**
 * The spaces of a container as they look. The padding of a link without paint is to the eye a part of the gap to the next one, and
 * the room around a word in the middle of a button of a set height is its padding: whoever builds the page again gets the same pixels
 * with either. Lines of text are as high as their line boxes.
 */
export function seenSpaces(node: TrueNode, texts: Truth['texts']): SeenSpaces {
  const scope = node.children.length > 0 ? node.children.filter(({ optional }) => !optional) : [];
  const lines = [...node.lines, ...scope.flatMap((child) => (child.source ? [] : child.lines))];
  const blocks = Map.groupBy(lines, (line) => texts[line]?.block);
  const boxes = [
    ...scope.filter(({ source }) => source).map((child) => seenBox(child, texts)),
    ...[...blocks.values()].map((block) => around(block.map((line) => lineBox(line, texts)))),
  ];
  if (boxes.length === 0) return { gaps: [], padding: undefined };
  const rows = toRows(boxes);
  const direction = node.source?.flow?.direction;
  const { x, y, width, height } = node.box;
  const [left, top, wide, high] = around(boxes);
  return {
    gaps: [
      direction === 'column' ? undefined : gapAcross(rows),
      direction === 'row' ? undefined : gapDown(rows),
    ].filter((gap) => gap !== undefined),
    padding: [top - y, x + width - left - wide, y + height - top - high, left - x],
  };
}

/** What is painted ends where its paint does, all else where its contents do. */
const seenBox = (node: TrueNode, texts: Truth['texts']): TruthBox => {
  const { painted, box, children, lines } = node;
  const inner = [...children.map((child) => seenBox(child, texts)), ...lines.map((line) => lineBox(line, texts))];
  return painted || inner.length === 0 ? [box.x, box.y, box.width, box.height] : around(inner);
};

const lineBox = (line: number, texts: Truth['texts']): TruthBox => {
  const { box, lineBox = box } = texts[line]!; // nodes have lines of the page's list
  return lineBox;
};
