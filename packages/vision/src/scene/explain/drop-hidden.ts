import type { Box } from '@blueprompt/core/box';
import { isLine } from '../propose/hypothesis.ts';
import type { Surface } from '../scene.ts';

/** Sides this close, in pixels, are one: edges lie between pixels. */
const SAME_SIDE = 1;

/**
 * Leaves out surfaces that another one of the same box hides, as the ring of a field hides behind the field with its border: they
 * paint nothing that is seen. A shadow of theirs is kept.
 */
export function dropHidden(surfaces: readonly Surface[]): Surface[] {
  const cells = new Map<string, number[]>();
  const kept: (Surface | undefined)[] = [...surfaces];
  for (const [index, surface] of surfaces.entries()) {
    const [column, row] = [Math.round(surface.box.x), Math.round(surface.box.y)];
    for (let x = column - SAME_SIDE; x <= column + SAME_SIDE; x++)
      for (let y = row - SAME_SIDE; y <= row + SAME_SIDE; y++)
        for (const other of cells.get(`${x} ${y}`) ?? []) {
          const below = kept[other];
          const above = kept[index];
          if (below && above && isHidden(below, above)) {
            kept[other] = undefined;
            kept[index] = above.shadows.length > 0 ? above : { ...above, shadows: below.shadows };
          }
        }
    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), index]);
  }
  return kept.filter((surface) => surface !== undefined);
}

/** Lines side by side are as near to each other as the two edges of one box. */
const isHidden = (below: Surface, above: Surface): boolean =>
  !isLine(below) && above.fill !== undefined && above.opacity === 1 && isSameBox(below.box, above.box);

const isSameBox = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) <= SAME_SIDE &&
  Math.abs(one.y - other.y) <= SAME_SIDE &&
  Math.abs(one.x + one.width - other.x - other.width) <= SAME_SIDE &&
  Math.abs(one.y + one.height - other.y - other.height) <= SAME_SIDE;
