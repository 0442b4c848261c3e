import { area, type Box, bottom, contains, right } from '../geometry.ts';
import { createBandLookup } from '../lookup/band-lookup.ts';
import type { Element } from '../measurement.ts';

/** A border is hardly wider than this, in CSS pixels: a box this near inside of another of its type is the face of that. */
const MAX_BORDER_PX = 4;

const isFaceOf = (inner: Box, outer: Box): boolean =>
  contains(outer, inner) &&
  [inner.x - outer.x, inner.y - outer.y, right(outer) - right(inner), bottom(outer) - bottom(inner)].every(
    (px) => px <= MAX_BORDER_PX,
  );

/** Elements without those that were read twice, as an outline and as what it frames: the outermost has what all of them show. */
export const joinDoubles = (elements: readonly Element[]): Element[] => {
  const largestFirst = elements.toSorted((a, b) => area(b.box) - area(a.box));
  const near = createBandLookup(largestFirst);
  const outermost = new Map<Element, Element>();
  const faces = new Map<Element, Element[]>();
  for (const inner of largestFirst) {
    // Of two equal boxes the first is the outline: only what was gone through can be one.
    const outer = near.first(
      inner.box.y,
      (other) => outermost.has(other) && other.type === inner.type && isFaceOf(inner.box, other.box),
    );
    const outline = (outer && outermost.get(outer)) ?? inner;
    outermost.set(inner, outline);
    if (outer) faces.set(outline, [...(faces.get(outline) ?? []), inner]);
  }
  return elements
    .filter((element) => outermost.get(element) === element)
    .map((element) => {
      let whole = element;
      for (const face of faces.get(element) ?? []) whole = { ...face, ...whole, radius: whole.radius || face.radius };
      return whole;
    });
};
