import { type Box, bottom, right, surround } from '../../geometry.ts';

type Boxed = { box: Box };
type Axis = { start: (box: Box) => number; end: (box: Box) => number };

/** How things stand to each other: beside, under or on one another; a single thing is an item. */
export type Flow<T extends Boxed> =
  | { kind: 'item'; box: Box; item: T }
  | { kind: 'row' | 'column' | 'layers'; box: Box; children: Flow<T>[] };

const ROWS: Axis = { start: (box) => box.y, end: bottom };
const COLUMNS: Axis = { start: (box) => box.x, end: right };

/** Columns read one after another only when the gutter is clearly wider than the gaps between rows. */
const GUTTER_PX = 20;
const GUTTER_TO_ROW_GAP = 1.6;

/** No page is nested deeper; a spiral of thousands of boxes, which nobody measured, would take minutes. */
const MAX_CUTS = 24;

/** Neighbours that share a line are measured a little into each other: by so much, and by so much of the lesser at most. */
const OVERLAP = { px: 2, share: 0.25 };

/** Splits where nothing crosses; also tells the widest such gap. */
const cut = <T extends Boxed>(items: readonly T[], axis: Axis, minGap: number): { parts: T[][]; widest: number } => {
  const sorted = [...items].sort((a, b) => axis.start(a.box) - axis.start(b.box));
  const parts: T[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  let widest = 0;
  for (const item of sorted) {
    const gap = axis.start(item.box) - end;
    const extent = axis.end(item.box) - axis.start(item.box);
    const slack = minGap > 0 ? 0 : Math.min(OVERLAP.px, OVERLAP.share * extent);
    if (parts.length === 0 || gap >= minGap - slack) {
      if (parts.length > 0) widest = Math.max(widest, gap);
      parts.push([]);
    }
    parts.at(-1)!.push(item);
    end = Math.max(end, axis.end(item.box));
  }
  return { parts, widest };
};

/** A thing goes across a box from this share of it on, and as a line when it is no thicker than this. */
const ACROSS = 0.95;
const LINE_PX = 3;

/** True for a ground of everything in a box, and for a line from one end of it to the other. */
const isAcross = ({ width, height }: Box, box: Box): boolean => {
  const [isWide, isTall] = [width >= ACROSS * box.width, height >= ACROSS * box.height];
  return (isWide && isTall) || (isWide && height <= LINE_PX) || (isTall && width <= LINE_PX);
};

const byPlace = (a: Boxed, b: Boxed): number => a.box.y - b.box.y || a.box.x - b.box.x;

/** Reads boxes as nested rows and columns, by cutting along the strips that nothing crosses; the list must not be empty. */
export const cutFlow = <T extends Boxed>(items: readonly T[], cuts = MAX_CUTS): Flow<T> => {
  if (items.length === 1) return { kind: 'item', box: items[0]!.box, item: items[0]! };
  const box = surround(items.map((item) => item.box));
  const toItem = (item: T): Flow<T> => ({ kind: 'item', box: item.box, item });
  const layers = (): Flow<T> => {
    const sorted = [...items].sort(byPlace);
    const across = new Set(sorted.filter((item) => isAcross(item.box, box)));
    if (cuts === 0 || across.size === 0 || across.size > sorted.length - 2)
      return { kind: 'layers', box, children: sorted.map(toItem) };
    // What lies behind or through everything says nothing of how the rest flows.
    const rest = cutFlow(
      sorted.filter((item) => !across.has(item)),
      cuts - 1,
    );
    return {
      kind: 'layers',
      box,
      children: [...[...across].map(toItem), ...(rest.kind === 'layers' ? rest.children : [rest])],
    };
  };
  if (cuts === 0) return layers();
  const stack = (kind: 'row' | 'column', parts: readonly T[][]): Flow<T> => ({
    kind,
    box,
    children: parts.map((part) => cutFlow(part, cuts - 1)),
  });
  const rows = cut(items, ROWS, 0);
  const columns = cut(items, COLUMNS, GUTTER_PX);
  const readsByColumn =
    columns.parts.length > 1 && columns.widest > GUTTER_TO_ROW_GAP * Math.max(GUTTER_PX, rows.widest);
  if (readsByColumn && rows.parts.length > 2) return stack('row', columns.parts);
  if (rows.parts.length > 1) return stack('column', rows.parts);
  const tight = columns.parts.length > 1 ? columns : cut(items, COLUMNS, 0);
  if (tight.parts.length > 1) return stack('row', tight.parts);
  return layers();
};
