import type { View } from './capture-page.ts';

/** CSS pixels: a narrower page is none, and a wider one no screen shows. */
export const CAPTURE_WIDTHS = { least: 240, most: 2560 };

/** The view that shows a page as its reference was taken: as wide, and with as many pixels; undefined where no page can be as wide. */
export const viewLike = (reference: { width: number; scale: number }, view: View): View | undefined => {
  const width = Math.round(reference.width / reference.scale);
  const isPossible = width >= CAPTURE_WIDTHS.least && width <= CAPTURE_WIDTHS.most;
  return isPossible ? { ...view, width, scale: reference.scale } : undefined;
};
