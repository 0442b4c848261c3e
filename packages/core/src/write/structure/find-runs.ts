import { median } from '../../statistics.ts';
import { ALIKE_PX, type Anchor, anchorAt, isAlike, type Leaf, rowOf } from './leaf.ts';

/** Leaves that look alike and stand in a row or under each other. */
export type Run = { axis: 'row' | 'column'; anchor: Anchor; leaves: Leaf[] };

/** Two texts are told faster one by one; two controls that look alike are told better together. */
const minLength = (leaf: Leaf): number => (leaf.node.kind === 'text' ? 3 : 2);

/** A gap this many times the usual one starts another group of the same list. */
const BREAK_AT_PITCH = 2.4;

/**
 * Each run is found by looking at all leaves of its look again. A page of hundreds of texts has dozens of runs and needs fewer
 * looks than this; what is left of a larger heap is told one by one, or finding all its runs takes minutes.
 */
const MAX_LOOKS = 20_000;

/**
 * Clusters by one coordinate: members lie within the tolerance of the first. First members stand further apart than that,
 * so that a stripe of the width of the tolerance holds at most one of them, and each leaf looks into three stripes only.
 */
const clusterBy = (leaves: readonly Leaf[], at: (leaf: Leaf) => number): Leaf[][] => {
  const clusters: Leaf[][] = [];
  const byStripe = new Map<number, number>();
  for (const leaf of leaves) {
    const place = at(leaf);
    const stripe = Math.floor(place / ALIKE_PX);
    let home = clusters.length;
    for (let near = stripe - 1; near <= stripe + 1; near += 1) {
      const index = byStripe.get(near) ?? home;
      if (index < home && Math.abs(at(clusters[index]![0]!) - place) <= ALIKE_PX) home = index;
    }
    if (home < clusters.length) clusters[home]!.push(leaf);
    else byStripe.set(stripe, clusters.push([leaf]) - 1);
  }
  return clusters;
};

/** Splits an ordered run at its unusually wide gaps. */
const splitAtGaps = (leaves: readonly Leaf[], at: (leaf: Leaf) => number): Leaf[][] => {
  const steps = leaves.slice(1).map((leaf, index) => at(leaf) - at(leaves[index]!));
  const limit = BREAK_AT_PITCH * median(steps);
  const parts: Leaf[][] = [[]];
  leaves.forEach((leaf, index) => {
    if (index > 0 && leaves.length > 3 && steps[index - 1]! > limit) parts.push([]);
    parts.at(-1)!.push(leaf);
  });
  return parts;
};

const candidates = (leaves: readonly Leaf[]): Run[] => {
  const columns = (['left', 'center', 'right'] as const).flatMap((anchor) =>
    clusterBy(leaves, (leaf) => anchorAt(leaf.box, anchor)).flatMap((cluster) =>
      splitAtGaps(
        cluster.sort((a, b) => rowOf(a) - rowOf(b)),
        rowOf,
      ).map((part): Run => ({ axis: 'column', anchor, leaves: part })),
    ),
  );
  const rows = clusterBy(leaves, rowOf).map(
    (cluster): Run => ({ axis: 'row', anchor: 'left', leaves: cluster.sort((a, b) => a.box.x - b.box.x) }),
  );
  return [...columns, ...rows];
};

/** Takes the longest runs out of the leaves; what is left belongs to none. */
export const findRuns = (leaves: readonly Leaf[]): Run[] => {
  const kinds: Leaf[][] = [];
  for (const leaf of leaves) {
    if (leaf.node.kind === 'text' && leaf.node.block.lines.length > 1) continue;
    const kind = kinds.find((members) => isAlike(members[0]!, leaf));
    if (kind) kind.push(leaf);
    else kinds.push([leaf]);
  }
  return kinds.flatMap((kind) => {
    const runs: Run[] = [];
    let rest = kind;
    while (runs.length * kind.length < MAX_LOOKS) {
      // Sorting is stable and left anchors come first, so a left edge wins over an equally good centre.
      const best = candidates(rest).sort((a, b) => b.leaves.length - a.leaves.length)[0];
      if (!best || best.leaves.length < minLength(best.leaves[0]!)) return runs;
      runs.push(best);
      const taken = new Set(best.leaves);
      rest = rest.filter((leaf) => !taken.has(leaf));
    }
    return runs;
  });
};
