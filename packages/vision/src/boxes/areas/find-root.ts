/** The first item of the set that an item is in; `root` holds an earlier item of its set for each, or itself. */
export const findRoot = (root: Int32Array, item: number): number => {
  let top = item;
  while (root[top] !== top) {
    root[top] = root[root[top]!]!;
    top = root[top]!;
  }
  return top;
};

/** Makes one set of two. */
export const unite = (root: Int32Array, a: number, b: number): void => {
  // Mostly they are one already, and right below their root.
  if (root[a] === root[b]) return;
  const rootA = findRoot(root, a);
  const rootB = findRoot(root, b);
  if (rootA < rootB) root[rootB] = rootA;
  else root[rootA] = rootB;
};
