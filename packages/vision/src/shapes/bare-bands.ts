import { area, contains } from '@blueprompt/core/geometry';
import type { Element, Region } from '@blueprompt/core/measurement';
import { toHex } from '../colour/rgb.ts';

/** Pixels by which a band may stick out of what it lies on. */
const SLACK = 2;

type Painted = Pick<Region, 'box' | 'fill' | 'gradient' | 'picture'>;

/**
 * Bands in the colour that they lie on have no paint of their own: between painted ones the page itself shows, and to paint it again
 * says nothing.
 */
export function bareBands(
  regions: readonly Region[],
  elements: readonly Pick<Element, 'type' | 'box' | 'fill' | 'gradient'>[],
  ground: number,
): Region[] {
  const painted: Painted[] = [...regions, ...elements].filter(
    (one: Painted) => one.fill ?? one.gradient ?? one.picture,
  );
  return regions.map((region) => {
    if (region.role !== 'section' || region.fill === undefined || region.gradient || region.picture) return region;
    const { fill, ...bare } = region;
    const below = painted
      .filter(({ box }) => area(box) > area(region.box) && contains(box, region.box, SLACK))
      .reduce<Painted | undefined>(
        (least, one) => (least && area(least.box) <= area(one.box) ? least : one),
        undefined,
      );
    return colorOf(below, ground) === fill ? bare : region;
  });
}

/** The one colour that something shows to what lies on it. */
const colorOf = (below: Painted | undefined, ground: number): string | undefined => {
  if (!below) return toHex(ground);
  return below.gradient || below.picture ? undefined : below.fill;
};
