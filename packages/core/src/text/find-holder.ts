import { area, type Box, centreX, centreY } from '../geometry.ts';
import { createBandLookup } from '../lookup/band-lookup.ts';
import type { Element } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';

/** These only name a text; they do not hold it. */
const NAMES_OF_TEXT = typesWith('ink');

/** A holder must be a little larger than what it holds, or it is the text itself. */
const SLACK_PX = 1;

const holds = (element: Element, box: Box): boolean => {
  const { x, y, width, height } = element.box;
  const cx = centreX(box);
  const cy = centreY(box);
  return cx >= x && cx <= x + width && cy >= y && cy <= y + height && height + SLACK_PX >= box.height * 0.7;
};

/** Makes a lookup of the smallest element that holds a box, by the box's centre so that a tight measurement still counts. */
export const createHolderLookup = (elements: readonly Element[]): ((box: Box) => Element | undefined) => {
  const smallestFirst = elements
    .filter((element) => !NAMES_OF_TEXT.has(element.type))
    .sort((a, b) => area(a.box) - area(b.box));
  const at = createBandLookup(smallestFirst);
  return (box) => at.first(centreY(box), (element) => holds(element, box));
};
