import type { Element, Measurement } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';
import type { TreeNode } from '../page-tree.ts';
import { treeOf } from '../tree/tree-of.ts';

/** What a page shows at one place: a text, a picture, a control or a painted shape that holds nothing. */
export type Leaf = {
  id: string;
  type: string;
  /** Of texts: what it says. */
  text?: string | undefined;
  /** Of all others: what was measured of it. */
  element?: Element | undefined;
  /** Width over height. */
  ratio: number;
};

/** What is written on these is drawn with them. */
const PICTURES = typesWith('graphic');

/** The leaves of a page in reading order. */
export function listLeaves(measurement: Measurement): Leaf[] {
  const elements = new Map([...measurement.elements, ...(measurement.paints ?? [])].map((one) => [one.id, one]));
  const leaves: Leaf[] = [];
  const visit = (node: TreeNode): void => {
    const { id, type, text, box } = node;
    const ratio = box.width / Math.max(1, box.height);
    if (node.kind === 'text') leaves.push({ id, type: 'text', text: text ?? '', ratio });
    else if (elements.has(id) && (node.children.length === 0 || PICTURES.has(type)))
      leaves.push({ id, type, element: elements.get(id), ratio });
    node.children.forEach(visit);
  };
  treeOf(measurement).root.children.forEach(visit);
  return leaves;
}
