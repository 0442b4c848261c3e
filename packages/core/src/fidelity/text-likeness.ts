/** Share of two texts that they have in common in the same order, 0 to 1: twice the longest common subsequence over both. */
export const textLikeness = (a: string, b: string): number => {
  if (a === b) return 1;
  if (a.length === 0 || b.length === 0) return 0;
  let above = new Uint16Array(b.length + 1);
  for (let i = 0; i < a.length; i++) {
    const row = new Uint16Array(b.length + 1);
    for (let j = 0; j < b.length; j++) row[j + 1] = a[i] === b[j] ? above[j]! + 1 : Math.max(above[j + 1]!, row[j]!);
    above = row;
  }
  return (2 * above[b.length]!) / (a.length + b.length);
};
