type LineChange = { sign: '+' | '-'; line: string };

const countsOf = (lines: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
};

/** Lines of one text that the other has fewer times, in their order. */
const moreThan = (lines: readonly string[], others: readonly string[]): string[] => {
  const left = countsOf(others);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0 && line.trim() !== '';
  });
};

/** What goes and what comes when a text is written anew; lines that only moved are not told. */
export const diffLines = (before: string, after: string): LineChange[] => {
  const [old, next] = [before.split('\n'), after.split('\n')];
  return [
    ...moreThan(old, next).map((line): LineChange => ({ sign: '-', line })),
    ...moreThan(next, old).map((line): LineChange => ({ sign: '+', line })),
  ];
};
