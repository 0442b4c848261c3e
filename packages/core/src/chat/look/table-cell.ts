import { centreX } from '../../geometry.ts';
import { isInside } from './narrow-parts.ts';
import type { Part } from './page-index.ts';

/** A cell lies below its head within so much, in pixels: figures are set to the right, names to the left. */
const MAX_CELL_SHIFT_PX = 48;

const rowOf = (part: Part): Part | undefined => {
  for (let at = part.parent; at; at = at.parent) if (at.node.repeat !== undefined) return at;
  return undefined;
};

/** What is written in the row of one name, below the head of another: the quantity of a product. */
export function cellsOf(heads: readonly Part[], names: readonly Part[]): Part[] {
  return names.flatMap((name) => {
    const row = rowOf(name);
    if (!row) return [];
    const inside = name.page.parts.filter((part) => part.node.kind === 'text' && isInside(part, new Set([row])));
    return heads.flatMap((head) => {
      if (head.page !== name.page || isInside(head, new Set([row])) || head.node.box.y > row.node.box.y) return [];
      const away = (part: Part): number => Math.abs(centreX(part.node.box) - centreX(head.node.box));
      const nearest = inside.reduce<Part | undefined>(
        (best, part) => (!best || away(part) < away(best) ? part : best),
        undefined,
      );
      return nearest && away(nearest) <= MAX_CELL_SHIFT_PX + head.node.box.width / 2 ? [nearest] : [];
    });
  });
}
