import { type Box, bottom, right } from '../../geometry.ts';

type Boxed = { box: Box };
type Axis = { start: (box: Box) => number; end: (box: Box) => number };

const ROWS: Axis = { start: (box) => box.y, end: bottom };
const COLUMNS: Axis = { start: (box) => box.x, end: right };

/** Columns read one after another only when the gutter is clearly wider than the gaps between rows. */
const GUTTER_PX = 20;
const GUTTER_TO_ROW_GAP = 1.6;

/** Splits where nothing crosses; also tells the widest such gap. */
const cut = <T extends Boxed>(items: readonly T[], axis: Axis, minGap: number): { parts: T[][]; widest: number } => {
  const sorted = [...items].sort((a, b) => axis.start(a.box) - axis.start(b.box));
  const parts: T[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  let widest = 0;
  for (const item of sorted) {
    const gap = axis.start(item.box) - end;
    if (parts.length === 0 || gap >= minGap) {
      if (parts.length > 0) widest = Math.max(widest, gap);
      parts.push([]);
    }
    parts.at(-1)!.push(item);
    end = Math.max(end, axis.end(item.box));
  }
  return { parts, widest };
};

const byPlace = (a: Boxed, b: Boxed): number => a.box.y - b.box.y || a.box.x - b.box.x;

/** Puts boxes in the order in which a person reads them: bands from top to bottom, columns of a band from left to right. */
export const inReadingOrder = <T extends Boxed>(items: readonly T[]): T[] => {
  if (items.length < 2) return [...items];
  const rows = cut(items, ROWS, 0);
  const columns = cut(items, COLUMNS, GUTTER_PX);
  const readsByColumn =
    columns.parts.length > 1 && columns.widest > GUTTER_TO_ROW_GAP * Math.max(GUTTER_PX, rows.widest);
  if (readsByColumn && rows.parts.length > 2) return columns.parts.flatMap(inReadingOrder);
  if (rows.parts.length > 1) return rows.parts.flatMap(inReadingOrder);
  const tight = columns.parts.length > 1 ? columns : cut(items, COLUMNS, 0);
  if (tight.parts.length > 1) return tight.parts.flatMap(inReadingOrder);
  return [...items].sort(byPlace);
};
