import type { TruthFlow } from '../truth.ts';
import { around } from './boxes.ts';
import { boxOfUnit, lineBoxOf, type Tree, type TreeNode } from './build-tree.ts';
import { isPainted } from './choose-elements.ts';
import { innerSides } from './inner-sides.ts';
import type { RawBox, RawElement, RawPage, RawText, Sides } from './raw.ts';
import { alignOf, columnsOf, gapAcross, gapDown, reachesBothEnds, toRows } from './rows.ts';

/** Types whose inside is text or a drawing. */
const NO_FLOW =
  /^(paragraph|heading|image|logo|icon|chart|divider|checkbox|radio|switch|slider|progress|avatar|input|select|textarea)$/;
/** Members of a row this far apart, in CSS pixels, that reach both ends of it are pushed apart. */
const MIN_PUSHED = 40;

const ALIGN: Record<string, TruthFlow['align']> = {
  center: 'center',
  'flex-start': 'start',
  start: 'start',
  'flex-end': 'end',
  end: 'end',
  baseline: 'baseline',
  stretch: 'stretch',
  normal: 'stretch',
};
const JUSTIFY: Record<string, TruthFlow['justify']> = {
  center: 'center',
  'flex-end': 'end',
  end: 'end',
  right: 'end',
  'space-between': 'space-between',
  'space-around': 'space-around',
  'space-evenly': 'space-evenly',
};

const isPlaced = ({ css }: RawElement): boolean => /absolute|fixed/.test(css.position);

/** How nodes place what they hold: direction and gaps as they lie, alignment as the CSS says where it agrees. */
export function createFlows({ elements }: RawPage, tree: Tree): (node: TreeNode) => TruthFlow | undefined {
  const children = new Map<number, RawElement[]>();
  for (const element of elements) children.set(element.parent, [...(children.get(element.parent) ?? []), element]);
  const childrenOf = ({ id }: RawElement) => children.get(id) ?? [];
  const nodeOf = new Map(tree.nodes.map((node) => [node.element.id, node]));
  const isFilled = (element: RawElement) => nodeOf.has(element.id) || tree.unitsOf(element).length > 0;

  /** The element whose style places the content: wrappers around all of it are passed through. */
  const layoutOf = (node: TreeNode): RawElement => {
    let layout = node.element;
    for (;;) {
      const [only, second] = childrenOf(layout).filter(isFilled);
      const hasText = node.texts.some(({ element }) => element === layout.id);
      if (!only || second || hasText || nodeOf.has(only.id) || isPlaced(only) || only.css.display === 'inline')
        return layout;
      layout = only;
    }
  };
  /** What lies in the layout element: a box for each child in flow, and one for each text beside them. */
  const itemsOf = (node: TreeNode, layout: RawElement): RawBox[] => {
    const inFlow = childrenOf(layout).filter((child) => !isPlaced(child));
    const boxes = inFlow.flatMap((child): RawBox[] => {
      const known = nodeOf.get(child.id);
      if (known && known !== node) return [known.box];
      const inner = tree.unitsOf(child);
      return inner.length > 0 ? [around(inner.map(boxOfUnit))] : [];
    });
    const blocks = new Map<number, RawText[]>();
    for (const text of node.texts)
      if (text.element === layout.id) blocks.set(text.block, [...(blocks.get(text.block) ?? []), text]);
    return [...boxes, ...[...blocks.values()].map((lines) => around(lines.map(lineBoxOf)))];
  };
  /** Children that are only there to hold others; none where one of them can be seen itself. */
  const wrappersOf = (element: RawElement): RawElement[] => {
    const inner = childrenOf(element).filter((child) => isFilled(child) && !isPlaced(child));
    const isBare = (child: RawElement) => {
      const node = nodeOf.get(child.id);
      return (!node || node.type === 'group') && !isPainted(child.paint) && child.css.display !== 'inline';
    };
    return inner.every(isBare) ? inner : [];
  };

  return (node) => {
    if (NO_FLOW.test(node.type) || (node.type === 'link' && node.children.length === 0)) return undefined;
    const layout = layoutOf(node);
    const boxes = itemsOf(node, layout);
    const painted = isPainted(node.element.paint);
    if (boxes.length === 0 || (boxes.length === 1 && !painted)) return undefined;
    const isTight = node.type === 'group' && !painted;
    const padding: Sides<number> = isTight ? [0, 0, 0, 0] : innerSides(node.element.whole, layout, wrappersOf);
    const { display, alignItems, justifyContent, flexDirection } = layout.css;
    const isFlex = /flex/.test(display);
    const rows = toRows(boxes);
    const isDown = rows.length > 1 && rows.every((row) => row.length === 1);
    const isLone = boxes.length === 1 && (isFlex ? flexDirection.startsWith('column') : node.children.length > 0);
    const columns = isDown ? undefined : columnsOf(rows);
    const direction = isDown || isLone ? 'column' : columns ? 'grid' : 'row';
    // Cells are as far apart as their columns are wide.
    const gap = display === 'table-row' ? undefined : direction === 'row' ? gapAcross(rows) : gapDown(rows);
    const columnGap = direction === 'grid' ? gapAcross(rows) : undefined;
    const runsAlong = isFlex && flexDirection.startsWith('row') === (direction === 'row');
    const style = runsAlong ? ALIGN[alignItems] : undefined;
    const isOneLine = rows.length === 1 || isDown;
    const align =
      direction === 'grid' || boxes.length === 1
        ? style
        : alignOf(isOneLine ? boxes : rows[0]!, direction === 'row' ? 1 : 0, style); // there is a row
    const [x, , wide] = node.box;
    const isPushed =
      direction === 'row' && isOneLine && reachesBothEnds(rows[0]!, x + padding[3], x + wide - padding[1], MIN_PUSHED); // there is a row
    const justify =
      isFlex && direction !== 'grid' ? (JUSTIFY[justifyContent] ?? (isPushed ? 'space-between' : 'start')) : undefined;
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
