import { MAX_IMAGE_MEGAPIXELS } from '@blueprompt/core/spec/limits';
import { readSize } from '../read-size.ts';

/**
 * What a page costs at least, for each megapixel and for each megabyte, in milliseconds of a worker: of two pictures of one
 * size the one with more in it takes longer, and more in it takes more bytes. From 14 open pages of .3 to 5 megapixels, and
 * the three of `bench/dense.ts`.
 */
const BASE_MS = 500;
const MS_PER_MEGAPIXEL = 600;
const MS_PER_MEGABYTE = 3_000;
/** Several times that: a busy machine is slow, a dense page costs more than others. 20 megapixels and more have a minute. */
const BASE_LIMIT_MS = 20_000;
const LIMIT_MS_PER_MEGAPIXEL = 2_000;
/** A screen of 1920×1080 is quick; a long page, a screen in double resolution, or one full of photos is not. */
const MAX_QUICK_MS = 3_000;

/** What a picture will take, as far as its header and its length tell. */
export type Cost = { expectedMs: number; limitMs: number; isQuick: boolean };

/** Predicts from the stated size and the bytes; what states none, or more than is taken, is refused by the decoder at once. */
export function predictCost(bytes: Uint8Array, maxMs: number): Cost {
  const size = readSize(bytes);
  const stated = size ? (size.width * size.height) / 1e6 : 0;
  const megapixels = stated > MAX_IMAGE_MEGAPIXELS ? 0 : stated;
  const megabytes = megapixels === 0 ? 0 : bytes.length / 1e6;
  const expectedMs = BASE_MS + MS_PER_MEGAPIXEL * megapixels + MS_PER_MEGABYTE * megabytes;
  return {
    expectedMs: Math.min(maxMs, expectedMs),
    limitMs: Math.min(maxMs, BASE_LIMIT_MS + LIMIT_MS_PER_MEGAPIXEL * megapixels),
    isQuick: stated > 0 && expectedMs <= MAX_QUICK_MS,
  };
}
