import type { TruthFlow } from '../truth.ts';
import { around } from './boxes.ts';
import { boxOfUnit, lineBoxOf, type Tree, type TreeNode } from './build-tree.ts';
import { isPainted } from './choose-elements.ts';
import type { RawBox, RawElement, RawPage, Sides } from './raw.ts';

/** Gaps of one container may differ by this much, in CSS pixels, and still be one. */
const MAX_UNEVEN = 1;
/** Edges this near to each other are one. */
const MAX_OFF = 1.5;
/** Types whose inside is text or a drawing. */
const NO_FLOW =
  /^(paragraph|heading|image|logo|icon|chart|divider|checkbox|radio|switch|slider|progress|avatar|input|select|textarea)$/;

type Rows = RawBox[][];

/** Boxes that stand beside each other are a row; rows come from top to bottom. */
function toRows(boxes: readonly RawBox[]): Rows {
  const rows: { items: RawBox[]; box: RawBox }[] = [];
  for (const box of [...boxes].sort((a, b) => a[1] - b[1] || a[0] - b[0])) {
    const row = rows.find(
      ({ box: other }) =>
        Math.min(box[1] + box[3], other[1] + other[3]) - Math.max(box[1], other[1]) > 0.4 * Math.min(box[3], other[3]),
    );
    if (!row) rows.push({ items: [box], box });
    else {
      row.items.push(box);
      row.box = around(row.items);
    }
  }
  return rows.map(({ items }) => items.sort((a, b) => a[0] - b[0]));
}

const gapsAcross = (row: RawBox[]): number[] =>
  row.slice(1).map((box, index) => box[0] - row[index]![0] - row[index]![2]); // index is one behind
const gapsDown = (rows: Rows): number[] => {
  const boxes = rows.map(around);
  return boxes.slice(1).map((box, index) => box[1] - boxes[index]![1] - boxes[index]![3]);
};
const even = (gaps: number[]): number | undefined => {
  if (gaps.length === 0 || Math.max(...gaps) - Math.min(...gaps) > MAX_UNEVEN) return undefined;
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
};

/** Columns of rows whose boxes start at the same places. */
function columnsOf(rows: Rows): number | undefined {
  const longest = rows.reduce((a, b) => (b.length > a.length ? b : a));
  const isAligned = rows.every((row) =>
    row.every((box) => longest.some((other) => Math.abs(other[0] - box[0]) <= MAX_OFF)),
  );
  return isAligned && longest.length >= 2 && rows.length >= 2 ? longest.length : undefined;
}

/** How children are aligned across the direction, by their edges. */
function alignOf(boxes: readonly RawBox[], at: 0 | 1, css: string | undefined): TruthFlow['align'] {
  const size = (at + 2) as 2 | 3;
  const isSame = (edge: (box: RawBox) => number) => {
    const edges = boxes.map(edge);
    return Math.max(...edges) - Math.min(...edges) <= MAX_OFF;
  };
  const starts = isSame((box) => box[at]);
  const ends = isSame((box) => box[at] + box[size]);
  const middles = isSame((box) => box[at] + box[size] / 2);
  if (css === 'baseline') return 'baseline';
  if (starts && ends) return css === 'center' || css === 'start' || css === 'end' ? css : 'stretch';
  if (css === 'center' && middles) return 'center';
  if (starts) return 'start';
  if (middles) return 'center';
  return ends ? 'end' : undefined;
}
const CSS_ALIGN: Record<string, TruthFlow['align']> = {
  center: 'center',
  'flex-start': 'start',
  start: 'start',
  'flex-end': 'end',
  end: 'end',
  baseline: 'baseline',
  stretch: 'stretch',
  normal: 'stretch',
};
const CSS_JUSTIFY: Record<string, TruthFlow['justify']> = {
  center: 'center',
  'flex-end': 'end',
  end: 'end',
  right: 'end',
  'space-between': 'space-between',
  'space-around': 'space-around',
  'space-evenly': 'space-evenly',
};

