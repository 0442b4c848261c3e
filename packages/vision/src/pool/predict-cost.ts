import { MAX_IMAGE_MEGAPIXELS } from '@blueprompt/core/spec/limits';
import { readSize } from '../read-size.ts';

/** What a page costs at least and for each megapixel, in milliseconds of a worker: 24 open pages of 2 to 6 megapixels. */
const BASE_MS = 500;
const MS_PER_MEGAPIXEL = 1_000;
/** Several times that: a busy machine is slow, a dense page costs more than others. 20 megapixels and more have a minute. */
const BASE_LIMIT_MS = 20_000;
const LIMIT_MS_PER_MEGAPIXEL = 2_000;
/** A screen of 1920×1080 is quick; a long page, or a screen in double resolution, is not. */
const MAX_QUICK_MEGAPIXELS = 2.1;

/** What a picture will take, as far as its header tells. */
export type Cost = { expectedMs: number; limitMs: number; isQuick: boolean };

/** Predicts from the stated size; what states none, or more than is taken, is refused by the decoder at once. */
export function predictCost(bytes: Uint8Array, maxMs: number): Cost {
  const size = readSize(bytes);
  const stated = size ? (size.width * size.height) / 1e6 : 0;
  const megapixels = stated > MAX_IMAGE_MEGAPIXELS ? 0 : stated;
  return {
    expectedMs: Math.min(maxMs, BASE_MS + MS_PER_MEGAPIXEL * megapixels),
    limitMs: Math.min(maxMs, BASE_LIMIT_MS + LIMIT_MS_PER_MEGAPIXEL * megapixels),
    isQuick: stated > 0 && megapixels <= MAX_QUICK_MEGAPIXELS,
  };
}
