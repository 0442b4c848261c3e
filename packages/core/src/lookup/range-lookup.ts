/** Finds the items whose key lies between two values, both included. */
export type RangeLookup<T> = (from: number, to: number) => T[];

/** Where the first key lies that is not below the value. */
const lowerBound = (keys: Float64Array, value: number): number => {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Sorts once, so that each question looks at what is near alone; answers come in the order of the items. */
export const createRangeLookup = <T>(items: readonly T[], keyOf: (item: T) => number): RangeLookup<T> => {
  const keyed = items.map((item, index) => ({ index, key: keyOf(item) })).sort((a, b) => a.key - b.key);
  const keys = Float64Array.from(keyed, ({ key }) => key);
  const indexes = Uint32Array.from(keyed, ({ index }) => index);
  return (from, to) => {
    const start = lowerBound(keys, from);
    let end = start;
    while (end < keys.length && keys[end]! <= to) end += 1;
    return Array.from(indexes.slice(start, end).sort(), (index) => items[index]!);
  };
};
