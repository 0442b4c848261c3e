import { area, intersect, overlap } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { type BoxIndex, indexBoxes } from '../box-index.ts';
import { isInside } from '../is-inside.ts';
import type { Shape } from '../shape.ts';

/** A box found by its outline is the photo found by its grain when they agree this far. */
const MIN_OVERLAP = 0.6;

/** Share of an outline that the photos in it fill when it is no more than their outline. */
const MADE_OF = 0.45;

/** Puts photos among the shapes: outlines win over grain, and details inside a photo go, but for boxes with words. */
export const placePhotos = (
  shapes: readonly Shape[],
  photos: readonly Shape[],
  texts: readonly TextLine[],
): Shape[] => {
  const shapesAt = indexBoxes(shapes);
  const placed = photos.map((photo) => {
    const outline = shapesAt
      .near(photo.box)
      .filter((shape) => shape.kind !== 'line' && overlap(shape.box, photo.box) > MIN_OVERLAP)
      .toSorted((a, b) => overlap(b.box, photo.box) - overlap(a.box, photo.box))[0];
    return { photo, outline };
  });
  const taken = new Set(placed.map(({ outline }) => outline));
  const pictures = placed.map(({ photo, outline }) =>
    outline?.kind === 'box' ? { ...outline, busy: 1 } : outline ? { ...photo, box: outline.box } : photo,
  );
  const picturesAt = indexBoxes(pictures);
  const outside = shapes.filter((shape) => {
    if (taken.has(shape) || isMadeOf(shape, picturesAt)) return false;
    const holder = picturesAt
      .near(shape.box)
      .find((picture) => area(intersect(picture.box, shape.box)) > 0.8 * area(shape.box));
    if (!holder || area(shape.box) > area(holder.box) * 0.8) return true;
    return shape.kind === 'box' && texts.some((line) => isInside(line.box, shape.box, 1));
  });
  return [...outside, ...pictures];
};

/** The outline of several photos that touch each other. */
const isMadeOf = ({ kind, box }: Shape, pictures: BoxIndex<Shape>): boolean => {
  const parts = pictures.near(box, 1).filter((picture) => isInside(picture.box, box, 1));
  return (
    kind === 'blob' && parts.length > 1 && parts.reduce((sum, part) => sum + area(part.box), 0) > MADE_OF * area(box)
  );
};
