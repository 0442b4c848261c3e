import { area, type Box, contains, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { Pixels } from '../contract.ts';
import { toPicture } from './close-pictures.ts';
import { isPhoto } from './is-photo.ts';

/** A panel beside a photo takes this share of the page's width, and is this high at least, in CSS pixels. */
const PANEL = [0.25, 0.75] as const;
const MIN_HEIGHT = 200;
/** A box that takes so much of the photo is the photo. */
const MAX_PHOTO_SHARE = 0.8;
/** More lines of words than a saying on a photo are those of a page. */
const MAX_LINES = 5;

/**
 * Photos that fill the page beside a flat panel, from its edge to the edge of the page: such a photo has no outline of its
 * own, and its parts show everything but where it ends.
 */
export const findCovers = (
  shapes: readonly Shape[],
  texts: readonly TextLine[],
  pixels: Pixels,
  scale: number,
): Shape[] =>
  shapes
    .filter(({ kind, box, fill, radius }) => {
      const share = box.width / pixels.width;
      const isHigh = box.height >= MIN_HEIGHT * scale;
      return kind === 'box' && fill !== undefined && radius === 0 && isHigh && share >= PANEL[0] && share <= PANEL[1];
    })
    .flatMap(({ box }) => besidePanel(box, pixels.width))
    .filter((box) => {
      const isWorded = (shape: Shape): boolean =>
        shape.kind === 'box' &&
        contains(box, shape.box, 1) &&
        area(shape.box) < MAX_PHOTO_SHARE * area(box) &&
        texts.some((line) => contains(shape.box, line.box, 1));
      const lines = texts.filter((line) => contains(box, line.box, 1));
      return lines.length <= MAX_LINES && !shapes.some(isWorded) && isPhoto(box, pixels);
    })
    .map((box) => toPicture({ kind: 'box', box, radius: 0, busy: 1 }));

/** The rest of the page in the rows of a panel that ends at one of its sides. */
const besidePanel = (box: Box, width: number): Box[] => {
  const [isLeft, isRight] = [box.x <= 1, right(box) >= width - 1];
  if (isLeft === isRight) return [];
  return [isLeft ? { ...box, x: right(box), width: width - right(box) } : { ...box, x: 0, width: box.x }];
};
