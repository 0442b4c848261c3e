import { area, contains } from '@blueprompt/core/geometry';
import type { Element, Region } from '@blueprompt/core/measurement';
import { lastNumber } from '../classify/to-elements.ts';

/** Adds the bands that a page opens with, where they were found after everything on them had its name. */
export const addOpenings = (
  elements: readonly Element[],
  regions: readonly Region[],
  known: readonly Region[],
): Element[] => {
  const isNew = ({ box }: Region): boolean => !known.some((region) => region.box === box);
  const last = lastNumber(elements);
  const openings = regions
    .filter((region) => region.role === 'header' && isNew(region))
    .map(({ box }, i): Element => ({ id: `e${last + i + 1}`, type: 'header', box, confidence: 0.6 }));
  const holderOf = ({ box }: Element): Element | undefined =>
    openings.find((opening) => contains(opening.box, box, 2) && area(opening.box) > area(box));
  return [
    ...openings,
    ...elements.map((element) => {
      const holder = element.parent === undefined ? holderOf(element) : undefined;
      return holder ? { ...element, parent: holder.id } : element;
    }),
  ];
};
