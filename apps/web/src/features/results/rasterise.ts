import type { Raster } from '@blueprompt/core/fidelity/rendered-page';

/** Width that pictures are compared at: enough for blocks and edges, small enough for a few milliseconds. */
const WIDTH = 360;

const toRaster = (image: CanvasImageSource, width: number, height: number): Raster => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser has no canvas to draw on');
  context.drawImage(image, 0, 0, width, height);
  return { width, height, rgba: context.getImageData(0, 0, width, height).data };
};

/** Draws a picture small and lets go of it at once: decoded, a screenshot takes tens of megabytes until someone cleans up. */
const rasterise = async (src: string, width: number, height: number): Promise<Raster> => {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
    return toRaster(image, width, height);
  } finally {
    image.removeAttribute('src');
  }
};

/** A page without scripts as a picture: the browser draws the markup itself, inside an SVG. */
const toPicture = (page: Document, width: number, height: number): string => {
  const markup = new XMLSerializer().serializeToString(page.documentElement);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
};

/** Screenshot and blueprint at the same small size, or undefined where the browser does not let its drawing be read. */
export const rasterisePair = async (
  screenshotUrl: string,
  blueprint: Document,
  page: { width: number; height: number },
): Promise<{ screenshot: Raster; blueprint: Raster } | undefined> => {
  const height = Math.max(1, Math.round((WIDTH / page.width) * page.height));
  try {
    return {
      screenshot: await rasterise(screenshotUrl, WIDTH, height),
      blueprint: await rasterise(toPicture(blueprint, page.width, page.height), WIDTH, height),
    };
  } catch (error) {
    console.warn('The blueprint could not be drawn for comparing.', error);
    return undefined;
  }
};
