import { px } from '../number-words.ts';
import type { ElementNode } from '../outline/outline-node.ts';
import { arrange } from '../structure/arrange.ts';
import type { Voice } from '../structure/voice.ts';
import { type BriefLimits, briefPhrase, quoteBrief, renderPhrase, renderPhrases } from './brief-phrase.ts';
import { cutAt } from './cut-at.ts';

/** A table row by row; nothing where its texts do not stand in columns. */
export const briefTable = (node: ElementNode, voice: Voice, limits: BriefLimits): string[] | undefined => {
  const parts = arrange(node.children);
  const grids = parts.flatMap((part) => (part.kind === 'grid' ? [part.grid] : []));
  const [grid] = grids;
  if (!grid || parts.some((part) => part.kind === 'holder' || part.kind === 'repeat')) return undefined;
  const columns = grid.columns.map(({ from }) => px(from - node.box.x));
  const rows = grid.cells.map(
    (cells) => `- ${cells.map((leaf) => (leaf?.label ? quoteBrief(leaf.label, limits.chars) : '–')).join(' | ')}`,
  );
  const { shown, more } = cutAt(rows, limits.texts);
  const others = parts.flatMap((part) => {
    if (part.kind === 'leaf') return [part.leaf];
    if (part.kind === 'run') return part.run.leaves;
    return part.kind === 'sentence' ? part.leaves : [];
  });
  const pitch = Math.round((grid.rows.at(-1)! - grid.rows[0]!) / (grid.rows.length - 1));
  return [
    `- ${renderPhrase(briefPhrase(node, voice, limits))}, ${rows.length} rows every ${pitch}, columns from ${columns.join(', ')}`,
    ...shown.map((row) => `  ${row}`),
    ...(more ? [`  -${more} rows`] : []),
    ...(others.length > 0
      ? [`  - also: ${renderPhrases(others.map((leaf) => briefPhrase(leaf.node, voice, limits)))}`]
      : []),
  ];
};
