import { bottom } from '@blueprompt/core/geometry';
import type { Pixels } from '../contract.ts';
import { crop } from './crop.ts';
import { findPageTop } from './find-page-top.ts';
import type { Read, ReadText } from './read.ts';

/** The row after the bar at the top of a picture that holds a certain line of text, where that has an end. */
export const barEnd = (
  pixels: Pixels,
  lines: readonly ReadText[],
  isSign: (line: ReadText) => boolean,
  scale: number,
): number | undefined => {
  const sign = lines.find(isSign);
  if (!sign) return undefined;
  const { width, height } = pixels;
  const middle = Math.round(sign.box.y + sign.box.height / 2);
  return findPageTop(pixels, { left: 0, top: 0, right: width, bottom: height }, middle, scale);
};

/** The height of the bar at the foot of a picture that holds a certain line, which is looked for in so many rows at most; else 0. */
export const footHeight = async (
  pixels: Pixels,
  read: Read,
  most: number,
  isSign: (line: ReadText) => boolean,
  scale: number,
): Promise<number> => {
  const { width, height } = pixels;
  const rows = Math.min(most, height);
  const foot = crop(pixels, { x: 0, y: height - rows, width, height: rows });
  const lines = (await read(foot))
    .filter(isSign)
    .map(({ text, box }) => ({ text, box: { ...box, y: rows - bottom(box) } }));
  return barEnd(flip(foot), lines, () => true, scale) ?? 0;
};

/** The same picture upside down. */
const flip = (pixels: Pixels): Pixels => {
  const { width, height } = pixels;
  const colors = new Uint32Array(pixels.colors.length);
  for (let y = 0; y < height; y++)
    colors.set(pixels.colors.subarray(y * width, (y + 1) * width), (height - 1 - y) * width);
  return { ...pixels, colors };
};
