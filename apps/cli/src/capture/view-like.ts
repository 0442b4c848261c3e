import type { View } from '@blueprompt/capture/capture-page';
import type { Measurement } from '@blueprompt/core/measurement';
import { UsageError } from '../command.ts';
import { CAPTURE_WIDTHS } from '../measure-options.ts';

/** The view that shows a page as its reference was taken: as wide, and with as many pixels. */
export const viewLike = ({ image }: Measurement, view: View): View => {
  const width = Math.round(image.width / image.scale);
  const { least, most } = CAPTURE_WIDTHS;
  if (width < least || width > most)
    throw new UsageError(
      `the reference is ${width} px wide, and pages can be captured at ${least} to ${most} px; pass --width, or name a screenshot instead of an address`,
    );
  return { ...view, width, scale: image.scale };
};
