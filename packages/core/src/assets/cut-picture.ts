import { area, type Box, bottom, contains, intersect, meets, right } from '../geometry.ts';
import type { Element, Measurement } from '../measurement.ts';
import { clearSurface, type Lettering } from './clear-surface.ts';
import type { Cutout, Screenshot } from './cutout.ts';
import { eraseBoxes } from './erase-boxes.ts';
import type { Asset } from './list-assets.ts';
import { isPicture } from './name-asset.ts';
import { roundCorners } from './round-corners.ts';

/** What lies on a picture and is larger than this share of it is a part of what it shows. */
const MAX_COVER_SHARE = 0.6;

/** Boxes of words end so many pixels beyond the logo that they are a part of. */
const WORD_SLACK = 2;

/**
 * A picture as it was before the page wrote on it: cut at its box, without the words and icons that lie on it, and
 * transparent around its corners, or where the surface below it shows. Undefined where its box is outside the screenshot.
 */
export function cutPicture(screenshot: Screenshot, measurement: Measurement, asset: Asset): Cutout | undefined {
  const { frame, elements, paints = [] } = measurement;
  // Places are counted from the page's corner, and the screenshot may show more than the page.
  const corner = frame?.box ?? { x: 0, y: 0 };
  const place = toPixelBox(asset.box, corner, screenshot);
  if (!place) return undefined;
  const cutout = crop(screenshot, place);
  // What lies behind a landmark has neither its corners nor a surface below it.
  const element = [...elements, ...paints].find((one) => one.id === asset.elementIds[0] && isPicture(one));
  const inCutout = (box: Box): Box => ({ ...box, x: box.x + corner.x - place.x, y: box.y + corner.y - place.y });
  eraseBoxes(cutout, coversOf(measurement, asset.box, element).map(inCutout));
  if (element?.radius) roundCorners(cutout, element.radius);
  else if (element) clearSurface(cutout, screenshot, place, letteringOf(measurement, element, inCutout));
  return cutout;
}

const toPixelBox = (box: Box, corner: { x: number; y: number }, { width, height }: Screenshot): Box | undefined => {
  const [x, y] = [Math.round(box.x + corner.x), Math.round(box.y + corner.y)];
  const [endX, endY] = [Math.round(right(box) + corner.x), Math.round(bottom(box) + corner.y)];
  const cut = intersect({ x, y, width: endX - x, height: endY - y }, { x: 0, y: 0, width, height });
  return area(cut) > 0 ? cut : undefined;
};

const crop = ({ width, colors }: Screenshot, place: Box): Cutout => {
  const rgba = new Uint8ClampedArray(4 * place.width * place.height);
  for (let y = 0, to = 0; y < place.height; y++)
    for (let x = 0, from = (place.y + y) * width + place.x; x < place.width; x++, from++, to += 4) {
      const color = colors[from]!;
      rgba[to] = color >> 16;
      rgba[to + 1] = (color >> 8) & 0xff;
      rgba[to + 2] = color & 0xff;
      rgba[to + 3] = 0xff;
    }
  return { width: place.width, height: place.height, rgba };
};

/** The words that a logo is drawn with, which nobody sets again. */
const letteringOf = ({ texts }: Measurement, { type, box }: Element, inCutout: (box: Box) => Box): Lettering[] =>
  type === 'logo'
    ? texts
        .filter((line) => contains(box, line.box, WORD_SLACK))
        .map((line) => ({ box: inCutout(line.box), background: line.background }))
    : [];

/** The words, icons and controls that a page places on a picture itself. Those of a logo are the logo, and those of an interface are that. */
const coversOf = ({ texts, elements, paints = [] }: Measurement, box: Box, picture: Element | undefined): Box[] => {
  if (picture?.type === 'logo' || picture?.shows) return [];
  const isOn = (other: Box): boolean =>
    meets(other, box) && area(intersect(other, box)) > area(other) / 2 && area(other) < MAX_COVER_SHARE * area(box);
  return [...texts, ...[...elements, ...paints].filter(({ id }) => id !== picture?.id)]
    .map((one) => one.box)
    .filter(isOn);
};
