import { area, contains } from '@blueprompt/core/geometry';
import type { AnswerNode } from './answer.ts';

/** Borders that two boxes share are measured to a pixel or two. */
const SLACK_PX = 2;

type Told = {
  /** Elements and the element that was measured to hold them. */
  parents: ReadonlyMap<string, string>;
  /** Elements and groups and what holds them in the layout. */
  layoutParents: ReadonlyMap<string, string>;
};

/**
 * Gives every node one parent and lists parents before their children. A group of the layout may stand between an element and its
 * parent; where element and layout disagree the element is right; what neither knows goes into the smallest box around it.
 */
export function nestNodes(page: AnswerNode, nodes: readonly AnswerNode[], told: Told): AnswerNode[] {
  const byId = new Map([page, ...nodes].map((node) => [node.id, node]));
  const nearestElement = (id: string): string | undefined => {
    let at = told.layoutParents.get(id);
    for (let steps = 0; at !== undefined && byId.get(at)?.type === 'group' && steps < nodes.length; steps++)
      at = told.layoutParents.get(at);
    return at === page.id ? undefined : at;
  };
  const smallestAround = (node: AnswerNode): AnswerNode | undefined => {
    let best: AnswerNode | undefined;
    for (const other of nodes)
      if (
        other !== node &&
        area(other.box) > area(node.box) &&
        contains(other.box, node.box, SLACK_PX) &&
        (!best || area(other.box) < area(best.box))
      )
        best = other;
    return best;
  };
  const parentOf = (node: AnswerNode): string => {
    const inLayout = told.layoutParents.get(node.id);
    const measured = told.parents.get(node.id);
    if (measured !== undefined && byId.has(measured) && measured !== nearestElement(node.id)) return measured;
    return inLayout ?? measured ?? smallestAround(node)?.id ?? page.id;
  };
  const parents = new Map(nodes.map((node) => [node.id, parentOf(node)]));
  const children = new Map<string, AnswerNode[]>();
  for (const node of nodes) {
    const parent = isLoop(node.id, parents) ? page.id : (parents.get(node.id) ?? page.id);
    parents.set(node.id, parent);
    children.set(parent, [...(children.get(parent) ?? []), { ...node, parent }]);
  }
  const listed: AnswerNode[] = [];
  const list = (node: AnswerNode): void => {
    listed.push(node);
    for (const child of children.get(node.id) ?? []) list(child);
  };
  list(page);
  return listed;
}

/** Two sources that each are a tree need not be one together. */
const isLoop = (id: string, parents: ReadonlyMap<string, string>): boolean => {
  const seen = new Set([id]);
  for (let at = parents.get(id); at !== undefined; at = parents.get(at)) {
    if (at === id) return true;
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return false;
};
