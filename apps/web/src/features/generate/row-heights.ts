import type { Measurement } from '@blueprompt/core/measurement';
import { toLayoutDrawing } from '@/components/layout-drawing.ts';

export type RowHeight = { y: number; height: number };

/** Rows lower than this leave no room for a label beside them, as a share of the page's width. */
const MIN_SHARE = 0.035;

/** The bars and rows of a page from top to bottom, one height each, none over another. */
export const toRowHeights = (measurement: Measurement): RowHeight[] => {
  const { bars, boxes, width, height } = toLayoutDrawing(measurement);
  const rows: RowHeight[] = [];
  const candidates = [...bars.filter((bar) => bar.height < height / 2), ...boxes].toSorted((a, b) => a.y - b.y);
  for (const box of candidates) {
    const last = rows.at(-1);
    if (box.height < width * MIN_SHARE || box.y + box.height > height) continue;
    if (!last || box.y >= last.y + last.height) rows.push({ y: box.y, height: box.height });
  }
  return rows;
};
