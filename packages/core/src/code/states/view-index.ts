import type { TreeNode } from '../../page-tree.ts';
import type { View } from '../view.ts';

/** The views of a page by what they show. */
export type ViewIndex = {
  root: View;
  /** The view of a node: its own, or that of the text or control which it is painted with. */
  viewOf: (node: TreeNode) => View | undefined;
  /** The views around a view, from the nearest to the page. */
  around: (view: View) => View[];
};

export function indexViews(root: View): ViewIndex {
  const [views, parents] = [new Map<string, View>(), new Map<View, View>()];
  const visit = (view: View): void => {
    if (view.node !== undefined && !views.has(view.node)) views.set(view.node, view);
    for (const child of view.children) {
      if (typeof child === 'string') continue;
      parents.set(child, view);
      visit(child);
    }
  };
  visit(root);
  const viewOf = (node: TreeNode): View | undefined => {
    const own = views.get(node.id);
    // A box that holds one thing may be one element with it.
    return own ?? (node.children.length === 1 ? viewOf(node.children[0]!) : undefined);
  };
  const around = (view: View): View[] => {
    const parent = parents.get(view);
    return parent ? [parent, ...around(parent)] : [];
  };
  return { root, viewOf, around };
}

/** What is added to views of a page: names of rules, and what they hold beside their own. */
export type Additions = { rules: Map<View, string[]>; children: Map<View, View[]> };

export const addTo = <T>(map: Map<View, T[]>, view: View, one: T): void => {
  map.set(view, [...(map.get(view) ?? []), one]);
};

/** The page with what was added to it, each view of which is painted anew. */
export const withAdditions = (view: View, added: Additions, paint: (view: View) => readonly string[]): View => ({
  ...view,
  look: paint(view),
  rules: [...new Set([...view.rules, ...(added.rules.get(view) ?? [])])],
  children: [...view.children, ...(added.children.get(view) ?? [])].map((child) =>
    typeof child === 'string' ? child : withAdditions(child, added, paint),
  ),
});