/** The element whose style places the content: wrappers around all of it are passed through. */
function layoutOf(node: TreeNode, tree: Tree, childrenOf: (id: number) => RawElement[]): RawElement {
  const own = new Set(node.children.map(({ element }) => element.id));
  let layout = node.element;
  for (;;) {
    const inner: RawElement[] = childrenOf(layout.id).filter(
      (child) => tree.unitsOf(child).length > 0 || own.has(child.id),
    );
    const [only] = inner;
    const hasText = node.texts.some(({ element }) => element === layout.id);
    if (
      !only ||
      inner.length > 1 ||
      hasText ||
      own.has(only.id) ||
      /absolute|fixed/.test(only.css.position) ||
      only.css.display === 'inline'
    )
      return layout;
    layout = only;
  }
}

const innerSides = (outer: RawBox, { whole, css }: RawElement): Sides<number> => {
  const [x, y, wide, high] = whole;
  const [top, right, bottom, left] = css.padding.map((value, side) => value + css.border[side]!) as Sides<number>; // four sides each
  return [
    y + top - outer[1],
    outer[0] + outer[2] - x - wide + right,
    outer[1] + outer[3] - y - high + bottom,
    x + left - outer[0],
  ].map((value) => Math.max(0, value)) as Sides<number>;
};

/** How nodes place what they hold: direction and gaps as they lie, alignment as the CSS says where it agrees. */
export function createFlows({ elements }: RawPage, tree: Tree): (node: TreeNode) => TruthFlow | undefined {
  const children = new Map<number, RawElement[]>();
  for (const element of elements) children.set(element.parent, [...(children.get(element.parent) ?? []), element]);
  const childrenOf = (id: number) => children.get(id) ?? [];
  const nodeOf = new Map(tree.nodes.map((node) => [node.element.id, node]));

  /** What lies in the layout element: a box for each child in flow, and one for each line of text beside them. */
  const itemsOf = (node: TreeNode, layout: RawElement): RawBox[] => {
    const inFlow = childrenOf(layout.id).filter(({ css }) => !/absolute|fixed/.test(css.position));
    const boxes = inFlow.flatMap((child): RawBox[] => {
      const known = nodeOf.get(child.id);
      if (known && known !== node) return [known.box];
      const inner = tree.unitsOf(child);
      return inner.length > 0 ? [around(inner.map(boxOfUnit))] : [];
    });
    const loose = node.texts.filter(({ element }) => element === layout.id).map(lineBoxOf);
    return [...boxes, ...loose];
  };
  return (node) => {
    if (NO_FLOW.test(node.type) || (node.type === 'link' && node.children.length === 0)) return undefined;
    const layout = layoutOf(node, tree, childrenOf);
    const boxes = itemsOf(node, layout);
    const painted = isPainted(node.element.paint);
    if (boxes.length === 0 || (boxes.length === 1 && !painted)) return undefined;
    const isTight = node.type === 'group' && !painted;
    const padding: Sides<number> = isTight ? [0, 0, 0, 0] : innerSides(node.element.whole, layout);
    const rows = toRows(boxes);
    const { display, alignItems, justifyContent, flexDirection } = layout.css;
    const isFlex = /flex/.test(display);
    const isDown = rows.length > 1 && rows.every((row) => row.length === 1);
    const columns = isDown ? undefined : columnsOf(rows);
    const direction =
      isDown || (boxes.length === 1 && isFlex && flexDirection.startsWith('column'))
        ? 'column'
        : rows.length === 1
          ? 'row'
          : columns
            ? 'grid'
            : 'row';
    const gap = direction === 'row' ? even(rows.flatMap(gapsAcross)) : even(gapsDown(rows));
    const columnGap = direction === 'grid' ? even(rows.flatMap(gapsAcross)) : undefined;
    const isMainRow = isFlex ? flexDirection.startsWith('row') : true;
    const cssAlign = isFlex ? CSS_ALIGN[isMainRow === (direction === 'row') ? alignItems : ''] : undefined;
    const align =
      direction === 'grid' || boxes.length === 1
        ? cssAlign
        : alignOf(rows.length === 1 || isDown ? boxes : rows[0]!, direction === 'row' ? 1 : 0, cssAlign);
    const justify = isFlex && direction !== 'grid' ? (CSS_JUSTIFY[justifyContent] ?? 'start') : undefined;
    return {
      direction,
      ...(gap === undefined ? {} : { gap }),
      ...(columnGap === undefined ? {} : { columnGap }),
      ...(columns && direction === 'grid' ? { columns } : {}),
      padding,
      ...(align ? { align } : {}),
      ...(justify ? { justify } : {}),
      ...(direction === 'row' && rows.length > 1 ? { wrap: true } : {}),
    };
  };
}
