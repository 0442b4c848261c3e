import type { Box } from '../geometry.ts';
import type { Hex } from '../measurement.ts';

/**
 * What a renderer saw of the blueprint. In a browser: load the blueprint into a same-origin iframe of the screenshot's
 * size; for each text node take the client rects of a Range over each word, join words of one row into a line, and read the
 * computed `color`; for each element with a background, border or `<img>` take its bounding rect and background colour.
 */
export type RenderedPage = {
  width: number;
  height: number;
  lines: RenderedLine[];
  boxes: RenderedBox[];
  /** Both pictures drawn to the same small size, where the renderer can read pixels; colour and structure are then judged by them. */
  pictures?: { screenshot: Raster; blueprint: Raster };
};

/** One visual line of one element. */
export type RenderedLine = { text: string; box: Box; color: Hex };

export type RenderedBox = { box: Box; fill?: Hex };

/** Red, green, blue and alpha from 0 to 255, pixel by pixel, row by row. */
export type Raster = { width: number; height: number; rgba: ArrayLike<number> };
