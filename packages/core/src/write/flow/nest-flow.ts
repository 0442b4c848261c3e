import type { Box } from '../../geometry.ts';
import type { OutlineNode } from '../outline/outline-node.ts';
import { cutFlow, type Flow } from './cut-flow.ts';
import { isHolder } from './name-node.ts';

/** A thing of the page with the flow of what it holds. */
export type Nested = { box: Box; node: OutlineNode; inside?: Flow<Nested> };
export type NodeFlow = Flow<Nested>;

/** Boxes in boxes past this depth are told by the structure alone; thousands in one another, which nobody measured, end here. */
const MAX_DEPTH = 12;

const nest = (node: OutlineNode, depth: number): Nested => ({
  box: node.box,
  node,
  ...(depth > 0 && isHolder(node) && { inside: nestFlow(node.children, depth - 1) }),
});

/** How nodes flow, with how each holder's own content flows; the list must not be empty. */
export const nestFlow = (nodes: readonly OutlineNode[], depth = MAX_DEPTH): NodeFlow =>
  cutFlow(nodes.map((node) => nest(node, depth)));
