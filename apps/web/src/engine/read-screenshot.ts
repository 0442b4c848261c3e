import { hasContent } from '@blueprompt/core/has-content';
import type { Measurement } from '@blueprompt/core/measurement';
import { SCREENSHOT_REFUSALS } from '@blueprompt/core/spec/screenshot-refusals';
import type { MeasureError } from '@blueprompt/vision/contract';
import { type MeasureOptions, measureHere } from './measure-here.ts';

/** What is wrong with the file itself; undefined where the server may still read it. */
const explainFile = (error: MeasureError): string | undefined => {
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

export type ReadScreenshot =
  | { state: 'measured'; measurement: Measurement }
  /** The file is wrong, or has nothing to build on it; the server would say the same. */
  | { state: 'refused'; message: string }
  /** This browser cannot read the file; the server may. */
  | { state: 'unread' };

/** Measures a screenshot on this device; fails where the engine does. */
export const readScreenshot = async (screenshot: Blob, options: MeasureOptions): Promise<ReadScreenshot> => {
  const outcome = await measureHere(screenshot, options);
  if (outcome.ok && hasContent(outcome.measurement)) return { state: 'measured', measurement: outcome.measurement };
  const message = outcome.ok ? SCREENSHOT_REFUSALS.nothingToBuild : explainFile(outcome.error);
  return message === undefined ? { state: 'unread' } : { state: 'refused', message };
};
