import type { Box } from '../../geometry.ts';
import { median } from '../../statistics.ts';

/** Gaps are one where they put nothing further than this from where it was measured, in CSS pixels; in long lists rounding adds up. */
const MAX_OFF_PX = { box: 1, list: 1.5, text: 2, listFrom: 6 };

/** A box as it is by now, and where it was measured. */
type Placed = { box: Box; measured: Box; isText: boolean };

type Settled = {
  /** Between all neighbours, where it is one. */
  gap?: number;
  starts: number[];
};

/** Where boxes begin along an axis that follow each other from a start, with gaps of whole pixels; nothing begins before the last has ended. */
export const settleGaps = (boxes: readonly Placed[], axis: 'x' | 'y', start: number): Settled => {
  const side = axis === 'x' ? 'width' : 'height';
  const sizes = boxes.map(({ box }) => box[side]);
  const measured = boxes.map((one) => one.measured[axis]);
  const gaps = measured.slice(1).map((at, index) => at - measured[index]! - sizes[index]!);
  if (gaps.length === 0) return { starts: [start] };
  // How wide words are is known to a pixel or two.
  const isWords = axis === 'x' && boxes.some(({ isText }) => isText);
  const slack = isWords ? MAX_OFF_PX.text : boxes.length < MAX_OFF_PX.listFrom ? MAX_OFF_PX.box : MAX_OFF_PX.list;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const candidates = [Math.round(median(gaps)), Math.round(mean), Math.round(10 * mean) / 10];
  for (const gap of new Set(candidates.map((one) => Math.max(0, one)))) {
    const starts = startsWith(sizes, start, () => gap);
    if (starts.every((at, index) => Math.abs(at - measured[index]!) <= slack)) return { gap, starts };
  }
  let last: number | undefined;
  const nextGap = (end: number, index: number): number => {
    const room = measured[index + 1]! - end;
    // The gap before is gone on with where it fits as well.
    if (last === undefined || Math.abs(room - last) > MAX_OFF_PX.box) last = Math.max(0, Math.round(room));
    return last;
  };
  return { starts: startsWith(sizes, start, nextGap) };
};

const startsWith = (
  sizes: readonly number[],
  start: number,
  gapAfter: (end: number, index: number) => number,
): number[] => {
  let at = start;
  return sizes.map((size, index) => {
    const from = at;
    if (index < sizes.length - 1) at += size + gapAfter(at + size, index);
    return from;
  });
};
