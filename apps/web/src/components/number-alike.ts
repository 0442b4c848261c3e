/** Labels that can be told apart: those that are alike are numbered in their order. */
export const numberAlike = (labels: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const seen = new Map<string, number>();
  return labels.map((label) => {
    const nth = (seen.get(label) ?? 0) + 1;
    seen.set(label, nth);
    return counts.get(label)! > 1 ? `${label} ${nth}` : label;
  });
};
