import type { Cutout } from '@blueprompt/core/assets/cutout';
import sharp from 'sharp';
import { brokenImage, checkFormat, type DecodeOutcome, findSizeError } from './check-picture.ts';
import type { Pixels } from './contract.ts';
import { isLossyFile } from './is-lossy-file.ts';

/** A file that decodes slower than this is built to be slow: 40 megapixels take about two seconds. */
const DECODE_TIMEOUT_SECONDS = 20;

/** Of 9: photos of a whole screen take a third of the time that 6 takes, and are a few percent larger. */
const PNG_COMPRESSION = 3;

/** Width and height as the header says; undefined where it is no picture that can be read. */
export async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number } | undefined> {
  if (!checkFormat(bytes).ok) return undefined;
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
    return { width, height };
  } catch {
    // Whoever decodes it says what is wrong with it.
    return undefined;
  }
}

/** Bytes of a PNG, JPEG, GIF (first frame) or WebP file to upright pixels on white; the size is checked before decoding. */
export async function decode(bytes: Uint8Array): Promise<DecodeOutcome> {
  const checked = checkFormat(bytes);
  if (!checked.ok) return checked;
  try {
    // The limit is ours, from the header, so that the error can name the size; failOn 'error' also refuses truncated files.
    const input = sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1, sequentialRead: true });
    const sizeError = findSizeError(await input.metadata());
    if (sizeError) return { ok: false, error: sizeError };
    const { data, info } = await input
      .autoOrient()
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .removeAlpha()
      .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const pixels = pack(data, info.width, info.height, info.channels);
    return { ok: true, pixels: isLossyFile(bytes, checked.format) ? { ...pixels, isLossy: true } : pixels };
  } catch (cause) {
    return brokenImage(cause);
  }
}

/** Interleaved bytes to one number a pixel; a grey picture comes with a single channel. */
function pack(data: Uint8Array, width: number, height: number, channels: number): Pixels {
  const colors = new Uint32Array(width * height);
  const [green, blue] = channels >= 3 ? [1, 2] : [0, 0];
  for (let i = 0, o = 0; i < colors.length; i++, o += channels) {
    colors[i] = (data[o]! << 16) | (data[o + green]! << 8) | data[o + blue]!;
  }
  return { width, height, colors };
}

const isOpaque = (rgba: Uint8ClampedArray): boolean => {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 0xff) return false;
  return true;
};

/** The way back: pixels with transparency as the bytes of a PNG file. */
export const encodePng = ({ width, height, rgba }: Cutout): Promise<Uint8Array> => {
  const input = sharp(rgba, { raw: { width, height, channels: 4 } });
  return (isOpaque(rgba) ? input.removeAlpha() : input).png({ compressionLevel: PNG_COMPRESSION }).toBuffer();
};
