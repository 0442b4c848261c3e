import { area, overlap } from '@blueprompt/core/geometry';
import { channelGap } from '../../colour/rgb.ts';
import { indexBoxes } from '../box-index.ts';
import type { ShapeSource } from '../fill-boxes.ts';
import { isInside } from '../is-inside.ts';
import type { Shape } from '../shape.ts';

/** Smallest drawing that is looked for here, in pixels of area at scale 1. */
const MIN_SIZE = 120;
/** Levels by which it must differ from the fill of its box; fainter parts are tints. */
const MIN_CONTRAST = 12;
/** A part may stick out of its drawing by this many pixels. */
const SLACK = 1;

/**
 * Flat drawings that reach the edge of their box (an area chart at the bottom of a card): no surface surrounds them, so
 * that they are no holes. Each part inside a box, of another colour than its fill and not yet known, becomes a blob.
 */
export const findCutShapes = ({ exact, texture, words, scale }: ShapeSource, known: readonly Shape[]): Shape[] => {
  const shapes = indexBoxes(known);
  const boxes = indexBoxes(known.filter((shape) => shape.kind === 'box').toSorted((a, b) => area(a.box) - area(b.box)));
  const blobs: Shape[] = [];
  for (const part of exact.large) {
    if (exact.size[part]! < MIN_SIZE * scale * scale) continue;
    const box = {
      x: exact.left[part]!,
      y: exact.top[part]!,
      width: exact.right[part]! - exact.left[part]!,
      height: exact.bottom[part]! - exact.top[part]!,
    };
    if (Math.min(box.width, box.height) < 6 * scale || words.coverage(box) > 0.5) continue;
    const holder = boxes.near(box).find((shape) => isInside(box, shape.box, 0) && overlap(shape.box, box) < 0.8);
    if (holder?.fill === undefined || channelGap(holder.fill, exact.color[part]!) < MIN_CONTRAST) continue;
    if (shapes.near(box, SLACK).some((shape) => overlap(shape.box, box) > 0.8 || isInsideBlob(box, shape))) continue;
    blobs.push({ kind: 'blob', box, fill: exact.color[part]!, radius: 0, busy: texture.busyShare(box) });
  }
  return blobs;
};

const isInsideBlob = (box: Shape['box'], shape: Shape): boolean =>
  shape.kind === 'blob' && isInside(box, shape.box, SLACK);
