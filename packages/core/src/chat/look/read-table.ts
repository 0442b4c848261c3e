import { area, type Box, bottom, centreX, centreY, right, surround } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { median } from '../../statistics.ts';
import { type PageIndex, type Part, partsInside } from './page-index.ts';
import { inReadingOrder, isInside, rowsOf } from './reading-order.ts';

/** What is written in rows below heads. `rows[row][column]` are the texts of a cell, in reading order. */
export type ReadTable = { holder: Part; heads: Part[]; rows: Part[][][] };

/** Fewer heads or rows are a list or a form. */
const MIN_HEADS = 3;
const MIN_ROWS = 3;
/** So many of the heads have something below them in a row. */
const MIN_FILLED_SHARE = 0.6;
/** A cell has a name, what is written below it, and badges; more is a card. */
const MAX_CELL_TEXTS = 5;
/** From the heads to the first row it is no further than so many rows; where nothing is written between them, as in a row of empty filters, so many. */
const MAX_HEAD_STEPS = 1.7;
const MAX_EMPTY_HEAD_STEPS = 3;
/** A cell lies below its head within so much, in pixels, by one of its edges or its middle. */
const MAX_SHIFT_PX = 64;
/** What belongs to a row lies within so much of the distance of two rows around its middle. */
const MAX_OFF_ROW = 0.55;
/** What has more texts would take long to read, and nobody asks for a cell of it. */
const MAX_TEXTS = 1_200;
/** A table takes so much of the width of its page, and has so many words. */
const MIN_WIDTH_SHARE = 0.3;
const MIN_LINES = 9;

const shiftOf = ({ node: { box } }: Part, { node: { box: head } }: Part): number => {
  if (box.x < right(head) && right(box) > head.x) return 0;
  return Math.min(Math.abs(box.x - head.x), Math.abs(centreX(box) - centreX(head)), Math.abs(right(box) - right(head)));
};

/** The head that a cell is below; where none is, the last that begins before it. */
const columnOf = (cell: Part, heads: readonly Part[]): number => {
  const shifts = heads.map((head) => shiftOf(cell, head));
  const least = Math.min(...shifts);
  if (least <= MAX_SHIFT_PX) return shifts.indexOf(least);
  return heads.findLastIndex(({ node }) => node.box.x <= cell.node.box.x);
};

/** Cells of one column share an edge or their middle within so much, in pixels. */
const MAX_OFF_COLUMN_PX = 2;
/** So few cells may cross the line at which the next column begins: two that were read as one. */
const MAX_CROSSING_SHARE = 0.05;

/** Columns that begin where their heads do, whatever is how far to the right in them; nothing where cells cross these lines. */
const columnsFromHeads = (heads: readonly Part[], cells: readonly Part[]): Part[][] | undefined => {
  const starts = heads.map(({ node }) => node.box.x - MAX_OFF_COLUMN_PX);
  const crossing = cells.filter(
    ({ node: { box } }) => box.x < starts[0]! || starts.some((start) => box.x < start && right(box) > start + TOUCH_PX),
  );
  if (crossing.length > MAX_CROSSING_SHARE * cells.length) return undefined;
  return heads.map((_, column) =>
    cells.filter(
      ({ node }) => node.box.x >= starts[column]! && node.box.x < (starts[column + 1] ?? Number.POSITIVE_INFINITY),
    ),
  );
};

/** A cell that ends so far behind the begin of the next head only touches it, in pixels. */
const TOUCH_PX = 2 * MAX_OFF_COLUMN_PX;

