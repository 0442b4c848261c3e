import { area, type Box, centreX, centreY, contains, intersect } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { FoundShapes } from '../boxes/find-shapes.ts';
import type { Shape } from '../boxes/shape.ts';

/** What lies in a picture of an interface by this much is a part of it. */
const INSIDE = 0.8;

/** Makes each picture of an interface one shape: what it shows is no part of the page. */
export const closeScreens = ({ shapes, rests }: FoundShapes, screens: readonly Shape[]): FoundShapes => {
  const isFree = ({ box }: Shape): boolean =>
    !screens.some((screen) => area(intersect(screen.box, box)) > INSIDE * area(box));
  return { shapes: [...shapes.filter(isFree), ...screens.map(toScreen)], rests: rests.filter(isFree) };
};

const toScreen = ({ box, radius, border, shadow }: Shape): Shape => ({
  kind: 'box',
  box,
  radius,
  busy: 1,
  isScreen: true,
  ...(border && { border }),
  ...(shadow && { shadow }),
});

/** The lines that stand on the page, not in a picture of one. */
export const outsideScreens = (lines: readonly TextLine[], screens: readonly Shape[]): readonly TextLine[] =>
  screens.length === 0
    ? lines
    : lines.filter(({ box }) => !screens.some((screen) => contains(screen.box, centre(box))));

const centre = (box: Box): Box => ({ x: centreX(box), y: centreY(box), width: 0, height: 0 });
