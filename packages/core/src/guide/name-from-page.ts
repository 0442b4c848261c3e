import type { Measurement } from '../measurement.ts';
import type { TreeNode } from '../page-tree.ts';
import { toPlainLine } from '../text/quote-text.ts';
import { treeOf } from '../tree/tree-of.ts';

/** A longer heading is a sentence and no name. */
const MAX_NAME_WORDS = 6;
/** Nor is what has more characters than this: not all languages part their words by spaces. */
const MAX_NAME_CHARS = 40;

type Heading = TreeNode & { level: number };

const headingsOf = (node: TreeNode): Heading[] => [
  ...(node.level === undefined ? [] : [{ ...node, level: node.level }]),
  ...node.children.flatMap(headingsOf),
];

/** A name for a page out of what it shows: its title, which is the first of its highest headings; undefined where it has none. */
export const nameFromPage = (measurement: Measurement): string | undefined => {
  const [title] = headingsOf(treeOf(measurement).root).toSorted((a, b) => a.level - b.level);
  const name = toPlainLine(title?.text ?? '').trim();
  const isShort = name.split(/\s+/).length <= MAX_NAME_WORDS && [...name].length <= MAX_NAME_CHARS;
  return /\p{L}{2}/u.test(name) && isShort ? name : undefined;
};
