import { area, intersect } from '@blueprompt/core/geometry';
import { type BoxIndex, indexBoxes } from '../box-index.ts';
import { isInside } from '../is-inside.ts';
import type { Shape } from '../shape.ts';
import { createTwinIndex, type TwinIndex } from '../twin-index.ts';

/** Largest side of an icon at scale 1: whatever lies inside such a drawing is a stroke of it. */
const ICON_SIDE = 48;
/** Share of photo-like cells above which a shape is a picture, and what lies in it belongs to it. */
const PHOTO = 0.5;
/** Share of a blob that boxes must cover to explain it; an icon may well have a boxy inside. */
const EXPLAINED = 0.5;
const EXPLAINED_ICON = 0.7;
/** A lone box with this share of a large blob around it casts a wide shadow. */
const HALO = 0.15;

/** Share that two shapes of one kind have in common when one is a double of the other. */
const DOUBLE_OVERLAP = 0.85;

/** Removes what others already explain: doubles, shadows around boxes, strokes of icons. */
export const dropCovered = (shapes: readonly Shape[], scale: number): Shape[] => {
  const single = dropDoubles(shapes);
  const boxes = indexBoxes(single.filter((shape) => shape.kind === 'box'));
  const kept = single.filter((shape) => shape.kind !== 'blob' || !isExplained(shape, boxes, scale));
  const icons = indexBoxes(kept.filter((shape) => shape.kind === 'blob' && isIconSized(shape, scale)));
  return kept.filter(
    (shape) =>
      !icons
        .near(shape.box)
        .some((icon) => icon !== shape && area(icon.box) > area(shape.box) && isInside(shape.box, icon.box, 1)),
  );
};

/** The first of each kind in a place; one that was dropped still counts as there. */
const dropDoubles = (shapes: readonly Shape[]): Shape[] => {
  const seen = new Map<Shape['kind'], TwinIndex>();
  return shapes.filter(({ kind, box }) => {
    const alike = seen.get(kind) ?? createTwinIndex(DOUBLE_OVERLAP);
    seen.set(kind, alike);
    const isDouble = alike.hasTwin(box);
    alike.add(box);
    return !isDouble;
  });
};

const isIconSized = ({ box }: Shape, scale: number): boolean => Math.max(box.width, box.height) <= ICON_SIDE * scale;

/** A blob whose boxes cover most of it is only their shadow, their blurred edge, or the place where they touch. */
const isExplained = (blob: Shape, boxes: BoxIndex<Shape>, scale: number): boolean => {
  if (blob.busy >= PHOTO && !isIconSized(blob, scale)) return false;
  const inside = boxes.near(blob.box, 2).filter((box) => isInside(box.box, blob.box, 2));
  const top = inside.filter((box) => !inside.some((other) => other !== box && isInside(box.box, other.box, 0)));
  const covered = top.reduce((sum, box) => sum + area(intersect(box.box, blob.box)), 0) / area(blob.box);
  if (isIconSized(blob, scale)) return covered > EXPLAINED_ICON;
  return covered > EXPLAINED || (blob.soft === true && top.length > 0 && covered > HALO);
};
