import { type Box, bottom, right, surround } from '@blueprompt/core/geometry';
import { findRoot, unite } from '../areas/find-root.ts';
import type { Shape } from '../shape.ts';

/** Strokes of one icon lie this close, in pixels at scale 1. */
const STROKE_GAP = 3;
/** Drawings that grow beyond this side are no icons: their parts are joined only where they nearly touch. */
const ICON_SIDE = 40;

/** Joins the strokes of one drawing: neighbours on the same surface, as long as the whole stays icon-sized. */
export const clusterBlobs = (blobs: readonly Shape[], scale: number): Shape[] => {
  const root = new Int32Array(blobs.length).map((_, i) => i);
  const order = blobs.map((_, i) => i).toSorted((a, b) => blobs[a]!.box.y - blobs[b]!.box.y);
  const extent = blobs.map((blob) => blob.box);
  order.forEach((first, at) => {
    for (const second of order.slice(at + 1)) {
      if (blobs[second]!.box.y > bottom(blobs[first]!.box) + STROKE_GAP * scale) break;
      const a = findRoot(root, first);
      const b = findRoot(root, second);
      if (a === b || !areClose(blobs[first]!.box, blobs[second]!.box, STROKE_GAP * scale)) continue;
      const joined = surround([extent[a]!, extent[b]!]);
      if (Math.max(joined.width, joined.height) > ICON_SIDE * scale) continue;
      unite(root, a, b);
      extent[findRoot(root, a)] = joined;
    }
  });
  return blobs.flatMap((blob, i) => (findRoot(root, i) === i ? [{ ...blob, box: extent[i]! }] : []));
};

/** True when the space between two boxes is at most `gap` in both directions. */
export const areClose = (a: Box, b: Box, gap: number): boolean =>
  Math.max(a.x, b.x) - Math.min(right(a), right(b)) <= gap &&
  Math.max(a.y, b.y) - Math.min(bottom(a), bottom(b)) <= gap;
