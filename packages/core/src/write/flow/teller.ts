import type { OutlineNode } from '../outline/outline-node.ts';

/** How a flow speaks of the things in it: it may only name them, where their facts follow, or tell all that is known. */
export type Teller = {
  /** Things of one line; a string stands for things that are not looked into, and free space may follow some. */
  list: (things: readonly (OutlineNode | string)[], freeAfter: readonly number[]) => string;
  /** A box or a landmark, before what it holds. */
  holder: (node: OutlineNode, isBeside: boolean) => string;
  /** How to speak of the first of several copies for all of them; `contents` then tells what is each one's own. */
  ofCopies: (copies: readonly (readonly OutlineNode[])[]) => { tell: Teller; contents?: () => string[] };
  /** So many gaps that differ are listed. */
  maxGaps?: number;
  /** Lines for what is not told as a flow: a table, or what lies too deep. */
  instead?: (nodes: readonly OutlineNode[], isTooDeep: boolean) => string[] | undefined;
};

/** Stands where free space is, in a line and between lines. */
export const FREE_SPACE = '…';
