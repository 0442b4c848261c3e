import { type Box, bottom, centreX, centreY, right } from '@blueprompt/core/geometry';

/** Whether one box lies in another, or sticks out by no more than the slack in pixels. */
export const isInside = (inner: Box, outer: Box, slack: number): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  right(inner) <= right(outer) + slack &&
  bottom(inner) <= bottom(outer) + slack;

/** Whether the middle of one box lies in another. */
export const holdsCentre = (outer: Box, inner: Box): boolean =>
  centreX(inner) >= outer.x &&
  centreX(inner) <= outer.x + outer.width &&
  centreY(inner) >= outer.y &&
  centreY(inner) <= outer.y + outer.height;
