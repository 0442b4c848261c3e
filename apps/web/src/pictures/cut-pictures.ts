import { cutPicture } from '@blueprompt/core/assets/cut-picture';
import type { Cutout, Screenshot } from '@blueprompt/core/assets/cutout';
import type { Asset } from '@blueprompt/core/assets/list-assets';
import type { Measurement } from '@blueprompt/core/measurement';
import { pagePlace } from '@blueprompt/core/page-place';

/** Pictures of a page cut out of its screenshot, by file name; none from one of another size than was measured. Long work: call it in a worker. */
export const cutPictures = async (
  picture: Blob,
  measurement: Measurement,
  assets: readonly Asset[],
): Promise<Map<string, Blob>> => {
  const cut = new Map<string, Blob>();
  const pictures = assets.filter(({ kind }) => kind === 'picture');
  if (pictures.length === 0) return cut;
  const screenshot = await readPixels(picture);
  const measured = pagePlace(measurement).picture;
  if (screenshot.width !== measured.width || screenshot.height !== measured.height) return cut;
  for (const asset of pictures) {
    const cutout = cutPicture(screenshot, measurement, asset);
    if (cutout) cut.set(asset.file, await toPng(cutout));
  }
  return cut;
};

const readPixels = async (picture: Blob): Promise<Screenshot> => {
  const bitmap = await createImageBitmap(picture, { colorSpaceConversion: 'none' });
  const { width, height } = bitmap;
  const { canvas, context } = createCanvas(width, height);
  // What is transparent lies on white, as it was measured.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  release(canvas);
  const colors = new Uint32Array(width * height);
  for (let at = 0, from = 0; at < colors.length; at++, from += 4)
    colors[at] = (data[from]! << 16) | (data[from + 1]! << 8) | data[from + 2]!;
  return { width, height, colors };
};

const toPng = async ({ width, height, rgba }: Cutout): Promise<Blob> => {
  const { canvas, context } = createCanvas(width, height);
  context.putImageData(new ImageData(rgba as Uint8ClampedArray<ArrayBuffer>, width, height), 0, 0);
  const png = await canvas.convertToBlob({ type: 'image/png' });
  release(canvas);
  return png;
};

const createCanvas = (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser has no canvas to draw on');
  return { canvas, context };
};

/** Its pixels go at once, not when someone cleans up. */
const release = (canvas: OffscreenCanvas): void => {
  canvas.width = 0;
  canvas.height = 0;
};