/** Cells that share an edge or their middle, each set as one. */
const alignedCells = (cells: readonly Part[]): Part[][] => {
  const setOf = new Map(cells.map((cell) => [cell, [cell]]));
  const join = (a: Part, b: Part): void => {
    const [own, other] = [setOf.get(a)!, setOf.get(b)!];
    if (own === other) return;
    own.push(...other);
    for (const cell of other) setOf.set(cell, own);
  };
  for (const edgeOf of [({ x }: Box) => x, ({ x, width }: Box) => x + width, ({ x, width }: Box) => x + width / 2]) {
    const sorted = [...cells].sort((a, b) => edgeOf(a.node.box) - edgeOf(b.node.box));
    for (const [at, cell] of sorted.slice(1).entries())
      if (edgeOf(cell.node.box) - edgeOf(sorted[at]!.node.box) <= MAX_OFF_COLUMN_PX) join(sorted[at]!, cell);
  }
  return [...new Set(setOf.values())];
};

/** The cells below each head: all that are aligned with each other below one. */
const columnsBelow = (heads: readonly Part[], cells: readonly Part[]): Part[][] => {
  const fromHeads = columnsFromHeads(heads, cells);
  if (fromHeads) return fromHeads;
  const columns: Part[][] = heads.map(() => []);
  for (const set of alignedCells(cells)) {
    const around = surround(set.map(({ node }) => node.box));
    const over = heads.flatMap(({ node: { box } }, column) =>
      Math.min(right(around), right(box)) > Math.max(around.x, box.x) ? [column] : [],
    );
    // What begins before all heads lies beside the table.
    for (const cell of set) columns[over.length === 1 ? over[0]! : columnOf(cell, heads)]?.push(cell);
  }
  return columns;
};

/** Steps from row to row are even within so much of them. */
const MAX_STEP_SPREAD = 0.25;

/** Rows are told by the column that has one text in most of them, at even steps. */
const rowCentres = (columns: readonly Part[][]): number[] => {
  const even = columns.flatMap((cells) => {
    const centres = cells.map(({ node }) => centreY(node.box)).sort((a, b) => a - b);
    const steps = centres.slice(1).map((centre, index) => centre - centres[index]!);
    const step = median(steps);
    const isEven = steps.every((one) => Math.abs(one - step) <= MAX_STEP_SPREAD * step);
    return steps.length > 0 && isEven ? [centres] : [];
  });
  return even.reduce<number[]>((best, centres) => (centres.length > best.length ? centres : best), []);
};

/** Heads of one style differ by no more: sizes in pixels, weights, which are hard to tell in small letters, and colours in levels of a channel. */
const SAME_STYLE = { sizePx: 1.5, weight: 200, level: 40 };

const isSameStyle = ({ lines: [a] }: Part, { lines: [b] }: Part): boolean => {
  if (!a || !b) return false;
  const levels = [1, 3, 5].map((at) => Math.abs(levelAt(a.color, at) - levelAt(b.color, at)));
  return (
    Math.abs(a.fontSize - b.fontSize) <= SAME_STYLE.sizePx &&
    Math.abs(a.fontWeight - b.fontWeight) <= SAME_STYLE.weight &&
    Math.max(...levels) <= SAME_STYLE.level
  );
};

const levelAt = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** Heads are set in one style; what else is on their line belongs to something beside the table. */
const headsOn = (line: readonly Part[]): Part[] => {
  const sets = line.map((part) => line.filter((other) => isSameStyle(part, other)));
  const most = sets.reduce((best, set) => (set.length > best.length ? set : best), []);
  const ends = most.map(({ node }) => node.box.x);
  const between = line.filter(({ node }) => node.box.x >= Math.min(...ends) && node.box.x <= Math.max(...ends));
  return between.every(({ words }) => /\p{L}/u.test(words)) ? between : [];
};

/** A paragraph of more lines is no cell: several rows were read as one. */
const MAX_CELL_LINES = 6;

const isCell = (texts: readonly Part[]): boolean =>
  texts.length <= MAX_CELL_TEXTS && texts.every(({ lines }) => lines.length <= MAX_CELL_LINES);

const isRow = (row: readonly Part[][], heads: readonly Part[]): boolean => {
  const filled = row.filter(({ length }) => length > 0);
  return filled.length >= MIN_FILLED_SHARE * heads.length && filled.every(isCell);
};

