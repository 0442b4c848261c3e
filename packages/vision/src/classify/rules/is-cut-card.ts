import { bottom } from '@blueprompt/core/geometry';
import type { ElementType } from '@blueprompt/core/measurement';
import type { Shape } from '../../boxes/shape.ts';
import { channelGap } from '../../colour/rgb.ts';
import type { PageFacts } from '../page-facts.ts';

/** Narrower boxes at the end of a picture may be fields, in CSS pixels. */
const MIN_WIDTH = 400;
/** Shades of paper differ by no more levels. */
const WHITE = 0xffffff;
const SAME_PAPER = 15;

/**
 * Of a card that the end of the picture cuts only the head shows: a wide one looks like a field, and one in the colour of
 * paper or of the page looks like a picture where a face or a title is cut with it.
 */
export const isCutCard = (
  type: ElementType,
  { kind, box, fill, isPicture }: Shape,
  { height, scale, background }: PageFacts,
): boolean => {
  if (bottom(box) < height - 1) return false;
  if (type === 'input') return box.width >= MIN_WIDTH * scale;
  const isPaper = fill !== undefined && [WHITE, background].some((paper) => channelGap(fill, paper) <= SAME_PAPER);
  return type === 'image' && kind === 'box' && !isPicture && isPaper;
};
