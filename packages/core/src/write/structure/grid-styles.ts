import { px } from '../number-words.ts';
import type { TextStyle } from '../outline/outline-node.ts';
import { styleKey, styleWords } from '../outline/text-styles.ts';
import type { Grid } from './find-grid.ts';
import type { Leaf } from './leaf.ts';
import { joinWords, kindWords } from './leaf-phrase.ts';
import type { Voice } from './voice.ts';

/** How the columns of a grid are set, and its first row where that is set as none of them. */
export type GridStyles = { columns: TextStyle[]; head: TextStyle | undefined };

const TINY_CHARS = 3;

/** The style that most cells of a list share. */
const commonStyle = (leaves: readonly Leaf[]): TextStyle => {
  const counts = new Map<string, { style: TextStyle; count: number }>();
  for (const { label } of leaves) {
    const known = counts.get(styleKey(label!.style)) ?? { style: label!.style, count: 0 };
    counts.set(styleKey(label!.style), { ...known, count: known.count + 1 });
  }
  return [...counts.values()].reduce((a, b) => (b.count > a.count ? b : a)).style;
};

const present = (cells: readonly (Leaf | undefined)[]): Leaf[] => cells.filter((leaf) => leaf !== undefined);

/** The styles that most cells of each column have, without the first row, and those of the first row. */
export const gridStyles = ({ cells, columns }: Grid, voice: Voice): GridStyles => {
  const [head, ...rest] = cells;
  const usual = columns.map((_, index) => {
    const below = present(rest.map((row) => row[index]));
    return below.length > 0 ? commonStyle(below) : voice.body;
  });
  const headStyle = commonStyle(present(head!));
  const hasHead = usual.every((style) => styleKey(style) !== styleKey(headStyle));
  return { columns: usual, head: hasHead ? headStyle : undefined };
};

/** What a cell is beyond plain text in the usual style: a badge, a button, another style. */
export const cellNote = (leaf: Leaf, usual: TextStyle, voice: Voice): string => {
  if (leaf.node.kind === 'element')
    return ` (${joinWords([`${leaf.node.element.type} ${px(leaf.box.width)} × ${px(leaf.box.height)}`, ...kindWords(leaf, { ...voice, body: usual })])})`;
  // Two digits show their size and weight badly; a column of figures is set in one style.
  const { style: own, block } = leaf.node;
  const isTiny = block.text.length <= TINY_CHARS;
  const style = styleWords(isTiny ? { ...own, fontSize: usual.fontSize, fontWeight: usual.fontWeight } : own, usual);
  return style ? ` (${style})` : '';
};
