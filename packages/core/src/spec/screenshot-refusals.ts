import { MAX_IMAGE_MEGAPIXELS, MAX_IMAGE_SIDE_PX } from './limits.ts';

/** What is wrong with a file wherever it is measured: the server and the browser say it in the same words. */
export const SCREENSHOT_REFUSALS = {
  empty: 'The image is empty. Use a PNG, JPEG, GIF or WebP file.',
  notAnImage: 'This is not an image. Use a PNG, JPEG, GIF or WebP file.',
  unsupportedFormat: (format: string) =>
    `${format.toUpperCase()} images are not supported. Use a PNG, JPEG, GIF or WebP file.`,
  tooManyPixels: (megapixels: number) =>
    `The image has ${megapixels} megapixels; the limit is ${MAX_IMAGE_MEGAPIXELS}.`,
  tooLong: (px: number) => `The image has a side of ${px} px; the limit is ${MAX_IMAGE_SIDE_PX}.`,
  nothingToBuild:
    'There is nothing to build in this screenshot: it has no text, no boxes and no pictures. Choose another.',
};

const withoutNumbers = (text: string): string => text.replace(/\d+(?:\.\d+)*/g, '0');

const FINAL_ENDS: readonly string[] = [
  SCREENSHOT_REFUSALS.empty,
  SCREENSHOT_REFUSALS.notAnImage,
  // Whatever the format is called.
  SCREENSHOT_REFUSALS.unsupportedFormat(''),
  SCREENSHOT_REFUSALS.tooManyPixels(0),
  SCREENSHOT_REFUSALS.tooLong(0),
  SCREENSHOT_REFUSALS.nothingToBuild,
].map(withoutNumbers);

/** Whether a reason, which may have words before it, is said of a screenshot that fails however often it is measured. */
export const isFinalRefusal = (reason: string): boolean =>
  FINAL_ENDS.some((end) => withoutNumbers(reason).endsWith(end));
