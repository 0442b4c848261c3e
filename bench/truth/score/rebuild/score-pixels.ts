import type { Raster } from '@blueprompt/core/fidelity/rendered-page';
import { bottom, right } from '@blueprompt/core/geometry';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { Truth, TruthNode } from '../../truth.ts';
import { toBox } from '../match-boxes.ts';

export type PixelScore = {
  /** Share of all pixels whose colour the rebuilt page has too. */
  pixels?: number | undefined;
  /** The same without pictures, which nobody can rebuild from facts, and without charts, which have figures of their own. */
  pixelsOutsidePictures?: number | undefined;
};

/** Of 255, for each channel: what an eye does not see beside each other, and what the edges of letters differ by anyway. */
const MAX_LEVELS_APART = 16;

/** How many of the screenshot's pixels the rebuilt page explains. Both must have the size that the truth has. */
export function scorePixels(truth: Truth, screenshot: Raster, rebuilt: Raster): PixelScore {
  const { width, height } = truth;
  for (const raster of [screenshot, rebuilt])
    if (raster.width !== width || raster.height !== height)
      throw new Error(`${truth.id} has ${width} × ${height} pixels, not ${raster.width} × ${raster.height}.`);
  const isMasked = maskPictures(truth);
  let [same, sameOutside, outside] = [0, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = 4 * pixel;
    const isSame =
      Math.abs(screenshot.rgba[at]! - rebuilt.rgba[at]!) <= MAX_LEVELS_APART &&
      Math.abs(screenshot.rgba[at + 1]! - rebuilt.rgba[at + 1]!) <= MAX_LEVELS_APART &&
      Math.abs(screenshot.rgba[at + 2]! - rebuilt.rgba[at + 2]!) <= MAX_LEVELS_APART;
    if (isSame) same++;
    if (isMasked[pixel]) continue;
    outside++;
    if (isSame) sameOutside++;
  }
  return {
    pixels: same / (width * height),
    pixelsOutsidePictures: outside === 0 ? undefined : sameOutside / outside,
  };
}

const PICTURES = typesWith('not in the DOM');

const isPicture = ({ type, paint }: TruthNode): boolean => PICTURES.has(type) || paint?.picture === true;

/** 1 where a picture, canvas or the like shows what the DOM says nothing about. */
const maskPictures = ({ width, height, nodes, ignore }: Truth): Uint8Array => {
  const mask = new Uint8Array(width * height);
  const places = [...ignore, ...nodes.filter(isPicture).map(({ box }) => box)].map(toBox);
  for (const box of places) {
    const [from, to] = [Math.max(0, Math.floor(box.x)), Math.min(width, Math.ceil(right(box)))];
    for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, Math.ceil(bottom(box))); y++)
      if (to > from) mask.fill(1, y * width + from, y * width + to);
  }
  return mask;
};
