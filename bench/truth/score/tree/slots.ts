import type { TrueNode } from './page-tree.ts';

/** What stands at one place in each member of a repeated set: the price of every card. */
type Slot = { path: string; nodes: TrueNode[] };

/** The places within the members of a set that two or more of them have; the members themselves are none. */
export function slotsOf(members: readonly TrueNode[]): Slot[] {
  const slots = new Map<string, TrueNode[]>();
  for (const member of members)
    visit(member, '', (node, path) => {
      const list = slots.get(path);
      if (list) list.push(node);
      else slots.set(path, [node]);
    });
  return [...slots].filter(([, nodes]) => nodes.length >= 2).map(([path, nodes]) => ({ path, nodes }));
}

/** A path counts children of each type on their own, so that one more icon does not move every text. */
const visit = (node: TrueNode, path: string, see: (node: TrueNode, path: string) => void): void => {
  const counts = new Map<string, number>();
  for (const child of node.children) {
    const count = (counts.get(child.type) ?? 0) + 1;
    counts.set(child.type, count);
    const below = `${path}/${child.type}-${count}`;
    see(child, below);
    visit(child, below, see);
  }
};
