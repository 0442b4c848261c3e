import type { Box } from '@blueprompt/core/geometry';
import { isInside } from '../boxes/is-inside.ts';
import type { Draft } from './draft.ts';
import type { PageFacts } from './page-facts.ts';

/** Largest button with an icon only, in CSS pixels. */
const MAX_TOGGLE = 64;

/** Is it a piece of a bar's own surface, from its upper to its lower edge? */
export const isCell = (box: Box, bar: Box): boolean =>
  isInside(box, bar, 2) && Math.abs(box.y - bar.y) <= 2 && Math.abs(box.height - bar.height) <= 3;

/** Is it a framed box in a bar with room for an icon only: what opens the menu, whose thin strokes may be lost? */
export const isToggle = ({ type, box, text, shape }: Draft, bar: Box, page: PageFacts): boolean =>
  type === 'card' &&
  text === undefined &&
  shape?.border !== undefined &&
  isInside(box, bar, 2) &&
  Math.max(box.width, box.height) <= MAX_TOGGLE * page.scale;
