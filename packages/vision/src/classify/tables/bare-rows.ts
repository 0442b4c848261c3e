import { centreY, right, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Cell } from './text-columns.ts';

/** A row of a table that only its words tell, from left to right. */
export type BareRow = (Cell & Pick<TextLine, 'fontSize'>)[];

/** Lines of one cell begin at one edge but for this many pixels, and follow each other within this many font sizes. */
const SAME_EDGE = 2;
const MAX_LEADING = 1.6;
/** The middles of cells in a row differ by this many font sizes at most. */
const SAME_ROW = 0.6;
/** Words this near are words of one cell, in font sizes. */
const MIN_GAP = 1;

/** Sorts lines into cells, a cell with two lines being one, and cells into rows by their middles. */
export const toBareRows = (lines: readonly TextLine[]): BareRow[] => {
  const rows: BareRow[] = [];
  for (const cell of stackLines(lines).toSorted((a, b) => centreY(a.box) - centreY(b.box))) {
    const row = rows.at(-1);
    if (row && centreY(cell.box) - centreY(row[0]!.box) <= SAME_ROW * cell.fontSize) row.push(cell);
    else rows.push([cell]);
  }
  return rows.map(joinWords);
};

type Stack = { last: TextLine; cell: BareRow[number] };

const stackLines = (lines: readonly TextLine[]): BareRow => {
  const farthest = MAX_LEADING * lines.reduce((most, { fontSize }) => Math.max(most, fontSize), 0);
  const stacks: Stack[] = [];
  // Those that a line so far down can still go on, since pages have thousands of lines.
  let open: Stack[] = [];
  for (const line of lines.toSorted((a, b) => a.box.y - b.box.y)) {
    const { box, text, fontSize } = line;
    open = open.filter(({ last }) => box.y - centreY(last.box) <= farthest);
    const stack = open.findLast(({ last }) => {
      const leading = centreY(box) - centreY(last.box);
      return Math.abs(box.x - last.box.x) <= SAME_EDGE && leading > 0 && leading <= MAX_LEADING * fontSize;
    });
    if (stack) {
      stack.last = line;
      stack.cell = { ...stack.cell, box: surround([stack.cell.box, box]), text: `${stack.cell.text} ${text}` };
    } else {
      const fresh = { last: line, cell: { box, text, fontSize } };
      stacks.push(fresh);
      open.push(fresh);
    }
  }
  return stacks.map(({ cell }) => cell);
};

const joinWords = (row: BareRow): BareRow => {
  const cells: BareRow = [];
  for (const cell of row.toSorted((a, b) => a.box.x - b.box.x)) {
    const last = cells.at(-1);
    if (last && cell.box.x - right(last.box) < MIN_GAP * cell.fontSize)
      cells[cells.length - 1] = { ...last, box: surround([last.box, cell.box]), text: `${last.text} ${cell.text}` };
    else cells.push(cell);
  }
  return cells;
};
