import type { Box } from '@blueprompt/core/box';
import type { Pixels } from '../../contract.ts';
import type { Scene, SceneItem } from '../scene.ts';
import { isEmpty, toClip } from './area.ts';
import { paintInk, paintPicture } from './paint-mask.ts';
import { paintSurface } from './paint-surface.ts';

/** What a browser shows where a page paints nothing. */
const BLANK = 0xffffff;

/** Paints a scene's items in order on white. */
export function paintScene({ width, height, items }: Scene): Pixels {
  const canvas = { width, height, colors: new Uint32Array(width * height).fill(BLANK) };
  for (const item of items) paintItem(canvas, item);
  return canvas;
}

/**
 * Paints one item over what is there, within a whole-numbered clip. The work grows with the pixels of the clip that the item
 * touches. Sizes and numbers that cannot be painted leave the canvas as it is.
 */
export function paintItem(canvas: Pixels, item: SceneItem, clip?: Box): void {
  const area = toClip(canvas, clip);
  if (isEmpty(area)) return;
  if (item.kind === 'surface') paintSurface(canvas, area, item);
  else if (item.kind === 'ink') paintInk(canvas, area, item);
  else paintPicture(canvas, area, item);
}
