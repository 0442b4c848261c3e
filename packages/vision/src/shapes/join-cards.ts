import { type Box, bottom, contains, right, surround } from '@blueprompt/core/geometry';
import type { Element } from '@blueprompt/core/measurement';

/** Sides that differ by no more than this, in CSS pixels, are one. */
const SAME_SIDE = 3;
/** Cards in a list touch; those of one card share at least this much, in CSS pixels. */
const MIN_SHARED = 8;

/**
 * Two cards of one colour with the same left and right side that cross are one: a picture in the middle of a card parts it,
 * and each half was found together with the picture.
 */
export const joinCards = (elements: readonly Element[], scale: number): Element[] => {
  let all = [...elements];
  for (const card of elements.filter(({ type }) => type === 'card')) {
    const own = all.find(({ id }) => id === card.id);
    const other = own && all.find((one) => isHalf(own, one, scale));
    if (!own || !other) continue;
    const { border = other.border, shadow = other.shadow, text = other.text } = own;
    const whole: Element = {
      ...own,
      box: surround([own.box, other.box]),
      ...(border && { border }),
      ...(shadow && { shadow }),
      ...(text !== undefined && { text }),
    };
    all = all.flatMap((one) => {
      if (one.id === other.id) return [];
      if (one.id === own.id) return [whole];
      return [one.parent === other.id ? { ...one, parent: own.id } : one];
    });
  }
  return all;
};

const isHalf = (one: Element, other: Element, scale: number): boolean => {
  if (other.id === one.id || other.type !== 'card' || other.fill === undefined || other.fill !== one.fill) return false;
  const [a, b] = [one.box, other.box];
  const isNear = (first: number, second: number): boolean => Math.abs(first - second) <= SAME_SIDE * scale;
  return isNear(a.x, b.x) && isNear(right(a), right(b)) && sharedRows(a, b) >= MIN_SHARED * scale && !isIn(a, b, scale);
};

const sharedRows = (a: Box, b: Box): number => Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y);

const isIn = (a: Box, b: Box, scale: number): boolean =>
  contains(a, b, SAME_SIDE * scale) || contains(b, a, SAME_SIDE * scale);
