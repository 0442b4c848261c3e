/** Where the longest run of characters that two texts share begins in each, and how long it is. */
const longestRun = (a: string, b: string): { inA: number; inB: number; length: number } => {
  let best = { inA: 0, inB: 0, length: 0 };
  let above = new Uint32Array(b.length + 1);
  for (let i = 0; i < a.length; i++) {
    const row = new Uint32Array(b.length + 1);
    for (let j = 0; j < b.length; j++) {
      if (a[i] !== b[j]) continue;
      const length = above[j]! + 1;
      row[j + 1] = length;
      if (length > best.length) best = { inA: i - length + 1, inB: j - length + 1, length };
    }
    above = row;
  }
  return best;
};

const sharedCharacters = (a: string, b: string): number => {
  const { inA, inB, length } = longestRun(a, b);
  if (length === 0) return 0;
  return (
    length +
    sharedCharacters(a.slice(0, inA), b.slice(0, inB)) +
    sharedCharacters(a.slice(inA + length), b.slice(inB + length))
  );
};

/** Share of the characters that stand in runs both texts have in the same order, 0 to 1. Case and spaces count. */
export const textLikeness = (a: string, b: string): number =>
  a === b ? 1 : (2 * sharedCharacters(a, b)) / (a.length + b.length);
