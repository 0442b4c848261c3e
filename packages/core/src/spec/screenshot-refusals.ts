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
