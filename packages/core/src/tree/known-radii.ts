import type { Box } from '../geometry.ts';
import type { Element, Measurement } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';

/** Sheets and cards that run out of the picture are rounded by up to this, in CSS pixels. */
const MAX_CUT_RADIUS_PX = 24;
/** Radii that differ by no more, in CSS pixels, are one. */
const MAX_OFF_PX = 1;
const PICTURES = typesWith('photo');

/** Corners within a pixel of half the shorter side make a pill or a circle. */
export const isRound = ({ radius, box }: Pick<Element, 'radius' | 'box'>, scale = 1): boolean =>
  radius !== undefined && radius >= Math.min(box.width, box.height) / 2 - scale;

type Size = { width: number; height: number; scale: number };

/** The edge of the picture cuts it and leaves too little to tell its corners by; a sheet, which three edges cut, shows both that it has. */
const isCut = ({ x, y, width, height }: Box, picture: Size): boolean => {
  const slack = picture.scale;
  const cuts = [x <= slack, y <= slack, x + width >= picture.width - slack, y + height >= picture.height - slack];
  return cuts.some(Boolean) && cuts.filter(Boolean).length < 3;
};

/** Elements without the wide corners of what the picture cuts, unless others have them too. A picture may have any, since it is cut as it is. */
export const dropOddRadii = (elements: readonly Element[], picture: Size): Element[] => {
  const { scale } = picture;
  const radii = elements.flatMap((element) => (element.radius && !isRound(element, scale) ? [element.radius] : []));
  const isOdd = (element: Element): boolean => {
    const { radius = 0, type, box } = element;
    if (radius <= MAX_CUT_RADIUS_PX * scale || PICTURES.has(type) || isRound(element, scale)) return false;
    return isCut(box, picture) && radii.filter((other) => Math.abs(other - radius) <= MAX_OFF_PX * scale).length === 1;
  };
  return elements.map((element) => {
    if (!isOdd(element)) return element;
    const { radius: _, ...square } = element;
    return square;
  });
};

/** A measurement whose boxes and list of corners have none of them. */
export const withoutOddRadii = (measurement: Measurement): Measurement => {
  const { elements, paints, radii, image } = measurement;
  const all = [...elements, ...(paints ?? [])];
  const known = dropOddRadii(all, image);
  const left = new Set(known.map(({ radius }) => radius));
  const odd = new Set(all.map(({ radius }) => radius).filter((radius) => !left.has(radius)));
  if (odd.size === 0) return measurement;
  return {
    ...measurement,
    elements: known.slice(0, elements.length),
    ...(paints && { paints: known.slice(elements.length) }),
    radii: radii.filter(({ px, count }) => count > 1 || !odd.has(px)),
  };
};
