import { SCREENSHOT_REFUSALS } from '@blueprompt/core/screenshot-refusals';
import type { MeasureError } from '@blueprompt/vision/contract';

/** What is wrong with the file itself; undefined where the server may still read it. */
export const explainFile = (error: MeasureError): string | undefined => {
  switch (error.code) {
    case 'empty-file':
      return SCREENSHOT_REFUSALS.empty;
    case 'not-an-image':
      return SCREENSHOT_REFUSALS.notAnImage;
    case 'unsupported-format':
      return SCREENSHOT_REFUSALS.unsupportedFormat(error.format);
    case 'image-too-large':
      return SCREENSHOT_REFUSALS.tooManyPixels(error.megapixels);
    case 'image-too-long':
      return SCREENSHOT_REFUSALS.tooLong(error.px);
    default:
      return undefined;
  }
};
