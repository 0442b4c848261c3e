/** Nodes in post-order: a label, and how many nodes stand below. */
export type LabelledTree = { label: number; below: number }[];

/**
 * The fewest insertions, deletions and changes of label that turn one ordered tree into the other, each worth 1 (Zhang and
 * Shasha, 1989). Takes time with the product of the sizes and of the depths.
 */
export function treeDistance(a: LabelledTree, b: LabelledTree): number {
  if (a.length === 0 || b.length === 0) return Math.max(a.length, b.length);
  const [firstA, firstB] = [leftmostLeaves(a), leftmostLeaves(b)];
  const [labelsA, labelsB] = [Int32Array.from(a, ({ label }) => label), Int32Array.from(b, ({ label }) => label)];
  const width = b.length + 1;
  const whole = new Uint16Array(a.length * b.length);
  const part = new Uint16Array((a.length + 1) * width);
  const rootsB = keyRoots(firstB);
  for (const rootA of keyRoots(firstA))
    for (const rootB of rootsB) {
      const [fromA, fromB] = [firstA[rootA]!, firstB[rootB]!];
      part[0] = 0;
      for (let i = fromA; i <= rootA; i++) part[(i - fromA + 1) * width] = i - fromA + 1;
      for (let j = fromB; j <= rootB; j++) part[j - fromB + 1] = j - fromB + 1;
      for (let i = fromA; i <= rootA; i++) {
        const row = (i - fromA + 1) * width;
        const isWholeA = firstA[i] === fromA;
        const beforeA = (firstA[i]! - fromA) * width;
        for (let j = fromB; j <= rootB; j++) {
          const at = row + j - fromB + 1;
          const edited = Math.min(part[at - width]!, part[at - 1]!) + 1;
          if (isWholeA && firstB[j] === fromB) {
            const changed = part[at - width - 1]! + (labelsA[i] === labelsB[j] ? 0 : 1);
            part[at] = Math.min(edited, changed);
            whole[i * b.length + j] = part[at]!;
          } else {
            const joined = part[beforeA + firstB[j]! - fromB]! + whole[i * b.length + j]!;
            part[at] = Math.min(edited, joined);
          }
        }
      }
    }
  return whole[a.length * b.length - 1]!;
}

/** The first node in post-order of each node's subtree. */
const leftmostLeaves = (tree: LabelledTree): Int32Array => Int32Array.from(tree, ({ below }, index) => index - below);

/** Of the nodes with the same leftmost leaf the highest, in post-order. */
const keyRoots = (first: Int32Array): number[] => {
  const highest = new Map<number, number>();
  first.forEach((leaf, index) => {
    highest.set(leaf, index);
  });
  return [...highest.values()].sort((a, b) => a - b);
};
