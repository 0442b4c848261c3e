import { evenStep, placesOf, px } from '../number-words.ts';
import type { TextStyle } from '../outline/outline-node.ts';
import { styleKey, styleWords } from '../outline/text-styles.ts';
import type { Grid } from './find-grid.ts';
import type { Leaf } from './leaf.ts';
import { ANCHOR_MARK, joinWords, kindWords, leafSays } from './leaf-phrase.ts';
import { renderTable } from './render-table.ts';
import type { Voice } from './voice.ts';

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

/** What a cell is beyond its column's plain text: a badge, a button, another style. */
const cellNote = (leaf: Leaf, usual: TextStyle, voice: Voice): string => {
  if (leaf.node.kind === 'element')
    return ` (${joinWords([`${leaf.node.element.type} ${px(leaf.box.width)} × ${px(leaf.box.height)}`, ...kindWords(leaf, { ...voice, body: usual })])})`;
  // Two digits show their size and weight badly; a column of figures is set in one style.
  const { style: own, block } = leaf.node;
  const isTiny = block.text.length <= TINY_CHARS;
  const style = styleWords(isTiny ? { ...own, fontSize: usual.fontSize, fontWeight: usual.fontWeight } : own, usual);
  return style ? ` (${style})` : '';
};

/** A grid of texts as one rule for its columns and rows, and a table of what the cells say. */
export const gridLines = (grid: Grid, voice: Voice, name: string): string[] => {
  const [head, ...rest] = grid.cells;
  const usual = grid.columns.map((_, index) => {
    const cells = present(rest.map((row) => row[index]));
    return cells.length > 0 ? commonStyle(cells) : voice.body;
  });
  const headStyle = commonStyle(present(head!));
  const hasHead = usual.every((style) => styleKey(style) !== styleKey(headStyle));
  const columns = grid.columns.map((column, index) => {
    const style = styleWords(usual[index]!, voice.body);
    return `${ANCHOR_MARK[column.anchor]}${px(column.at)}${style ? ` ${style}` : ''}`;
  });
  const isEven = evenStep(hasHead ? grid.rows.slice(1) : grid.rows) !== undefined;
  const bodyRows = hasHead ? grid.rows.slice(1) : grid.rows;
  const rule = joinWords([
    `${name}, ${grid.rows.length} rows, columns at ${columns.join(' · ')}`,
    hasHead && `first row ${styleWords(headStyle, voice.body)} y≈${px(grid.rows[0]!)}`.replace('  ', ' '),
    isEven && placesOf(bodyRows, hasHead ? 'the others y≈' : 'rows y≈'),
  ]);
  const rows = grid.cells.map((cells, at) => {
    const texts = cells.map((leaf, index) =>
      leaf ? `${leafSays(leaf)}${cellNote(leaf, hasHead && at === 0 ? headStyle : usual[index]!, voice)}` : '',
    );
    return isEven ? texts : [px(grid.rows[at]!), ...texts];
  });
  const titles = grid.columns.map((_, index) => String(index + 1));
  return [`${rule}:`, ...renderTable(isEven ? titles : ['y≈', ...titles], rows)];
};
