import { contains } from '@blueprompt/core/geometry';
import type { Element, Region, TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';

/** What even a thing in a photo may pass for, such as a dark phone on a desk. */
const DOUBTFUL = typesWith('part of photo');

/** Drops boxes without a word that lie on a photo behind the page: they are parts of what it shows. A chart that was read is none. */
export const dropPhotoParts = (
  elements: readonly Element[],
  regions: readonly Region[],
  texts: readonly TextLine[],
): Element[] => {
  const photos = regions.filter(({ picture }) => picture);
  return elements.filter(
    ({ id, type, box, chart }) =>
      !DOUBTFUL.has(type) ||
      chart !== undefined ||
      !photos.some((photo) => contains(photo.box, box, 2)) ||
      texts.some((line) => contains(box, line.box, 2)) ||
      elements.some((other) => other.parent === id),
  );
};
