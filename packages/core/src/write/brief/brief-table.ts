import { px } from '../number-words.ts';
import type { ElementNode } from '../outline/outline-node.ts';
import { styleWords } from '../outline/text-styles.ts';
import { arrange } from '../structure/arrange.ts';
import type { Grid } from '../structure/find-grid.ts';
import type { Leaf } from '../structure/leaf.ts';
import type { Voice } from '../structure/voice.ts';
import { type BriefLimits, briefPhrase, quoteBrief, renderPhrase, renderPhrases } from './brief-phrase.ts';
import { cutAt } from './cut-at.ts';

const inBrackets = (words: string): string => (words ? ` (${words})` : '');

/** What most of them are. */
const usualOf = (all: readonly string[]): string =>
  [...Map.groupBy(all, (one) => one)].reduce((a, b) => (b[1].length > a[1].length ? b : a), ['', [] as string[]])[0];

/** The rows in words, and how each column is set: a row or a cell in another style says so. */
const tellGrid = (
  { cells, columns }: Grid,
  voice: Voice,
  { chars }: BriefLimits,
): { rows: string[]; styles: string[] } => {
  const styleOf = (leaf: Leaf | undefined): string | undefined =>
    leaf?.label && styleWords(leaf.label.style, voice.body);
  const stylesOf = (leaves: readonly (Leaf | undefined)[]): string[] => leaves.flatMap((leaf) => styleOf(leaf) ?? []);
  // The first row is often a head, which says nothing of those below it.
  const styles = columns.map((_, column) => usualOf(stylesOf(cells.slice(1).map((row) => row[column]))));
  const rows = cells.map((row) => {
    const own = new Set(stylesOf(row));
    const isOther = row.some((leaf, column) => leaf?.label && styleOf(leaf) !== styles[column]);
    const isAll = isOther && own.size === 1;
    const words = row.map((leaf, column) => {
      if (!leaf?.label) return '–';
      const differs = !isAll && styleOf(leaf) !== styles[column];
      return `${quoteBrief(leaf.label, chars)}${differs ? inBrackets(styleOf(leaf) || 'in the default style') : ''}`;
    });
    return `- ${words.join(' | ')}${isAll ? `, all ${[...own][0] || 'in the default style'}` : ''}`;
  });
  return { rows, styles };
};

/** A table row by row; nothing where its texts do not all stand in one grid. */
export const briefTable = (node: ElementNode, voice: Voice, limits: BriefLimits): string[] | undefined => {
  const parts = arrange(node.children);
  const [grid, ...more] = parts.flatMap((part) => (part.kind === 'grid' ? [part.grid] : []));
  if (!grid || more.length > 0 || parts.some((part) => part.kind === 'holder' || part.kind === 'repeat'))
    return undefined;
  const { rows, styles } = tellGrid(grid, voice, limits);
  const columns = grid.columns.map(({ from }, index) => `${px(from - node.box.x)}${inBrackets(styles[index]!)}`);
  const { shown, more: rest } = cutAt(rows, limits.texts);
  const others = parts.flatMap((part) => {
    if (part.kind === 'leaf') return [part.leaf];
    if (part.kind === 'run') return part.run.leaves;
    return part.kind === 'sentence' ? part.leaves : [];
  });
  const pitch = Math.round((grid.rows.at(-1)! - grid.rows[0]!) / (grid.rows.length - 1));
  return [
    `- ${renderPhrase(briefPhrase(node, voice, limits))}, ${rows.length} rows every ${pitch}, columns from ${columns.join(', ')}`,
    ...shown.map((row) => `  ${row}`),
    ...(rest ? [`  -${rest} rows`] : []),
    ...(others.length > 0
      ? [`  - also: ${renderPhrases(others.map((leaf) => briefPhrase(leaf.node, voice, limits)))}`]
      : []),
  ];
};
