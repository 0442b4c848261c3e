import type { Measurement } from '../measurement.ts';
import type { TreeNode } from '../page-tree.ts';
import { MAX_PROMPT_NAME_CHARS } from '../spec/limits.ts';
import { toPlainLine } from '../text/quote-text.ts';
import { treeOf } from '../tree/tree-of.ts';

/** A longer heading is a sentence and no name. */
const MAX_NAME_WORDS = 6;

const headingsOf = (node: TreeNode): TreeNode[] => [
  ...(node.level === undefined ? [] : [node]),
  ...node.children.flatMap(headingsOf),
];

/** A name for a page out of what it shows: its title, which is the first of its highest headings; undefined where it has none. */
export const nameFromPage = (measurement: Measurement): string | undefined => {
  const [title] = headingsOf(treeOf(measurement).root).toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0));
  const name = toPlainLine(title?.text ?? '').trim();
  const isName = /\p{L}{2}/u.test(name) && name.split(/\s+/).length <= MAX_NAME_WORDS;
  return isName ? name.slice(0, MAX_PROMPT_NAME_CHARS).trim() : undefined;
};
