/**
 * A markdown table. A cell with a pipe or a backslash could be split differently by different readers, so such rows are
 * told as a list, where those characters mean nothing.
 */
export const renderTable = (titles: readonly string[], rows: readonly (readonly string[])[]): string[] => {
  const isPlain = rows.every((row) => row.every((cell) => !/[|\\]/.test(cell)));
  if (!isPlain) return rows.map((row) => `- ${row.map((cell, index) => `${titles[index]}: ${cell}`).join('; ')}`);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return ['', line(titles), `|${titles.map(() => '---|').join('')}`, ...rows.map(line), ''];
};
