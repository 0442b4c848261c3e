import type { Flow, PageTree, TreeNode } from '@blueprompt/core/page-tree';

/** In whole CSS pixels, each decision once: sides that face each other and are alike are one. */
type Spaces = { gaps: number[]; paddings: number[] };

/** The gaps and paddings that lay out a page. Groups have no padding, and that of the page is its margin. */
export function treeSpaces({ root }: PageTree, scale: number): Spaces {
  const spaces: Spaces = { gaps: [], paddings: [] };
  const add = (list: number[], values: readonly (number | undefined)[]): void => {
    for (const value of new Set(values)) if (value) list.push(Math.round(value / scale));
  };
  const visit = ({ kind, flow, children }: TreeNode): void => {
    if (flow) {
      add(spaces.gaps, [flow.gap]);
      add(spaces.gaps, [flow.columnGap]);
      if (kind !== 'group' && kind !== 'page') for (const sides of facing(flow)) add(spaces.paddings, sides);
    }
    for (const child of children) visit(child);
  };
  visit(root);
  return spaces;
}

const facing = ({ padding: { top, right, bottom, left } }: Flow): [number, number][] => [
  [top, bottom],
  [left, right],
];
