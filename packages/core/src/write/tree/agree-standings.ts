import { median } from '../../statistics.ts';

/** Parts of copies that are this far from each other across their row or column, in CSS pixels, were meant to be at one place. */
const MAX_OFF_PX = 4;

const OFFSET = /^(left|top) \+(\d+)$/;

/** What is said of all copies, and where they differ of each. */
export type Standings = { shared: string; own?: string[] };

/** Where the same part of several copies is across its row or column: what all agree on, else what is each one's own. */
export const agreeStandings = (standings: readonly (string | undefined)[]): Standings => {
  const known = standings.filter((words) => words !== undefined);
  const [first = ''] = known;
  if (known.every((words) => words === first)) return { shared: first };
  const offsets = known.map((words) => (words === '' ? ['', '', '0'] : OFFSET.exec(words)));
  const sides = new Set(offsets.flatMap((offset) => (offset?.[1] ? [offset[1]] : [])));
  const pixels = offsets.flatMap((offset) => (offset ? [Number(offset[2])] : []));
  const isOne = sides.size === 1 && pixels.length === known.length;
  if (isOne && Math.max(...pixels) - Math.min(...pixels) <= MAX_OFF_PX)
    return { shared: `${[...sides][0]} +${Math.round(median(pixels))}` };
  return { shared: '', own: standings.map((words) => words ?? '') };
};
