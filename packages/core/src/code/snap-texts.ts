import type { TreeNode } from '../page-tree.ts';
import type { SetText } from './set-text.ts';

/** Texts that begin this near to each other, in CSS pixels, begin at one place: letters are measured to about a pixel. */
const MAX_SNAP_PX = 1.25;

/** A text, and what it may share an edge with. */
type Placed = { id: string; text: SetText; column: string; row: string };

/** Texts of one box begin at one left edge, and those of one style that are level at one height: their letters say so to a pixel only. */
export function snapTexts(root: TreeNode, texts: ReadonlyMap<string, SetText>, scale: number): Map<string, SetText> {
  const placed: Placed[] = [];
  collect(root, '', texts, placed);
  const xs = snap(placed, 'x', ({ column }) => column, scale);
  const ys = snap(placed, 'y', ({ row }) => row, scale);
  return new Map(
    placed.map(({ id, text }) => [
      id,
      { ...text, box: { ...text.box, x: xs.get(id) ?? text.box.x, y: ys.get(id) ?? text.box.y } },
    ]),
  );
}

const collect = (node: TreeNode, holder: string, texts: ReadonlyMap<string, SetText>, placed: Placed[]): void => {
  const text = texts.get(node.id);
  // Words in the middle of something begin where their length lets them.
  const column = text?.align === 'left' ? holder : `${holder} ${node.id}`;
  if (text) placed.push({ id: node.id, text, column, row: `${text.fontSize} ${text.lineHeight}` });
  const inner = node.kind === 'group' ? holder : node.id;
  for (const child of node.children) collect(child, inner, texts, placed);
};

/** Where those go that are near to others of their kind: to the middle one of them. */
const snap = (
  all: readonly Placed[],
  axis: 'x' | 'y',
  kindOf: (placed: Placed) => string,
  scale: number,
): Map<string, number> => {
  const snapped = new Map<string, number>();
  for (const kind of Map.groupBy(all, kindOf).values()) {
    const sorted = kind.toSorted((a, b) => a.text.box[axis] - b.text.box[axis]);
    for (let from = 0; from < sorted.length; ) {
      const most = sorted[from]!.text.box[axis] + MAX_SNAP_PX * scale;
      let to = from + 1;
      while (to < sorted.length && sorted[to]!.text.box[axis] <= most) to++;
      const middle = sorted[(from + to) >> 1]!.text.box[axis];
      for (; from < to; from++) snapped.set(sorted[from]!.id, middle);
    }
  }
  return snapped;
};
