import type { Part } from './page-index.ts';
import { cellOf, tablesOf } from './read-table.ts';

const isSameText = (a: Part, b: Part): boolean => a === b || a.lines.some((line) => b.lines.includes(line));

/** What is written in the row of one name, below the head of another: the quantity of a product. */
export function cellsOf(heads: readonly Part[], names: readonly Part[]): Part[] {
  return names.flatMap((name) => {
    const tables = tablesOf(name.page);
    // A box that is ticked may be called by the name beside it.
    const texts = name.page.parts.filter(({ node, words }) => node.kind === 'text' && words === name.words);
    const at = [name, ...texts].map((part) => cellOf(part, tables)).find((cell) => cell !== undefined);
    const column = at?.table.heads.findIndex((head) => heads.some((one) => isSameText(one, head))) ?? -1;
    return at ? (at.table.rows[at.row]![column] ?? []) : [];
  });
}
