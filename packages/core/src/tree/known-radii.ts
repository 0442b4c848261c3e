import type { Element } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';

/** Designed corners are rarely rounder, in CSS pixels, unless they make a pill or a circle: of the open truth pages none that are open. */
const MAX_ODD_RADIUS_PX = 24;
/** Radii that differ by no more, in CSS pixels, are one. */
const MAX_OFF_PX = 1;
const PICTURES = typesWith('photo');

/** Corners within a pixel of half the shorter side make a pill or a circle. */
export const isRound = ({ radius, box }: Pick<Element, 'radius' | 'box'>, scale = 1): boolean =>
  radius !== undefined && radius >= Math.min(box.width, box.height) / 2 - scale;

/**
 * Elements without the wide corners that only one box of the page has: what covers or cuts a corner bends its outline. A
 * picture may have any, since it is cut as it is.
 */
export const dropOddRadii = (elements: readonly Element[], scale = 1): Element[] => {
  const radii = elements.flatMap((element) => (element.radius && !isRound(element, scale) ? [element.radius] : []));
  const isOdd = (element: Element): boolean => {
    const { radius = 0, type } = element;
    if (radius <= MAX_ODD_RADIUS_PX * scale || PICTURES.has(type) || isRound(element, scale)) return false;
    return radii.filter((other) => Math.abs(other - radius) <= MAX_OFF_PX * scale).length === 1;
  };
  return elements.map((element) => {
    if (!isOdd(element)) return element;
    const { radius: _, ...square } = element;
    return square;
  });
};
