import { MAX_IMAGE_MEGAPIXELS, MAX_IMAGE_SIDE_PX } from '@blueprompt/core/spec/limits';
import type { MeasureError, Pixels } from './contract.ts';
import { sniffFormat } from './sniff-format.ts';

/** What every decoder answers. */
export type DecodeOutcome = { ok: true; pixels: Pixels } | { ok: false; error: MeasureError };

const READABLE = new Set(['png', 'jpeg', 'gif', 'webp']);

/** The format of a file that can be read, or why it cannot. */
export function checkFormat(bytes: Uint8Array): { ok: true; format: string } | { ok: false; error: MeasureError } {
  if (bytes.length === 0) return { ok: false, error: { code: 'empty-file' } };
  const format = sniffFormat(bytes);
  if (format === undefined) return { ok: false, error: { code: 'not-an-image' } };
  return READABLE.has(format) ? { ok: true, format } : { ok: false, error: { code: 'unsupported-format', format } };
}

/** Why a picture of this size is not decoded; undefined where it may be. */
export function findSizeError({ width, height }: { width: number; height: number }): MeasureError | undefined {
  // Upwards: 40.04 must not be reported as 40.
  const megapixels = Math.ceil((width * height) / 1e5) / 10;
  if ((width * height) / 1e6 > MAX_IMAGE_MEGAPIXELS)
    return { code: 'image-too-large', megapixels, maxMegapixels: MAX_IMAGE_MEGAPIXELS };
  const px = Math.max(width, height);
  return px > MAX_IMAGE_SIDE_PX ? { code: 'image-too-long', px, maxPx: MAX_IMAGE_SIDE_PX } : undefined;
}

/** What a decoder says of a file that it cannot decode. */
export const brokenImage = (cause: unknown): { ok: false; error: MeasureError } => {
  const detail = (cause instanceof Error ? cause.message : String(cause)).trim().split('\n')[0];
  return { ok: false, error: { code: 'broken-image', detail: detail || 'it cannot be decoded' } };
};
