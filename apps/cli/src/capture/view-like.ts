import type { Measurement } from '@blueprompt/core/measurement';
import { readWidth } from '../measure-options.ts';
import type { View } from './capture-page.ts';

/** The view that shows a page as its reference was taken: as wide, and with as many pixels. */
export const viewLike = ({ image }: Measurement, view: View): View => ({
  ...view,
  width: readWidth(String(Math.round(image.width / image.scale))),
  scale: image.scale,
});

/**
 * Estimates are compared with estimates: what the engine gets wrong it gets wrong on both pages. The exact facts of a build count only
 * where its reference has them too.
 */
export const hasExactFacts = ({ texts, elements }: Measurement): boolean =>
  texts.some(({ dom }) => dom) || elements.some(({ dom }) => dom);
