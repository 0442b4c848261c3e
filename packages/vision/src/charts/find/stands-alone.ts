import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Pixels } from '../../contract.ts';
import type { GroundMap } from './map-grounds.ts';

/** How far around a box is looked, in CSS pixels. */
const AROUND = 12;
/** Around a chart lies its ground, with a frame or a sign here and there; around an edge in a photo lies the photo. */
const MAX_BUSY = 0.3;

/** Is what is drawn in a box surrounded by ground that was painted, where most pixels are as the one beside or above them? */
export function standsAlone({ width, height, isDrawn, scale }: GroundMap, { colors }: Pixels, box: Box): boolean {
  const reach = Math.round(AROUND * scale);
  const [left, end] = [Math.floor(box.x), Math.ceil(right(box))];
  const [top, low] = [Math.floor(box.y), Math.ceil(bottom(box))];
  let [seen, busy] = [0, 0];
  for (let y = Math.max(0, top - reach); y < Math.min(height, low + reach); y++)
    for (let x = Math.max(0, left - reach); x < Math.min(width, end + reach); x++) {
      if (x >= left && x < end && y >= top && y < low) {
        x = end - 1;
        continue;
      }
      seen += 1;
      const at = y * width + x;
      const isEven = colors[at] === colors[at - 1] || colors[at] === colors[at - width];
      if (isDrawn[at] === 1 || !isEven) busy += 1;
    }
  return busy <= MAX_BUSY * seen;
}
