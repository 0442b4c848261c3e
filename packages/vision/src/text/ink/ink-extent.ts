import type { LineInk } from './line-ink.ts';

/** Coverage from which a pixel belongs to a glyph; below are the faint ends of antialiasing. */
export const INK_COVERAGE = 0.25;

/** First and last column and row with ink, relative to the ink's rectangle, ends exclusive. */
export type Extent = { left: number; top: number; right: number; bottom: number };

/** The tight box around the ink between two columns, or undefined where there is none. */
export function inkExtent(ink: LineInk, fromX = 0, toX = ink.width): Extent | undefined {
  const extent = { left: toX, top: ink.height, right: fromX, bottom: 0 };
  for (let y = 0; y < ink.height; y++) {
    for (let x = fromX; x < toX; x++) {
      if (ink.coverage[y * ink.width + x]! < INK_COVERAGE) continue;
      if (x < extent.left) extent.left = x;
      if (x >= extent.right) extent.right = x + 1;
      if (y < extent.top) extent.top = y;
      extent.bottom = y + 1;
    }
  }
  return extent.right > extent.left ? extent : undefined;
}

/** For each column whether any pixel of it is inked. */
export function inkedColumns(ink: LineInk): Uint8Array {
  const columns = new Uint8Array(ink.width);
  for (let y = 0; y < ink.height; y++) {
    for (let x = 0; x < ink.width; x++) if (ink.coverage[y * ink.width + x]! >= INK_COVERAGE) columns[x] = 1;
  }
  return columns;
}

/** Size of the ink in pixels; the outermost rows and columns count by how much of them is covered. */
export function inkSize(ink: LineInk, { left, top, right, bottom }: Extent): { width: number; height: number } {
  const most = (fromX: number, fromY: number, toX: number, toY: number): number => {
    let value = 0;
    for (let y = fromY; y < toY; y++) {
      for (let x = fromX; x < toX; x++) value = Math.max(value, ink.coverage[y * ink.width + x]!);
    }
    return value;
  };
  const width = right - left;
  const height = bottom - top;
  return {
    width: width < 2 ? width : width - 2 + most(left, top, left + 1, bottom) + most(right - 1, top, right, bottom),
    height: height < 2 ? height : height - 2 + most(left, top, right, top + 1) + most(left, bottom - 1, right, bottom),
  };
}
