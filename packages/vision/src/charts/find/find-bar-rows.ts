import { area, type Box, bottom, right, surround } from '@blueprompt/core/geometry';
import { SAME_PX } from '../bars/align-bars.ts';
import type { GroundMap, Part } from './map-grounds.ts';

/** A bar fills its box but for round corners. */
const MIN_SOLID = 0.8;
/** Bars are this thick, in CSS pixels. */
const THICK = { min: 2, max: 140 };
/** Bars that are stacked are no further apart than this, in CSS pixels. */
const MAX_JOINT = 3;
/** Fewer are no chart. */
const MIN_BARS = 4;
/** The smallest row of bars, in CSS pixels. */
const MIN = { width: 40, height: 10 };
/** Between two bars there are no more than so many widths, and CSS pixels. */
const MAX_GAP_WIDTHS = 5;
const MAX_GAP = 90;
/** Where bars are thin, a very low one between two others may not be seen: gaps up to this, in CSS pixels. */
const MIN_GAP = 24;
/** So many bars of one height show states day by day, where they are higher than wide by this factor. */
const MIN_EQUAL = 20;
const MIN_SLENDER = 1.5;
/** More parts that may be bars are a texture. */
const MAX_PARTS = 4000;
/** The lowest and the highest bar differ by at least this, in CSS pixels. */
const MIN_DIFFERENCE = 3;

/** Boxes around bars that stand side by side on one line, equally wide and, unless they are many, not equally high. */
export function findBarRows({ parts, scale }: GroundMap): Box[] {
  const bars = [...parts.values()].filter((part) => mayBeBar(part, scale));
  if (bars.length > MAX_PARTS) return [];
  const columns = stack(
    bars.map(({ box }) => box),
    scale,
  );
  const rows: Box[][] = [];
  const taken = new Set<Box>();
  const byPlace = columns.toSorted((a, b) => a.x - b.x);
  const byFoot = new Map<number, Box[]>();
  for (const box of byPlace) {
    const level = byFoot.get(bottom(box));
    if (level) level.push(box);
    else byFoot.set(bottom(box), [box]);
  }
  const near = Math.ceil(SAME_PX * scale);
  for (const first of byPlace) {
    if (taken.has(first)) continue;
    const level: Box[] = [];
    for (let foot = bottom(first) - near; foot <= bottom(first) + near; foot++) level.push(...(byFoot.get(foot) ?? []));
    level.sort((a, b) => a.x - b.x);
    const row = [first];
    for (const box of level) {
      const last = row.at(-1)!;
      const gap = box.x - right(last);
      if (taken.has(box) || gap < 0 || Math.abs(box.width - first.width) > SAME_PX * scale) continue;
      if (gap > Math.min(MAX_GAP * scale, Math.max(MAX_GAP_WIDTHS * first.width, MIN_GAP * scale))) break;
      row.push(box);
    }
    if (row.length < MIN_BARS || !isUneven(row, scale)) continue;
    for (const box of row) taken.add(box);
    rows.push(row);
  }
  return rows.map(surround).filter(({ width, height }) => width >= MIN.width * scale && height >= MIN.height * scale);
}

const mayBeBar = ({ box, size, isGround }: Part, scale: number): boolean =>
  !isGround &&
  size >= MIN_SOLID * area(box) &&
  box.width >= THICK.min * scale &&
  box.width <= THICK.max * scale &&
  box.height >= scale;

/** Parts of the same width that stand on each other are one column. */
const stack = (boxes: readonly Box[], scale: number): Box[] => {
  const byLeft = new Map<number, Box[]>();
  for (const box of boxes.toSorted((a, b) => b.y - a.y)) {
    const near = Math.ceil(SAME_PX * scale);
    let under: Box | undefined;
    for (let x = box.x - near; x <= box.x + near && !under; x++)
      under = byLeft
        .get(x)
        ?.find(
          (other) =>
            Math.abs(other.width - box.width) <= 2 * near &&
            other.y - bottom(box) >= -1 &&
            other.y - bottom(box) <= MAX_JOINT * scale,
        );
    if (under) {
      under.height = bottom(under) - box.y;
      under.y = box.y;
    } else byLeft.set(box.x, [...(byLeft.get(box.x) ?? []), { ...box }]);
  }
  return [...byLeft.values()].flat();
};

const isUneven = (row: readonly Box[], scale: number): boolean => {
  const heights = row.map(({ height }) => height);
  if (row.length >= MIN_EQUAL && heights[0]! >= MIN_SLENDER * row[0]!.width) return true;
  return Math.max(...heights) - Math.min(...heights) >= MIN_DIFFERENCE * scale;
};
