import { type Box, overlap } from '../geometry.ts';

/** A landmark and the element that stands for it are found apart; from this overlap on they are one thing. */
const MIN_SAME_BOX = 0.85;

/** Whether a landmark and an element are one thing, which is in the tree once. */
export const isSameBox = (a: Box, b: Box): boolean => overlap(a, b) >= MIN_SAME_BOX;
