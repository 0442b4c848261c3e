/**
 * A markdown table. A cell with a pipe or a backslash could be split differently by different readers, so such rows are
 * told as a list, where those characters mean nothing.
 */
export const renderTable = (titles: readonly string[], rows: readonly (readonly string[])[]): string[] => {
  const isPlain = rows.every((row) => row.every((cell) => !/[|\\]/.test(cell)));
  if (!isPlain) return rows.map((row) => `- ${row.map((cell, index) => `${titles[index]}: ${cell}`).join('; ')}`);
  // One column is a table only between pipes.
  if (titles.length === 1) return ['', `| ${titles[0]} |`, '|-|', ...rows.map(([cell]) => `| ${cell} |`), ''];
  return ['', titles.join(' | '), titles.map(() => '-').join('|'), ...rows.map((cells) => cells.join(' | ')), ''];
};
