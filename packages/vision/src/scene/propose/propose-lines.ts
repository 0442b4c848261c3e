import type { Box } from '@blueprompt/core/box';
import type { Segments } from '../../boxes/areas/segment.ts';
import { rowsOfBox } from '../regions/part-rows.ts';
import { type Hypothesis, MAX_LINE, plainSurface } from './hypothesis.ts';

/** Shortest line that a net is cut into, in pixels. */
const MIN_LENGTH = 16;
/** A net covers less of its box than this. */
const MAX_NET_SHARE = 0.5;

/** The straight lines that nets of lines are made of, such as those of a table. */
export function proposeLines(segments: Segments): Hypothesis[] {
  const found: Hypothesis[] = [];
  for (const part of segments.large) {
    const fill = { kind: 'flat', color: segments.color[part]! } as const;
    for (const box of cutNet(segments, part))
      found.push({ surface: plainSurface({ box, fill }), rows: rowsOfBox(box), looseBits: 0 });
  }
  return found;
}

const cutNet = (segments: Segments, part: number): Box[] => {
  const width = segments.right[part]! - segments.left[part]!;
  const height = segments.bottom[part]! - segments.top[part]!;
  const isNet = Math.min(width, height) > MAX_LINE && segments.size[part]! <= width * height * MAX_NET_SHARE;
  if (!isNet || Math.max(width, height) < 2 * MIN_LENGTH) return [];
  const across: Box[] = [];
  const open = new Map<number, Box>();
  const columns = new Map<number, number[]>();
  for (let i = segments.partStart[part]!; i < segments.partStart[part + 1]!; i++) {
    const run = segments.order[i]!;
    const [x, y] = [segments.runStart[run]!, segments.runRow[run]!];
    const length = segments.runEnd[run]! - x;
    if (length >= MIN_LENGTH) {
      const above = open.get(x);
      if (above && above.y + above.height === y && above.width === length) above.height++;
      else {
        const line = { x, y, width: length, height: 1 };
        across.push(line);
        open.set(x, line);
      }
    } else if (length <= MAX_LINE) {
      const key = x * (MAX_LINE + 1) + length;
      const rows = columns.get(key);
      if (rows) rows.push(y);
      else columns.set(key, [y]);
    }
  }
  const down = [...columns].flatMap(([key, rows]) =>
    joinRows(rows).map(([from, to]) => ({
      x: Math.floor(key / (MAX_LINE + 1)),
      y: from,
      width: key % (MAX_LINE + 1),
      height: to - from,
    })),
  );
  return [...across.filter((line) => line.height <= MAX_LINE), ...down];
};

/** Stretches of rows, also where a crossing line hides a few of them. */
const joinRows = (rows: readonly number[]): [number, number][] => {
  const stretches: [number, number][] = [];
  for (const row of rows) {
    const last = stretches.at(-1);
    if (last && row - last[1] <= MAX_LINE) last[1] = row + 1;
    else stretches.push([row, row + 1]);
  }
  return stretches.filter(([from, to]) => to - from >= MIN_LENGTH);
};
