import { area, intersect } from '@blueprompt/core/geometry';
import type { Element, ElementType } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { dropElements } from './drop-elements.ts';

/** Pictures, and what seems to be one in each of them: a face may stand on a photo, and on nothing else. */
const PARTS: Partial<Record<ElementType, ReadonlySet<string>>> = {
  image: typesWith('image', 'chart'),
  avatar: typesWith('photo', 'chart'),
};
/** What lies in a picture by this much is a part of what it shows. */
export const MIN_IN_PICTURE = 0.8;

/** Icon buttons are no higher than this, in CSS pixels; higher ones, as to play a film, are discs: shares of the height. */
const MAX_CONTROL = 48;
const DISC = { radius: 0.45, aspect: 0.05 };

/** Pictures of a gallery are chosen by a tick on them. */
const TICKS = typesWith('tick');

/** What has words, is ticked or could be an icon button is set on a picture; other boxes on it are drawn in it. */
export const isSetOnPicture = ({ type, box, radius = 0, text }: Element, scale: number): boolean => {
  if (text || TICKS.has(type)) return true;
  if (type !== 'button') return false;
  const { width, height } = box;
  const isDisc = radius >= DISC.radius * height && Math.abs(width - height) <= DISC.aspect * height;
  return height <= MAX_CONTROL * scale || isDisc;
};

/** A picture in a picture is a part of what that shows, and so is what looks like a button and could not be one, with all that is in it. */
export const dropPictureParts = (elements: readonly Element[], scale: number): Element[] => {
  const pictures = elements.filter(({ type }) => PARTS[type]);
  const isDrawn = (element: Element): boolean =>
    pictures.some(
      (whole) =>
        (PARTS[whole.type]!.has(element.type) || (element.type === 'button' && !isSetOnPicture(element, scale))) &&
        area(whole.box) > area(element.box) &&
        area(intersect(whole.box, element.box)) > MIN_IN_PICTURE * area(element.box),
    );
  const buttons = new Set(elements.filter((one) => one.type === 'button' && isDrawn(one)).map(({ id }) => id));
  return dropElements(elements, (one) => isDrawn(one) || buttons.has(one.parent ?? ''));
};
