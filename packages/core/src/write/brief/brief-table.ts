import { px } from '../number-words.ts';
import type { ElementNode } from '../outline/outline-node.ts';
import { styleWords } from '../outline/text-styles.ts';
import { arrange } from '../structure/arrange.ts';
import { cellNote, gridStyles } from '../structure/grid-styles.ts';
import type { Leaf } from '../structure/leaf.ts';
import type { Voice } from '../structure/voice.ts';
import { type BriefLimits, briefPhrase, quoteBrief, renderPhrase, renderPhrases } from './brief-phrase.ts';
import { cutAt } from './cut-at.ts';

/** A table row by row; nothing where its texts do not all stand in one grid. */
export const briefTable = (node: ElementNode, voice: Voice, limits: BriefLimits): string[] | undefined => {
  const parts = arrange(node.children);
  const [grid, ...more] = parts.flatMap((part) => (part.kind === 'grid' ? [part.grid] : []));
  if (!grid || more.length > 0 || parts.some((part) => part.kind === 'holder' || part.kind === 'repeat'))
    return undefined;
  const { columns: styles, head } = gridStyles(grid, voice);
  const columns = grid.columns.map(({ from }, index) => {
    const style = styleWords(styles[index]!, voice.body);
    return `${px(from - node.box.x)}${style ? ` (${style})` : ''}`;
  });
  const headWords = head ? `, first row ${styleWords(head, voice.body) || 'in the default style'}` : '';
  const rows = grid.cells.map((cells, at) => {
    const tell = (leaf: Leaf | undefined, index: number): string =>
      leaf?.label
        ? `${quoteBrief(leaf.label, limits.chars)}${cellNote(leaf, (at === 0 && head) || styles[index]!, voice)}`
        : '–';
    return `- ${cells.map(tell).join(' | ')}`;
  });
  const { shown, more: rest } = cutAt(rows, limits.texts);
  const others = parts.flatMap((part) => {
    if (part.kind === 'leaf') return [part.leaf];
    if (part.kind === 'run') return part.run.leaves;
    return part.kind === 'sentence' ? part.leaves : [];
  });
  const pitch = Math.round((grid.rows.at(-1)! - grid.rows[0]!) / (grid.rows.length - 1));
  return [
    `- ${renderPhrase(briefPhrase(node, voice, limits))}, ${rows.length} rows every ${pitch}, columns from ${columns.join(', ')}${headWords}`,
    ...shown.map((row) => `  ${row}`),
    ...(rest ? [`  -${rest} rows`] : []),
    ...(others.length > 0
      ? [`  - also: ${renderPhrases(others.map((leaf) => briefPhrase(leaf.node, voice, limits)))}`]
      : []),
  ];
};
