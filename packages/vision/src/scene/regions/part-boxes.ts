import type { Box } from '@blueprompt/core/box';
import type { Segments } from '../../boxes/areas/segment.ts';
import { ITEM_BITS } from '../bits.ts';
import type { Corners } from '../scene.ts';
import { radiusOfLoss } from './corner-radius.ts';
import { type PartRows, readPartRows } from './part-rows.ts';
import { type Band, splitBands } from './split-bands.ts';

/** A box that a part of the screenshot may be the visible rest of. */
export type PartBox = {
  box: Box;
  corners: Corners;
  /** Pixels that each corner takes from the rows of its half of the box. */
  losses: Corners;
  rows: PartRows;
  /** Bits to say where the part goes on although the box ends, and that it is one of several boxes. */
  looseBits: number;
};

/** The boxes that a part is made of. Most are one; those with less area than `minArea` are left out. */
export function listPartBoxes(segments: Segments, part: number, minArea: number): PartBox[] {
  const rows = readPartRows(segments, part);
  return splitBands(rows)
    .map((band, index) => ({ band, index }))
    .filter(({ band }) => (band.right - band.left) * (band.to - band.from) >= minArea)
    .map(({ band, index }) => ({
      box: { x: band.left, y: rows.top + band.from, width: band.right - band.left, height: band.to - band.from },
      ...readCorners(rows, band),
      rows,
      looseBits: leakBits(segments, part, rows.top, band) + (index > 0 ? ITEM_BITS : 0),
    }));
}

const readCorners = (rows: PartRows, { from, to, left, right }: Band): Pick<PartBox, 'corners' | 'losses'> => {
  const half = Math.min(right - left, to - from) / 2;
  const losses: [number, number, number, number] = [0, 0, 0, 0];
  for (let k = 0; k < Math.floor(half); k++) {
    const [upper, lower] = [from + k, to - 1 - k];
    losses[0] += Math.max(0, rows.left[upper]! - left);
    losses[1] += Math.max(0, right - rows.right[upper]!);
    losses[2] += Math.max(0, right - rows.right[lower]!);
    losses[3] += Math.max(0, rows.left[lower]! - left);
  }
  const radius = (loss: number): number => Math.min(half, radiusOfLoss(loss));
  return { corners: [radius(losses[0]), radius(losses[1]), radius(losses[2]), radius(losses[3])], losses };
};

/** A bit for each pixel of an upper or lower edge that is none, since the part goes on beyond it, and an item for each such edge. */
const leakBits = (
  { partStart, order, runRow, runStart, runEnd }: Segments,
  part: number,
  top: number,
  { from, to, left, right }: Band,
): number => {
  let above = 0;
  let below = 0;
  for (let i = partStart[part]!; i < partStart[part + 1]!; i++) {
    const run = order[i]!;
    const row = runRow[run]! - top;
    if (row > to) break;
    if (row !== from - 1 && row !== to) continue;
    const shared = Math.max(0, Math.min(right, runEnd[run]!) - Math.max(left, runStart[run]!));
    if (row === to) below += shared;
    else above += shared;
  }
  return above + below + (above > 0 ? ITEM_BITS : 0) + (below > 0 ? ITEM_BITS : 0);
};
