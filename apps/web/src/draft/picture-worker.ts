import { thumbnailSize } from './thumbnail-size.ts';

export type PictureFacts = { width: number; height: number; thumbnail: Blob };

/** Decodes one picture at a time, off the page's thread, and answers its size and a thumbnail; undefined when it is none. */
const readPicture = async (file: Blob): Promise<PictureFacts | undefined> => {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  const small = thumbnailSize(bitmap);
  const canvas = new OffscreenCanvas(small.width, small.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, small.width, small.height);
  bitmap.close();
  return { width, height, thumbnail: await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 }) };
};

addEventListener('message', async ({ data }: MessageEvent<Blob>) => postMessage(await readPicture(data)));
