import type { Answer } from '../../answer.ts';
import type { Truth } from '../../truth.ts';
import { shareOf } from '../figures.ts';
import type { TrueNode } from './page-tree.ts';
import type { PairedTrees } from './pair-trees.ts';
import { repeatSets } from './score-repeats.ts';
import { slotsOf } from './slots.ts';

export type ConsistencyScore = { consistency?: number | undefined };

type Styled = { style: string; found: { style: string; who: unknown } | undefined };

const lineStyle = ({ fontSize, fontWeight, color }: { fontSize: number; fontWeight: number; color: string | null }) =>
  `${fontSize} ${fontWeight} ${color}`;

/**
 * Of things that repeat and have one true style, the share that is reported with one style, right or not: the texts at the same
 * place in each member (size, weight, colour), and the members' own boxes (fill, radius). At least two must be reported.
 */
export function scoreConsistency(truth: Truth, answer: Answer, trees: PairedTrees): ConsistencyScore {
  const toLine = (line: number): Styled | undefined => {
    const text = truth.texts[line];
    if (!text || text.color === null) return undefined;
    const index = trees.lines[line];
    const found = index === undefined ? undefined : answer.texts[index];
    return { style: lineStyle(text), found: found && { style: lineStyle(found), who: found } };
  };
  const toBox = (node: TrueNode): Styled | undefined => {
    const paint = node.source?.paint;
    if (!node.painted || !paint || paint.gradient || paint.picture) return undefined;
    const found = trees.pairs.get(node)?.source;
    return {
      style: `${paint.fill} ${paint.radius}`,
      found: found && { style: `${found.fill} ${found.radius}`, who: found },
    };
  };
  const sets = repeatSets(trees.truth).flatMap((members) => [
    members.map(toBox),
    ...[members, ...slotsOf(members).map(({ nodes }) => nodes)].map((nodes) =>
      // The first line speaks for a text that goes on in the next.
      nodes.map(({ lines: [line] }) => (line === undefined ? undefined : toLine(line))),
    ),
  ]);
  const alike = sets.flatMap((set) => groupByStyle(set.filter((one) => one !== undefined)));
  return {
    consistency: shareOf(alike, (set) => {
      const found = set.flatMap((one) => (one.found ? [one.found] : []));
      return new Set(found.map(({ who }) => who)).size >= 2 && new Set(found.map(({ style }) => style)).size === 1;
    }),
  };
}

/** The chosen entry of a menu looks different and is not asked for; the others are. */
const groupByStyle = (set: readonly Styled[]): Styled[][] =>
  [...Map.groupBy(set, ({ style }) => style).values()].filter((same) => same.length >= 2);