/** The rows below some heads, up to the first that is none: at even steps, else as the page repeats them. */
const rowsBelow = (heads: readonly Part[], below: readonly Part[], holder: Part): Part[][][] => {
  const columns = columnsBelow(heads, below);
  const even = evenRows(heads, columns);
  if (even.length >= MIN_ROWS || holder.node.type !== 'table') return even;
  return untilOther(
    bandsIn(holder, heads).map((band) => rowIn(band, columns)),
    heads,
  );
};

const untilOther = (rows: Part[][][], heads: readonly Part[]): Part[][][] => {
  const end = rows.findIndex((row) => !isRow(row, heads));
  return end < 0 ? rows : rows.slice(0, end);
};

const rowIn = (band: Box, columns: readonly Part[][]): Part[][] =>
  columns.map((column) =>
    inReadingOrder(column.filter(({ node }) => centreY(node.box) >= band.y && centreY(node.box) < bottom(band))),
  );

/** Rows of different heights, one below the other, that the page repeats below the heads. */
const bandsIn = (holder: Part, heads: readonly Part[]): Box[] => {
  const low = Math.max(...heads.map(({ node }) => bottom(node.box)));
  const sets = new Map<string, Box[]>();
  for (const { node } of partsInside(holder))
    if (node.repeat !== undefined && node.box.y >= low - HEAD_OVERLAP_PX)
      sets.set(node.repeat, [...(sets.get(node.repeat) ?? []), node.box]);
  const stacked = [...sets.values()]
    .map((boxes) => boxes.sort((a, b) => a.y - b.y))
    .filter((boxes) => boxes.every((box, at) => at === 0 || box.y >= bottom(boxes[at - 1]!) - HEAD_OVERLAP_PX));
  return stacked
    .filter(([first]) => first!.y - low <= first!.height)
    .reduce<Box[]>((best, boxes) => (boxes.length > best.length ? boxes : best), []);
};

/** Boxes touch or overlap by a rounded border and are still one below the other, in pixels. */
const HEAD_OVERLAP_PX = 2;

const FIELDS = typesWith('field');

const evenRows = (heads: readonly Part[], columns: readonly Part[][]): Part[][][] => {
  const centres = rowCentres(columns);
  const pitch = median(centres.slice(1).map((centre, index) => centre - centres[index]!));
  if (centres.length < MIN_ROWS - 1) return [];
  const top = centres[0]! - pitch * MAX_OFF_ROW;
  const isEmptyAbove = columns.every((cells) => cells.every(({ node }) => centreY(node.box) >= top));
  const [head] = heads as [Part];
  const isFiltered = head.page.parts.some(
    ({ node }) => FIELDS.has(node.type) && node.box.y >= bottom(head.node.box) && bottom(node.box) <= centres[0]!,
  );
  const steps = isEmptyAbove && isFiltered ? MAX_EMPTY_HEAD_STEPS : MAX_HEAD_STEPS;
  if (centres[0]! - centreY(heads[0]!.node.box) > steps * pitch) return [];
  const rows = centres.map((centre) =>
    columns.map((column) =>
      inReadingOrder(column.filter(({ node }) => Math.abs(centreY(node.box) - centre) <= pitch * MAX_OFF_ROW)),
    ),
  );
  return untilOther(rows, heads);
};

const WEEK_DAYS = 7;
/** So many cells of a calendar begin with the number of a day. */
const MIN_DAY_SHARE = 0.7;

/** A month is no table of things. */
const isCalendar = (heads: readonly Part[], rows: readonly Part[][][]): boolean => {
  const cells = rows.flat().filter(({ length }) => length > 0);
  const days = cells.filter(([text]) => /^(?:0?[1-9]|[12]\d|3[01])(?!\d)/.test(text!.label));
  return heads.length === WEEK_DAYS && days.length >= MIN_DAY_SHARE * cells.length;
};

