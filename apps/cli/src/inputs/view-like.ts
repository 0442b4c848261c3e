import type { View } from '@blueprompt/capture/capture-page';
import { CAPTURE_WIDTHS, viewLike as findView } from '@blueprompt/capture/view-like';
import type { Measurement } from '@blueprompt/core/measurement';
import { UsageError } from '../command.ts';

/** The view that shows a page as its reference was taken; where no page can be as wide, a UsageError says what to do. */
export const viewLike = ({ image }: Measurement, view: View): View => {
  const found = findView(image, view);
  if (found) return found;
  const { least, most } = CAPTURE_WIDTHS;
  throw new UsageError(
    `the reference is ${Math.round(image.width / image.scale)} px wide, but pages can only be captured at ${least} to ${most} px; pass --width, or name a screenshot instead of an address`,
  );
};
