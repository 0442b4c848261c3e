import { area, type Box, centreX, centreY, contains } from '@blueprompt/core/geometry';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { Truth } from '../../truth.ts';
import { toBox } from '../match-boxes.ts';

/** Larger pictures are backgrounds, and the words on them are judged. */
const MAX_PICTURE_SHARE = 0.5;
const PICTURES = typesWith('graphic');

/** Whether something lies on a picture: what that shows is not in the DOM. */
export function createPicturePlaces({ width, height, ignore, nodes }: Truth): (box: Box) => boolean {
  const pictures = [...ignore, ...nodes.filter(({ type }) => PICTURES.has(type)).map(({ box }) => box)]
    .map(toBox)
    .filter((box) => area(box) < MAX_PICTURE_SHARE * width * height);
  return (box) => {
    const centre = { x: centreX(box), y: centreY(box), width: 0, height: 0 };
    return pictures.some((picture) => contains(picture, centre));
  };
}
