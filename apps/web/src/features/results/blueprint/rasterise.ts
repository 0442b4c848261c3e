import type { Raster } from '@blueprompt/core/fidelity/rendered-page';
import type { Box } from '@blueprompt/core/geometry';

/** Width that pictures are compared at: enough for blocks and edges, small enough for a few milliseconds. */
const WIDTH = 360;

const toRaster = (image: CanvasImageSource, width: number, height: number, from: Box): Raster => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser has no canvas to draw on');
  context.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, width, height);
  return { width, height, rgba: context.getImageData(0, 0, width, height).data };
};

/** Draws a part of a picture small and lets go of it at once: decoded, a screenshot takes tens of megabytes until someone cleans up. */
const rasterise = async (src: string, width: number, height: number, from: Box): Promise<Raster> => {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
    return toRaster(image, width, height, from);
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
  /** Where the page lies in it, in its own pixels. */
  screenshot: { url: string; box: Box },
  /** Its size in CSS pixels. */
  blueprint: { document: Document; width: number; height: number },
): Promise<{ screenshot: Raster; blueprint: Raster } | undefined> => {
  const { width, height } = blueprint;
  const rows = Math.max(1, Math.round((WIDTH / width) * height));
  try {
    const drawing = toPicture(blueprint.document, width, height);
    return {
      screenshot: await rasterise(screenshot.url, WIDTH, rows, screenshot.box),
      blueprint: await rasterise(drawing, WIDTH, rows, { x: 0, y: 0, width, height }),
    };
  } catch (error) {
    console.warn('The blueprint could not be rendered for comparison.', error);
    return undefined;
  }
};
