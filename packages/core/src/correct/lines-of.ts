import { area, type Box, centreX, centreY, contains } from '../geometry.ts';
import type { Element, Measurement } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';

/** What is written in these is theirs; anything else holds things of their own. */
const LABELS = typesWith('worded', 'textual', 'sign');

/** Whether an element goes with its text and icons; of a box only the box goes. */
export const goesWithContent = ({ type }: Element): boolean => LABELS.has(type);

/** Whether the middle of a box lies in an element, so that a tight measurement still counts. */
export const holdsMiddle = (element: Element, box: Box): boolean =>
  contains(element.box, { x: centreX(box), y: centreY(box), width: 0, height: 0 });

/** The lines of an element as places in the list of texts: those that no smaller element has. */
export const linesOf = ({ texts, elements }: Pick<Measurement, 'texts' | 'elements'>, element: Element): number[] => {
  const smaller = elements.filter((one) => one.id !== element.id && area(one.box) < area(element.box));
  return texts.flatMap(({ box }, at) =>
    holdsMiddle(element, box) && !smaller.some((one) => holdsMiddle(one, box)) ? [at] : [],
  );
};
