import { typesWith } from '../ontology/element-types.ts';
import type { TreeNode } from '../page-tree.ts';

/** The words on these say what they do; they head nothing. */
const CONTROLS = typesWith('labelled');

/** The texts that are headings, in reading order. */
export const headingTexts = (node: TreeNode): TreeNode[] =>
  node.children.flatMap((child) =>
    child.type === 'heading' && !CONTROLS.has(node.type) && child.children.every(({ kind }) => kind === 'text')
      ? child.children
      : headingTexts(child),
  );
