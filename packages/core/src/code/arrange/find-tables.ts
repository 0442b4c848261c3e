import { bottom, centreX, right, surround } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { BoxPart, Layout, Line, Part } from '../part.ts';
import { toGroup } from './arrange-parts.ts';
import { alignCells } from './table-columns.ts';

/** Fewer rows or columns of words are a list, a menu or a legend. */
const MIN_ROWS = 3;
const MIN_COLUMNS = 3;
/** Narrower rows, in CSS pixels, need no columns to scroll by: a phone shows them whole. */
const MIN_TABLE_PX = 400;
/** Cells of a column begin, end or have their middle at one place, give or take this many CSS pixels. */
const MAX_COLUMN_OFF_PX = 4;

/** Rows whose cells stand in columns are a table, whatever the tree calls them: each by itself would close up where the page is narrow. */
export function findTables(layout: Layout, scale: number): Layout {
  if (layout.direction !== 'column') return layout;
  const runs: { parts: Part[]; records: TableRecord[] }[] = [];
  for (const part of layout.items) {
    const [run, record] = [runs.at(-1), toRecord(part, scale)];
    if (run && record && run.records.some((other) => haveColumns(other, record, scale))) {
      run.parts.push(part);
      run.records.push(record);
    } else runs.push({ parts: [part], records: record ? [record] : [] });
  }
  const isTable = ({ records }: { records: TableRecord[] }): boolean => records.length >= MIN_ROWS;
  if (!runs.some(isTable)) return layout;
  return {
    ...layout,
    items: runs.flatMap((run): Part[] => (isTable(run) ? [toTable(run.records, scale)] : run.parts)),
  };
}

/** A row with words in several places. */
type TableRecord = { row: BoxPart; cells: Part[]; foot?: Line | undefined };

const toRecord = (part: Part, scale: number): TableRecord | undefined => {
  if (part.kind !== 'box' || part.use === 'row' || isCard(part) || part.layout.floats.length > 0) return undefined;
  if (part.box.width < MIN_TABLE_PX * scale) return undefined;
  const [row, rule, ...more] = part.layout.items;
  if (part.layout.direction === 'column' && row && !rule)
    return framedBy(part, toRecord({ ...row, repeat: part.repeat }, scale));
  // A row and the line below it.
  const isUnderlined = part.layout.direction === 'column' && rule?.use === 'divider' && more.length === 0;
  if (isUnderlined && row && rule.kind === 'control' && rule.element.fill && rule.box.y >= bottom(row.box)) {
    const record = framedBy(part, toRecord({ ...row, repeat: part.repeat }, scale));
    const foot: Line = { color: rule.element.fill, width: rule.box.height, isBelow: true };
    return record && { ...record, foot };
  }
  if (part.layout.direction !== 'row') return undefined;
  const cells = part.layout.items.flatMap((item) => (isCells(item) ? item.layout.items : [item]));
  return cells.filter(hasWords).length >= MIN_COLUMNS ? { row: part, cells } : undefined;
};

/** A row that stands for all that is around it: its place, its fill, and the line at its edge. */
const framedBy = ({ box, paint, line }: BoxPart, record: TableRecord | undefined): TableRecord | undefined =>
  record && {
    ...record,
    row: { ...record.row, box, ...(paint && { paint }), ...(line && { line }) },
  };

/** What is painted with an edge of its own; a flat fill is a row that is chosen, or every second one. */
const isCard = ({ paint }: BoxPart): boolean =>
  paint !== undefined &&
  !('type' in paint && paint.fill && !paint.border && !paint.edges && !paint.shadow && !paint.radius);

/** Cells that were grouped by how near they are to each other; a picture and its words are one cell. */
const isCells = (part: Part): part is BoxPart =>
  part.kind === 'box' &&
  part.use === 'group' &&
  !part.paint &&
  part.layout.direction === 'row' &&
  part.layout.floats.length === 0 &&
  part.layout.items.every(hasWords);

const BUTTONS = typesWith('button');

const hasWords = (part: Part): boolean =>
  part.kind === 'text' || (part.kind === 'box' && !BUTTONS.has(part.use) && part.layout.items.some(hasWords));

const haveColumns = (a: TableRecord, b: TableRecord, scale: number): boolean =>
  a.cells.length === b.cells.length &&
  a.cells.every(({ box }, at) => {
    const other = b.cells[at]!.box;
    const offs = [box.x - other.x, right(box) - right(other), centreX(box) - centreX(other)];
    return offs.some((off) => Math.abs(off) <= MAX_COLUMN_OFF_PX * scale);
  });

/** Its rows are all as wide as it is and reach from one to the next, so that lines between them are edges of one kind. */
const toTable = (records: readonly TableRecord[], scale: number): BoxPart => {
  const box = surround(records.map(({ row }) => row.box));
  const areBelow = records.some(({ foot }) => foot);
  const rows = records.map(({ row, cells, foot }, at): BoxPart => {
    const [before, next] = [records[at - 1], records[at + 1]];
    const taken = areBelow && before && !before.foot ? (row.line?.width ?? 0) : 0;
    const y = row.box.y + taken;
    const given = areBelow && !foot ? next?.row.line : undefined;
    const end = given ? next!.row.box.y + given.width : bottom(row.box);
    const line = areBelow
      ? (foot ?? (given && { ...given, isBelow: true }) ?? (at === 0 ? row.line : undefined))
      : row.line;
    const layout: Layout = { direction: 'row', items: cells, floats: [] };
    return { ...row, use: 'row', line, layout, box: { x: box.x, y, width: box.width, height: end - y } };
  });
  return {
    ...toGroup([]),
    use: 'table',
    box,
    layout: { direction: 'column', items: alignCells(rows, scale), floats: [] },
  };
};
