import { type Doubt, doubtPicture, type Sample } from './doubt-picture.ts';
import { thumbnailSize } from './thumbnail-size.ts';

export type PictureFacts = {
  width: number;
  height: number;
  thumbnail: Blob;
  doubt?: Doubt | undefined;
  digest?: string | undefined;
};

/** Enough rows to meet words and boxes wherever they are, and few enough to be read at once. */
const SAMPLED_ROWS = 64;

const contextOf = (width: number, height: number): OffscreenCanvasRenderingContext2D => {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser has no canvas to draw on');
  return context;
};

/** Rows from top to bottom, pixel by pixel: reduced, a photo would look flat. */
const sampleRows = (bitmap: ImageBitmap): Sample => {
  const { width, height } = bitmap;
  const context = contextOf(width, SAMPLED_ROWS);
  for (let row = 0; row < SAMPLED_ROWS; row++) {
    const y = Math.floor(((row + 0.5) * height) / SAMPLED_ROWS);
    context.drawImage(bitmap, 0, y, width, 1, 0, row, width, 1);
  }
  return context.getImageData(0, 0, width, SAMPLED_ROWS);
};

/** Tells one file from another. */
const digestOf = async (file: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Decodes one picture at a time, off the page's thread, and answers its size and a thumbnail; undefined when it is none. */
const readPicture = async (file: Blob): Promise<PictureFacts | undefined> => {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  const small = thumbnailSize(bitmap);
  const context = contextOf(small.width, small.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, small.width, small.height);
  const doubt = doubtPicture(bitmap, context.getImageData(0, 0, small.width, small.height), sampleRows(bitmap));
  bitmap.close();
  const thumbnail = await context.canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
  // Only advice depends on it: browsers answer it to pages over HTTPS or from this computer, and a file may have changed meanwhile.
  const digest = await digestOf(file).catch(() => undefined);
  return { width, height, thumbnail, doubt, digest };
};

addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  try {
    postMessage(await readPicture(data));
  } catch (error) {
    // A rejection reaches no `onerror` of the page, which would wait for ever.
    console.error('The picture could not be opened.', error);
    postMessage(undefined);
  }
});
