import { type Box, bottom, contains, right } from '../geometry.ts';
import { createBandLookup } from '../lookup/band-lookup.ts';
import type { Element } from '../measurement.ts';

/** A border is hardly wider than this, in CSS pixels: a box this near inside of another of its type is the face of that. */
const MAX_BORDER_PX = 4;

const isFaceOf = (inner: Box, outer: Box): boolean =>
  contains(outer, inner) &&
  [inner.x - outer.x, inner.y - outer.y, right(outer) - right(inner), bottom(outer) - bottom(inner)].every(
    (px) => px <= MAX_BORDER_PX,
  );

/** Elements without those that were read twice, as an outline and as what it frames: the outline has what both show. */
export const joinDoubles = (elements: readonly Element[]): Element[] => {
  const near = createBandLookup(elements);
  const faces = new Map<Element, Element>();
  for (const inner of elements) {
    const outer = near(inner.box.y).find(
      (other) => other !== inner && other.type === inner.type && !faces.has(other) && isFaceOf(inner.box, other.box),
    );
    if (outer) faces.set(inner, outer);
  }
  const faceOf = new Map([...faces].map(([inner, outer]) => [outer, inner]));
  return elements.flatMap((element) => {
    if (faces.has(element)) return [];
    const face = faceOf.get(element);
    return face ? [{ ...face, ...element, radius: element.radius || face.radius }] : [element];
  });
};
