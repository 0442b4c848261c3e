import { type Box, centreX, centreY } from '@blueprompt/core/geometry';

/** Icons are drawn on a square canvas a little larger than their ink: an eighth more on average. */
const CANVAS = 1.15;

/** The square canvas around the ink of an icon, on whole pixels. */
export const iconBox = (ink: Box): Box => {
  const side = Math.round(Math.max(ink.width, ink.height) * CANVAS);
  const width = Math.max(side, ink.width);
  const height = Math.max(side, ink.height);
  return {
    x: Math.max(0, Math.round(centreX(ink) - width / 2)),
    y: Math.max(0, Math.round(centreY(ink) - height / 2)),
    width,
    height,
  };
};
