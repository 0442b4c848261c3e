import { area } from '../../geometry.ts';
import type { Part } from './page-index.ts';
import { isInside } from './reading-order.ts';

/** Rows of one height differ by no more, in pixels: their places are rounded. */
const MAX_PITCH_SPREAD_PX = 2;
/** How many boxes around a title its rows may lie in. */
const MAX_STEPS_OUT = 3;
/** What holds more of its page is no list under a title. */
const MAX_SHARE = 0.6;

const rowsIn = (holder: Part): Part[] => {
  const sets = new Map<string, Part[]>();
  for (const part of holder.page.parts) {
    const { repeat } = part.node;
    if (repeat === undefined || !isInside(part, new Set([holder]))) continue;
    sets.set(repeat, [...(sets.get(repeat) ?? []), part]);
  }
  return [...sets.values()].sort((a, b) => b.length - a.length)[0] ?? [];
};

const pitchOf = (rows: readonly Part[]): number | undefined => {
  const tops = rows.map(({ node }) => node.box.y).sort((a, b) => a - b);
  const steps = tops.slice(1).map((top, index) => top - tops[index]!);
  const sorted = [...steps].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined || middle <= 0) return undefined;
  return steps.every((step) => Math.abs(step - middle) <= MAX_PITCH_SPREAD_PX) ? middle : undefined;
};

/** From one row to the next of the largest set of rows in a part, or in what its title heads; nothing where rows are uneven. */
export const rowPitch = (part: Part): number | undefined => {
  const { width, height } = part.page.measurement.image;
  let holder: Part | undefined = part;
  for (let step = 0; step <= MAX_STEPS_OUT && holder; step++) {
    const rows = rowsIn(holder);
    if (rows.length > 1) return pitchOf(rows);
    holder = holder.parent;
    if (holder && area(holder.node.box) > MAX_SHARE * width * height) return undefined;
  }
  return undefined;
};
