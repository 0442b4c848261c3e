import { area, intersect, overlap } from '@blueprompt/core/geometry';
import { isInside } from './hole-shapes.ts';
import type { Shape } from './shape.ts';

/** Largest side of an icon at scale 1: whatever lies inside such a drawing is a stroke of it. */
const ICON_SIDE = 48;
/** Share of photo-like cells above which a shape is a picture, and what lies in it belongs to it. */
const PHOTO = 0.5;
/** A lone box with this share of the blob around it casts a wide shadow. */
const HALO = 0.2;

/** Removes what others already explain: doubles, shadows around boxes, strokes of icons, details of photos. */
export const dropCovered = (shapes: readonly Shape[], scale: number): Shape[] => {
  const boxes = shapes.filter((shape) => shape.kind === 'box');
  const kept = shapes.filter((shape, at) => !shapes.slice(0, at).some((other) => isSame(other, shape)));
  const outer = kept.filter((shape) => isDrawing(shape, scale));
  return kept.filter((shape) => {
    if (shape.kind === 'blob' && isExplained(shape, boxes)) return false;
    return !outer.some(
      (drawing) => drawing !== shape && area(drawing.box) > area(shape.box) && isInside(shape.box, drawing.box, 1),
    );
  });
};

const isSame = (a: Shape, b: Shape): boolean => a.kind === b.kind && overlap(a.box, b.box) > 0.85;

const isDrawing = (shape: Shape, scale: number): boolean =>
  shape.kind === 'blob' && Math.max(shape.box.width, shape.box.height) <= ICON_SIDE * scale;

/** A blob whose boxes cover most of it is only their shadow, or the place where they touch. */
const isExplained = (blob: Shape, boxes: readonly Shape[]): boolean => {
  const inside = boxes.filter((box) => isInside(box.box, blob.box, 2));
  const top = inside.filter((box) => !inside.some((other) => other !== box && isInside(box.box, other.box, 0)));
  const covered = top.reduce((sum, box) => sum + area(intersect(box.box, blob.box)), 0);
  if (blob.busy >= PHOTO) return false;
  const isHalo =
    top.length === 1 && Math.min(blob.box.width, blob.box.height) > ICON_SIDE && covered > area(blob.box) * HALO;
  return covered > area(blob.box) * 0.5 || isHalo;
};
