import { counted, evenStep, isOneValue, placesOf, px, sizeOf, spanX, spanY } from '../number-words.ts';
import type { Run } from './find-runs.ts';
import { anchorAt, type Leaf, rowOf } from './leaf.ts';
import { ANCHOR_MARK, joinWords, kindWords, leafSays, quoteLines } from './leaf-phrase.ts';
import type { Voice } from './voice.ts';

const nameOf = (leaves: readonly Leaf[]): string => {
  const { node } = leaves[0]!;
  if (node.kind === 'element') return counted(leaves.length, node.element.type);
  const tags = new Set(leaves.map((leaf) => (leaf.node.kind === 'text' ? leaf.node.tag : undefined)));
  const tag = tags.size === 1 ? [...tags][0] : undefined;
  if (tag === 'link') return counted(leaves.length, 'link');
  return tag ? `${leaves.length} ${tag} texts` : counted(leaves.length, 'text');
};

/** Texts under each other or beside each other: the shared edge once, then each with what is its own. */
const textRun = (run: Run, voice: Voice): string => {
  const { leaves, axis, anchor } = run;
  const rows = leaves.map(rowOf);
  const quote = (leaf: Leaf): string => quoteLines(leaf.label!);
  const head = [nameOf(leaves), ...kindWords(leaves[0]!, voice)].join(' ');
  if (axis === 'row') {
    const items = leaves.map((leaf) => `${quote(leaf)} x=${px(leaf.box.x)}`);
    return `${head}, y≈${px(rows[0]!)}: ${items.join(', ')}`;
  }
  const edge = `${ANCHOR_MARK[anchor]}${px(anchorAt(leaves[0]!.box, anchor))}`;
  if (evenStep(rows) !== undefined) return `${head}, ${edge}, ${placesOf(rows, 'y≈')}: ${leaves.map(quote).join(', ')}`;
  return `${head}, ${edge}: ${leaves.map((leaf, index) => `${quote(leaf)} y≈${px(rows[index]!)}`).join(', ')}`;
};

/** Pictures of one size may be painted differently; most of them say how. */
const modelOf = (leaves: readonly Leaf[], voice: Voice): Leaf => {
  const counts = new Map<string, { leaf: Leaf; count: number }>();
  for (const leaf of leaves) {
    const key = kindWords(leaf, voice).join();
    counts.set(key, { leaf: counts.get(key)?.leaf ?? leaf, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].reduce((a, b) => (b.count > a.count ? b : a)).leaf;
};

/** Controls or pictures that look alike. */
const elementRun = (run: Run, voice: Voice): string => {
  const { leaves, axis } = run;
  const first = leaves[0]!;
  const isOneWidth = isOneValue(leaves.map((leaf) => leaf.box.width));
  const size = isOneWidth ? sizeOf(first.box) : `${px(first.box.height)} high`;
  const says = leaves.map(leafSays);
  const isOneSaying = new Set(says).size === 1 && (isOneWidth || says[0] === '');
  const name = [nameOf(leaves), isOneSaying && says[0], size].filter(Boolean).join(' ');
  const head = joinWords([name, ...kindWords(modelOf(leaves, voice), voice)]);
  const shared = axis === 'row' ? spanY(first.box) : isOneWidth ? spanX(first.box) : '';
  const starts = leaves.map((leaf) => (axis === 'row' ? leaf.box.x : leaf.box.y));
  const mark = axis === 'row' ? 'x=' : 'y=';
  if (isOneSaying) return joinWords([head, shared, placesOf(starts, mark)]);
  if (isOneWidth && evenStep(starts) !== undefined)
    return `${joinWords([head, shared, placesOf(starts, mark)])}: ${says.map((words) => words || '–').join(', ')}`;
  const items = leaves.map((leaf, index) => {
    const span = axis === 'row' ? spanX(leaf.box) : joinWords([!isOneWidth && spanX(leaf.box), spanY(leaf.box)]);
    return [says[index], span].filter(Boolean).join(' ');
  });
  return `${joinWords([head, shared])}: ${items.join(', ')}`;
};

/** A run as one phrase with exact places for each member. */
export const runPhrase = (run: Run, voice: Voice): string =>
  run.leaves[0]!.node.kind === 'text' ? textRun(run, voice) : elementRun(run, voice);
