import type { OutlineNode } from '../outline/outline-node.ts';

/** A thing of a list, and where it stands across its row or column if not as the others do. */
export type Listed = { thing: OutlineNode | string; standing: string };

/** How a flow speaks of the things in it: it may only name them, where their facts follow, or tell all that is known. */
export type Teller = {
  /** Things of one line; a string stands for things that are not looked into, and free space may follow some. */
  list: (things: readonly Listed[], freeAfter: readonly number[]) => string;
  /** A box or a landmark, before what it holds. */
  holder: (node: OutlineNode, isBeside: boolean) => string;
  /** How to speak of the first of several copies for all of them; `contents` then tells what is each one's own. */
  ofCopies: (copies: readonly (readonly OutlineNode[])[]) => { tell: Teller; contents?: () => string[] };
  /** True where no exact places follow: then all gaps are listed, and where each thing stands across its row or column. */
  isOnlySource?: boolean;
  /** Lines for what is not told as a flow: a table, or what lies too deep. */
  instead?: (nodes: readonly OutlineNode[], isTooDeep: boolean) => string[] | undefined;
};

/** Stands where free space is, in a line and between lines. */
export const FREE_SPACE = '…';
