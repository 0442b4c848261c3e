import type { Box } from '@blueprompt/core/geometry';

/** Cells of a side: enough to tell a bell from a lock at 14 pixels. */
export const SHAPE_SIDE = 16;
/** What is fainter than this is the soft edge of a stroke. */
const EDGE = 0.3;

/** A picture of ink: how much of each pixel it covers, 0 to 1, row by row. */
export type Coverage = { width: number; height: number; values: ArrayLike<number> };

/** An icon without its size and place: its ink in 16 × 16 cells, how much wider than high it is, and where that ink lies. */
export type IconShape = { cells: Float32Array; aspect: number; ink: Box };

/** Cuts off what is empty around the ink and stretches the rest to a square; undefined where there is none. */
export const shapeOf = ({ width, height, values }: Coverage): IconShape | undefined => {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (values[y * width + x]! < EDGE) continue;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + 1);
      bottom = Math.max(bottom, y + 1);
    }
  if (right - left < 2 || bottom - top < 2) return undefined;
  const cells = new Float32Array(SHAPE_SIDE * SHAPE_SIDE);
  const stepX = (right - left) / SHAPE_SIDE;
  const stepY = (bottom - top) / SHAPE_SIDE;
  for (let row = 0; row < SHAPE_SIDE; row++)
    for (let column = 0; column < SHAPE_SIDE; column++)
      cells[row * SHAPE_SIDE + column] = meanOver(
        { width, values },
        { from: left + column * stepX, to: left + (column + 1) * stepX },
        { from: top + row * stepY, to: top + (row + 1) * stepY },
      );
  const ink = { x: left, y: top, width: right - left, height: bottom - top };
  return { cells, aspect: ink.width / ink.height, ink };
};

type Span = { from: number; to: number };

/** The mean over a rectangle with fractional edges. */
const meanOver = ({ width, values }: Pick<Coverage, 'width' | 'values'>, across: Span, down: Span): number => {
  let sum = 0;
  let area = 0;
  for (let y = Math.floor(down.from); y < down.to; y++) {
    const high = Math.min(y + 1, down.to) - Math.max(y, down.from);
    for (let x = Math.floor(across.from); x < across.to; x++) {
      const share = high * (Math.min(x + 1, across.to) - Math.max(x, across.from));
      sum += share * values[y * width + x]!;
      area += share;
    }
  }
  return area > 0 ? sum / area : 0;
};
