import { type Counts, f1Of } from '../figures.ts';
import { fitOf, matchBest, matchBoxes } from '../match-boxes.ts';
import type { FoundNode, PageTree, TreeNode, TrueNode } from './page-tree.ts';
import type { PairedTrees } from './pair-trees.ts';
import { slotsOf } from './slots.ts';

export type RepeatScore = { repeats?: number | undefined };

/** Sets are the same from this share of members that both have, over those that either has. */
const MIN_SAME_MEMBERS = 0.5;

/** Members of each repeated set; one member alone repeats nothing. */
export function repeatSets<T>({ nodes }: PageTree<T>): TreeNode<T>[][] {
  const sets = new Map<string, TreeNode<T>[]>();
  for (const node of nodes)
    if (node.repeat !== undefined) sets.set(node.repeat, [...(sets.get(node.repeat) ?? []), node]);
  return [...sets.values()].filter((members) => members.length >= 2);
}

/**
 * F1 of repeated sets; nothing where the page has none and none is reported. A set of parts that stand at the same place in each
 * member of a true set is neither right nor wrong.
 */
export function scoreRepeats({ truth, answer, likeness }: PairedTrees): RepeatScore {
  const wanted = repeatSets(truth);
  const reported = repeatSets(answer);
  const closeness = (node: TrueNode, found: FoundNode): number => {
    const alike = node.painted ? 0 : likeness(node, found);
    return Math.max(fitOf(node.box, found.box), alike >= MIN_SAME_MEMBERS ? alike : 0);
  };
  const sameMembers = (members: readonly TrueNode[], others: readonly FoundNode[]): number => {
    const both = matchBoxes(members, others, closeness).size;
    return both / (members.length + others.length - both);
  };
  const match = (sets: readonly TrueNode[][], others: readonly FoundNode[][]): Map<TrueNode[], FoundNode[]> =>
    matchBest(sets, others, (members, found) => {
      const same = sameMembers(members, found);
      return same >= MIN_SAME_MEMBERS ? same : 0;
    });
  const pairs = match(wanted, reported);
  const used = new Set(pairs.values());
  const left = reported.filter((set) => !used.has(set));
  const forgiven = match(
    wanted.flatMap((members) => slotsOf(members).map(({ nodes }) => nodes)),
    left,
  );
  const counts: Counts = {
    tp: pairs.size,
    fp: left.length - forgiven.size,
    fn: wanted.length - pairs.size,
  };
  return { repeats: f1Of(counts) };
}
