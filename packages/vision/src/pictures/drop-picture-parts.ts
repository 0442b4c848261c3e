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
const INSIDE = 0.8;

/** A picture in a picture is a part of what that shows. */
export const dropPictureParts = (elements: readonly Element[]): Element[] => {
  const pictures = elements.filter(({ type }) => PARTS[type]);
  return dropElements(elements, ({ type, box }) =>
    pictures.some(
      (whole) =>
        PARTS[whole.type]!.has(type) &&
        area(whole.box) > area(box) &&
        area(intersect(whole.box, box)) > INSIDE * area(box),
    ),
  );
};
