/** Finds the items whose key lies between two values, both included, or only counts them. */
export type RangeLookup<T> = { (from: number, to: number): T[]; count: (from: number, to: number) => number };

/** Where the first key lies that does not pass; those that do come before it. */
const firstNot = (keys: Float64Array, passes: (key: number) => boolean): number => {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(keys[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Sorts once, so that each question looks at what is near alone; answers come in the order of the items. */
export const createRangeLookup = <T>(items: readonly T[], keyOf: (item: T) => number): RangeLookup<T> => {
  const keyed = items.map((item, index) => ({ index, key: keyOf(item) })).sort((a, b) => a.key - b.key);
  const keys = Float64Array.from(keyed, ({ key }) => key);
  const indexes = Uint32Array.from(keyed, ({ index }) => index);
  const spanOf = (from: number, to: number): [start: number, end: number] => {
    const start = firstNot(keys, (key) => key < from);
    return [
      start,
      Math.max(
        start,
        firstNot(keys, (key) => key <= to),
      ),
    ];
  };
  const within = (from: number, to: number): T[] =>
    Array.from(indexes.slice(...spanOf(from, to)).sort(), (index) => items[index]!);
  const count = (from: number, to: number): number => {
    const [start, end] = spanOf(from, to);
    return end - start;
  };
  return Object.assign(within, { count });
};
