import type { Element } from '../measurement.ts';
import type { PageTree, TreeNode } from '../page-tree.ts';

/** Gives every element the nearest element that holds it in the tree as its parent, so that the two never disagree. */
export function withParents(elements: readonly Element[], { root }: PageTree): Element[] {
  const parents = new Map<string, string>();
  const visit = (node: TreeNode, holder: string | undefined): void => {
    const isElement = node.kind === 'element';
    if (isElement && holder !== undefined) parents.set(node.id, holder);
    for (const child of node.children) visit(child, isElement ? node.id : holder);
  };
  visit(root, undefined);
  return elements.map(({ parent: _, ...element }) => {
    const parent = parents.get(element.id);
    return { ...element, ...(parent !== undefined && { parent }) };
  });
}
