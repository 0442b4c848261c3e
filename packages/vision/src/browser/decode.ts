import { brokenImage, checkFormat, type DecodeOutcome, findSizeError } from '../check-picture.ts';
import type { Pixels } from '../contract.ts';
import { isLossyFile } from '../is-lossy-file.ts';
import { readSize } from '../read-size.ts';

/** Rows drawn at once: phones refuse large canvases, and one of the whole picture would double its memory. */
const STRIP_PX = 512;

/** How PNG, JPEG and WebP name the colour profile that they carry, before their pixels. */
const PROFILE_MARK = /iCCP|ICC_PROFILE|ICCP/;
/** A camera's notes, up to 64 KiB, may come before it. */
const PROFILE_WINDOW_BYTES = 131_072;

/**
 * Without a profile the numbers of the file are its colours, as they are for the decoder in Node: browsers would otherwise
 * apply hints of old tools about their screens.
 */
const hasProfile = (bytes: Uint8Array): boolean =>
  PROFILE_MARK.test(new TextDecoder('latin1').decode(bytes.subarray(0, PROFILE_WINDOW_BYTES)));

/** As the decoder in Node: upright pixels on white, the size checked before decoding. */
export async function decode(bytes: Uint8Array): Promise<DecodeOutcome> {
  const checked = checkFormat(bytes);
  if (!checked.ok) return checked;
  const size = readSize(bytes);
  const sizeError = size && findSizeError(size);
  if (sizeError) return { ok: false, error: sizeError };
  if (!isCanvasExact())
    return { ok: false, error: { code: 'internal-fault', detail: 'The canvas does not give back what is drawn.' } };
  try {
    // A picture's bytes were read from a file and lie in no memory that threads share.
    const file = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: `image/${checked.format}` });
    const colorSpaceConversion = hasProfile(bytes) ? 'default' : 'none';
    const bitmap = await createImageBitmap(file, { colorSpaceConversion, premultiplyAlpha: 'none' });
    // Of a file whose header could not be read, or is wrong, the size is known only now.
    const decodedSizeError = findSizeError(bitmap);
    if (decodedSizeError) {
      bitmap.close();
      return { ok: false, error: decodedSizeError };
    }
    const pixels = readPixels(bitmap);
    bitmap.close();
    return { ok: true, pixels: isLossyFile(bytes, checked.format) ? { ...pixels, isLossy: true } : pixels };
  } catch (cause) {
    return brokenImage(cause);
  }
}

const openCanvas = (width: number, height: number): OffscreenCanvasRenderingContext2D => {
  // Drawn by the processor: graphics cards round colours each in their own way.
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('this browser has no canvas outside the page');
  return context;
};

function readPixels(bitmap: ImageBitmap): Pixels {
  const { width, height } = bitmap;
  const colors = new Uint32Array(width * height);
  const rows = Math.min(STRIP_PX, height);
  const context = openCanvas(width, rows);
  context.fillStyle = '#ffffff';
  for (let top = 0; top < height; top += rows) {
    const count = Math.min(rows, height - top);
    context.fillRect(0, 0, width, count);
    context.drawImage(bitmap, 0, -top);
    pack(context.getImageData(0, 0, width, count).data, colors, top * width);
  }
  return { width, height, colors };
}

function pack(rgba: Uint8ClampedArray, colors: Uint32Array, from: number): void {
  for (let at = 0, to = from; at < rgba.length; at += 4, to++)
    colors[to] = (rgba[at]! << 16) | (rgba[at + 1]! << 8) | rgba[at + 2]!;
}

const CHECKED_SIDE_PX = 64;

/** False in browsers that blur what a canvas gives back, so that pages cannot know their visitors by it: it would be measured too. */
function isCanvasExact(): boolean {
  const context = openCanvas(CHECKED_SIDE_PX, CHECKED_SIDE_PX);
  const drawn = new ImageData(CHECKED_SIDE_PX, CHECKED_SIDE_PX);
  drawn.data.forEach((_, at) => {
    drawn.data[at] = at % 4 === 3 ? 255 : (at * 37) % 256;
  });
  context.putImageData(drawn, 0, 0);
  const { data } = context.getImageData(0, 0, CHECKED_SIDE_PX, CHECKED_SIDE_PX);
  return data.every((value, at) => value === drawn.data[at]);
}
