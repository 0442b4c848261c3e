import type { TruthFlow } from '../truth.ts';
import { around } from './boxes.ts';
import type { RawBox } from './raw.ts';

/** Gaps of one container may differ by this much, in CSS pixels, and still be one. */
const MAX_UNEVEN = 1;
/** Edges this near to each other are one. */
const MAX_OFF = 1.5;
/** Share of the lower one of two boxes that lies beside the other when they are one row. */
const MIN_BESIDE = 0.4;

type Rows = RawBox[][];

/** Boxes that stand beside each other are a row; rows come from top to bottom. */
export function toRows(boxes: readonly RawBox[]): Rows {
  const rows: { items: RawBox[]; box: RawBox }[] = [];
  for (const box of [...boxes].sort((a, b) => a[1] - b[1] || a[0] - b[0])) {
    const row = rows.find(({ box: other }) => {
      const shared = Math.min(box[1] + box[3], other[1] + other[3]) - Math.max(box[1], other[1]);
      return shared > MIN_BESIDE * Math.min(box[3], other[3]);
    });
    if (!row) rows.push({ items: [box], box });
    else {
      row.items.push(box);
      row.box = around(row.items);
    }
  }
  return rows.map(({ items }) => items.sort((a, b) => a[0] - b[0]));
}

/** What lies between neighbours in each row, if it is the same everywhere. */
export const gapAcross = (rows: Rows): number | undefined =>
  even(rows.flatMap((row) => row.slice(1).map((box, before) => box[0] - row[before]![0] - row[before]![2]))); // one behind

/** What lies between one row and the next, if it is the same everywhere. */
export function gapDown(rows: Rows): number | undefined {
  const boxes = rows.map(around);
  return even(boxes.slice(1).map((box, before) => box[1] - boxes[before]![1] - boxes[before]![3])); // one behind
}

const even = (gaps: number[]): number | undefined => {
  if (gaps.length === 0 || Math.max(...gaps) - Math.min(...gaps) > MAX_UNEVEN) return undefined;
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
};

/** Columns of rows whose boxes start at the same places. */
export function columnsOf(rows: Rows): number | undefined {
  const longest = rows.reduce((a, b) => (b.length > a.length ? b : a));
  const isAligned = rows.every((row) =>
    row.every((box) => longest.some((other) => Math.abs(other[0] - box[0]) <= MAX_OFF)),
  );
  return isAligned && longest.length >= 2 && rows.length >= 2 ? longest.length : undefined;
}

/** How boxes are aligned along one axis by their edges; the style decides where edges leave it open. */
export function alignOf(boxes: readonly RawBox[], axis: 0 | 1, style: TruthFlow['align']): TruthFlow['align'] {
  const size = (axis + 2) as 2 | 3;
  const isSame = (edge: (box: RawBox) => number) => {
    const edges = boxes.map(edge);
    return Math.max(...edges) - Math.min(...edges) <= MAX_OFF;
  };
  const starts = isSame((box) => box[axis]);
  const ends = isSame((box) => box[axis] + box[size]);
  const middles = isSame((box) => box[axis] + box[size] / 2);
  if (style === 'baseline') return 'baseline';
  if (starts && ends) return style ?? 'stretch';
  if (style === 'center' && middles) return 'center';
  if (starts) return 'start';
  if (middles) return 'center';
  return ends ? 'end' : undefined;
}

/** Whether a row begins and ends where its container does, with room between its members. */
export function reachesBothEnds(row: readonly RawBox[], from: number, to: number, minGap: number): boolean {
  const first = row[0];
  const last = row.at(-1);
  if (!first || !last || row.length < 2) return false;
  const isAtEnds = Math.abs(first[0] - from) <= MAX_OFF && Math.abs(last[0] + last[2] - to) <= MAX_OFF;
  return isAtEnds && row.slice(1).some((box, before) => box[0] - row[before]![0] - row[before]![2] >= minGap); // one behind
}
