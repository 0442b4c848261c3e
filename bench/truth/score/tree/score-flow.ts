import { overlap } from '@blueprompt/core/geometry';
import type { AnswerFlow } from '../../answer.ts';
import type { Truth, TruthFlow } from '../../truth.ts';
import { meanOf, shareOf } from '../figures.ts';
import type { FoundNode, TrueNode } from './page-tree.ts';
import type { PairedTrees } from './pair-trees.ts';
import { MIN_SAME_CONTENT } from './score-tree.ts';
import { seenSpaces } from './seen-spaces.ts';

/** All are over all true containers of the kind, so that one that was not found costs. */
export type FlowScore = {
  /** Of containers of two or more. */
  flowDirection?: number | undefined;
  /** Of those whose children are evenly spaced, by CSS or as it looks. */
  flowGap?: number | undefined;
  /** Sides of painted containers, by CSS or as they look: the padding of others cannot be seen. */
  flowPadding?: number | undefined;
};

/** CSS pixels. */
const MAX_ERROR_PX = 1;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

type Container = { node: TrueNode; flow: TruthFlow; found: FoundNode | undefined };

/** Whether containers place their children as the page does. */
export function scoreFlow(trees: PairedTrees, { texts, scale }: Pick<Truth, 'texts' | 'scale'>): FlowScore {
  const all: Container[] = [trees.truth.root, ...trees.truth.nodes].flatMap((node) => {
    const flow = node.source?.flow;
    return flow && !node.optional && node.children.length + node.lines.length > 0
      ? [{ node, flow, found: findContainer(node, trees) }]
      : [];
  });
  const several = all.filter(({ node }) => node.children.length >= 2);
  const isNear = (truth: number | undefined, found: number | undefined): boolean =>
    truth !== undefined && found !== undefined && Math.abs(truth - found) <= MAX_ERROR_PX * scale;
  const painted = all.filter(({ node }) => node.painted && node.type !== 'page');
  return {
    flowDirection: shareOf(several, ({ node, flow, found }) => {
      const told = found?.source?.flow;
      return told !== undefined && directions(flow, node).includes(directions(told, found)[0] ?? '');
    }),
    flowGap: shareOf(
      several.filter(({ flow }) => flow.gap !== undefined || flow.columnGap !== undefined),
      ({ node, flow, found }) => {
        const gap = found?.source?.flow?.gap;
        return [flow.gap, flow.columnGap, ...seenSpaces(node, texts).gaps].some((truth) => isNear(truth, gap));
      },
    ),
    flowPadding: meanOf(
      painted.map(({ node, flow, found }) => {
        const padding = found?.source?.flow?.padding;
        const seen = seenSpaces(node, texts).padding;
        const isRight = (side: (typeof SIDES)[number], index: number): boolean =>
          isNear(flow.padding[index], padding?.[side]) || isNear(seen?.[index], padding?.[side]);
        return SIDES.filter(isRight).length / SIDES.length;
      }),
    ),
  };
}

/** The container with the same contents, or else the one in the same place. */
const findContainer = (node: TrueNode, { likeness, sharing, pairs }: PairedTrees): FoundNode | undefined => {
  const places = [...sharing(node)]
    .filter((other) => other.source?.flow !== undefined && likeness(node, other) >= MIN_SAME_CONTENT)
    .map((other) => ({ other, closeness: likeness(node, other) + overlap(node.box, other.box) }))
    .sort((a, b) => b.closeness - a.closeness);
  return places[0]?.other ?? pairs.get(node);
};

/** A grid of one row is a row and one of one column a column; a row that wraps is a grid too. */
const directions = (flow: TruthFlow | AnswerFlow, node: { children: readonly unknown[] } | undefined): string[] => {
  const { direction, columns } = flow;
  if (direction === 'grid' && columns === 1) return ['column'];
  if (direction === 'grid' && columns !== undefined && (node?.children.length ?? 0) <= columns) return ['row'];
  return 'wrap' in flow && flow.wrap && direction === 'row' ? ['row', 'grid'] : [direction];
};
