import type { MeasureError } from '@blueprompt/vision/contract';

/** The words for each reason why a picture could not be measured; a new code without words does not compile. */
const WORDS: { [Code in MeasureError['code']]: (error: Extract<MeasureError, { code: Code }>) => string } = {
  'empty-file': () => 'the file is empty',
  'not-an-image': () => 'this is not an image',
  'broken-image': (error) => `the image is damaged (${error.detail})`,
  'image-too-large': (error) =>
    `the image has ${error.megapixels.toFixed(1)} megapixels, the limit is ${error.maxMegapixels}`,
  'image-too-long': (error) => `the image has a side of ${error.px} px, the limit is ${error.maxPx}`,
  'unsupported-format': (error) => `${error.format} is not supported; use PNG, JPEG, GIF or WebP`,
  'timed-out': (error) => `measuring took longer than ${error.timeoutMs / 1000} s`,
  'queue-full': (error) => `${error.waiting} images are already waiting`,
  'budget-spent': (error) => `too many screenshots were measured recently; try again in ${error.retryAfterSeconds} s`,
  cancelled: () => 'cancelled',
  'worker-crashed': () => 'the measuring worker crashed',
  'internal-fault': () => 'this image triggers a bug in Blueprompt; try another screenshot of the same page',
};

/** Says in one sentence why a picture could not be measured. */
export const explainFailure = (error: MeasureError): string =>
  (WORDS[error.code] as (error: MeasureError) => string)(error);
