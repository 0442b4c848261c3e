import type { Box } from '@blueprompt/core/geometry';
import { findRoot, unite } from '../../boxes/areas/find-root.ts';
import type { GroundMap } from './map-grounds.ts';

/** Thinner marks than this, in CSS pixels, that are longer than that are lines of a grid, an axis or a table. */
const MAX_RULE = 3;
const MIN_RULE = 24;
/** Marks with fewer pixels than this are specks. */
const MIN_MARK = 6;

/** What is drawn in one piece on a ground. */
export type Mark = { box: Box; size: number; ground: number; isRule: boolean };

/** Everything that is drawn, piece by piece: pixels that touch, also over a corner. */
export function listMarks({ width, height, labels, parts, isDrawn, scale }: GroundMap): Mark[] {
  const root = new Int32Array(isDrawn.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (!isDrawn[at]) continue;
      root[at] = x > 0 && isDrawn[at - 1] ? root[at - 1]! : at;
      if (y === 0) continue;
      if (isDrawn[at - width]) unite(root, at - width, at);
      else {
        if (x > 0 && isDrawn[at - width - 1]) unite(root, at - width - 1, at);
        if (x + 1 < width && isDrawn[at - width + 1]) unite(root, at - width + 1, at);
      }
    }
  const found = new Map<
    number,
    { size: number; left: number; top: number; end: number; foot: number; ground: number }
  >();
  let [last, one] = [-1, found.get(-1)];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (!isDrawn[at]) continue;
      const top = findRoot(root, at);
      // Mostly the pixel before was of the same mark.
      if (top !== last || !one) [last, one] = [top, found.get(top)];
      if (!one) {
        const above = y > 0 ? labels[at - width]! : -1;
        const beside = x > 0 ? labels[at - 1]! : -1;
        const ground = parts.get(above)?.isGround ? above : parts.get(beside)?.isGround ? beside : -1;
        found.set(top, { size: 1, left: x, top: y, end: x + 1, foot: y + 1, ground });
        continue;
      }
      one.size += 1;
      if (x < one.left) one.left = x;
      if (x >= one.end) one.end = x + 1;
      one.foot = y + 1;
    }
  return [...found.values()]
    .filter(({ size }) => size >= MIN_MARK)
    .map(({ size, left, top, end, foot, ground }) => {
      const box = { x: left, y: top, width: end - left, height: foot - top };
      const [thin, long] = [Math.min(box.width, box.height), Math.max(box.width, box.height)];
      return { box, size, ground, isRule: thin <= MAX_RULE * scale && long >= MIN_RULE * scale };
    });
}