const tableIn = (holder: Part): ReadTable | undefined => {
  const texts = partsInside(holder).filter((part) => part.node.kind === 'text');
  if (texts.length > MAX_TEXTS) return undefined;
  const lines = rowsOf(texts);
  for (const [at, line] of lines.entries()) {
    const heads = headsOn(line);
    if (heads.length < MIN_HEADS) continue;
    const low = Math.max(...heads.map(({ node }) => bottom(node.box)));
    const below = lines.slice(at + 1).flat();
    const rows = rowsBelow(
      heads,
      below.filter(({ node }) => node.box.y >= low - 1),
      holder,
    );
    if (isCalendar(heads, rows)) continue;
    if (rows.length >= MIN_ROWS || (rows.length === MIN_ROWS - 1 && heads.length > MIN_HEADS))
      return { holder, heads, rows };
  }
  return undefined;
};

const HOLDERS = typesWith('table', 'box', 'main', 'section', 'page');

const textsOf = ({ heads, rows }: ReadTable): Part[] => [...heads, ...rows.flat(2)];

const sharesWords = (a: ReadTable, b: ReadTable): boolean => {
  const texts = new Set(textsOf(a));
  return textsOf(b).some((text) => texts.has(text));
};

/** The larger first; of two that are read alike the one in the smaller box. */
const bySize = (a: ReadTable, b: ReadTable): number =>
  b.heads.length * b.rows.length - a.heads.length * a.rows.length || area(a.holder.node.box) - area(b.holder.node.box);

/**
 * The tables of a page. They are read from where the words are: how rows were grouped, and what was taken for a table, plays no part;
 * of two that share words the larger counts.
 */
export const tablesOf = (page: PageIndex): ReadTable[] => {
  const known = read.get(page);
  if (known) return known;
  const { image } = page.measurement;
  const holders = page.parts.filter(
    ({ node, lines }) =>
      HOLDERS.has(node.type) && node.box.width >= MIN_WIDTH_SHARE * image.width && lines.length >= MIN_LINES,
  );
  const tables: ReadTable[] = [];
  for (const table of holders.flatMap((holder) => tableIn(holder) ?? []).sort(bySize))
    if (!tables.some((other) => sharesWords(other, table))) tables.push(table);
  read.set(page, tables);
  return tables;
};

const read = new WeakMap<PageIndex, ReadTable[]>();

/** The table that a part is; nothing where rows go on below what was read. What a table is only one part of has columns of its own. */
export const tableAt = (part: Part): ReadTable | undefined => {
  const own = new Set([part]);
  const table = tablesOf(part.page).find(
    ({ holder, heads }) =>
      holder === part || (part.node.type === 'table' && heads.every((head) => isInside(head, own))),
  );
  return table && !goesOn(table) ? table : undefined;
};

/** A row below the last that was read: so many of the columns have something there. */
const MIN_NEXT_SHARE = 0.5;

const goesOn = ({ holder, heads, rows }: ReadTable): boolean => {
  const last = rows.at(-1)!.flat();
  const low = Math.max(...last.map(({ node }) => bottom(node.box)));
  const height = low - Math.min(...last.map(({ node }) => node.box.y));
  const next = partsInside(holder).filter(
    ({ node }) => node.kind === 'text' && node.box.y >= low && node.box.y <= low + 2 * height,
  );
  return new Set(next.map((cell) => columnOf(cell, heads))).size >= MIN_NEXT_SHARE * heads.length;
};

export type Cell = { table: ReadTable; row: number; column: number };

/** Where a text lies in a table. */
export const cellOf = (part: Part, tables: readonly ReadTable[]): Cell | undefined => {
  const own = new Set(part.lines);
  for (const table of tables)
    for (const [row, cells] of table.rows.entries())
      for (const [column, texts] of cells.entries())
        if (texts.some((text) => text === part || text.lines.some((line) => own.has(line))))
          return { table, row, column };
  return undefined;
};
