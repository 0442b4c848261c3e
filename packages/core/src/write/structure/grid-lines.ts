import { evenStep, placesOf, px } from '../number-words.ts';
import { styleWords } from '../outline/text-styles.ts';
import type { Grid } from './find-grid.ts';
import { cellNote, gridStyles } from './grid-styles.ts';
import { ANCHOR_MARK, joinWords, leafSays } from './leaf-phrase.ts';
import { renderTable } from './render-table.ts';
import type { Voice } from './voice.ts';

/** A grid of texts as one rule for its columns and rows, and a table of what the cells say. */
export const gridLines = (grid: Grid, voice: Voice, name: string): string[] => {
  const { columns: usual, head } = gridStyles(grid, voice);
  const columns = grid.columns.map((column, index) => {
    const style = styleWords(usual[index]!, voice.body);
    return `${ANCHOR_MARK[column.anchor]}${px(column.at)}${style ? ` ${style}` : ''}`;
  });
  const bodyRows = head ? grid.rows.slice(1) : grid.rows;
  const isEven = evenStep(bodyRows) !== undefined;
  const rule = joinWords([
    `${name}, ${grid.rows.length} rows, columns at ${columns.join(' · ')}`,
    head && `first row ${styleWords(head, voice.body)} y≈${px(grid.rows[0]!)}`.replace('  ', ' '),
    isEven && placesOf(bodyRows, head ? 'the others y≈' : 'rows y≈'),
  ]);
  const rows = grid.cells.map((cells, at) => {
    const texts = cells.map((leaf, index) =>
      leaf ? `${leafSays(leaf)}${cellNote(leaf, (at === 0 && head) || usual[index]!, voice)}` : '',
    );
    return isEven ? texts : [px(grid.rows[at]!), ...texts];
  });
  const titles = grid.columns.map((_, index) => String(index + 1));
  return [`${rule}:`, ...renderTable(isEven ? titles : ['y≈', ...titles], rows)];
};
