import { area, type Box, centreX, centreY, contains, intersect } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { FoundShapes } from '../boxes/find-shapes.ts';
import type { Shape } from '../boxes/shape.ts';
import { MIN_IN_PICTURE } from './drop-picture-parts.ts';

/** Makes each of these pictures one shape: what it shows is no part of the page. */
export const closePictures = ({ shapes, rests }: FoundShapes, pictures: readonly Shape[]): FoundShapes => {
  if (pictures.length === 0) return { shapes, rests };
  const isFree = ({ box }: Shape): boolean =>
    !pictures.some((picture) => area(intersect(picture.box, box)) > MIN_IN_PICTURE * area(box));
  return { shapes: [...shapes.filter(isFree), ...pictures], rests: rests.filter(isFree) };
};

/** The shape as a picture, painted with what it shows. */
export const toPicture = ({ box, radius, border, shadow }: Shape): Shape => ({
  kind: 'box',
  box,
  radius,
  busy: 1,
  isPicture: true,
  ...(border && { border }),
  ...(shadow && { shadow }),
});

/** The lines that stand on the page, not in a picture of one. */
export const outsideScreens = (lines: readonly TextLine[], screens: readonly Shape[]): readonly TextLine[] =>
  screens.length === 0
    ? lines
    : lines.filter(({ box }) => !screens.some((screen) => contains(screen.box, centre(box))));

const centre = (box: Box): Box => ({ x: centreX(box), y: centreY(box), width: 0, height: 0 });
