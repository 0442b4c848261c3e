import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Element } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { Outline } from '../boxes/areas/outline.ts';
import { fitRoundedRect } from '../boxes/edges/fit-rounded-rect.ts';
import { channelGap } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { SAME_GROUND } from './measure-surfaces.ts';

/**
 * Whose corners are worth a second look: what was put together of parts, photos, whose edges are seldom of one colour, and marks
 * on a ground of their own.
 */
const CORNERED = typesWith('corners on ground');
/** Corners that must show the same ground. */
const MIN_CORNERS = 3;
/** Less is the soft corner of a square box, in pixels. */
const MIN_RADIUS = 2;

/** Gives elements that have square corners so far the radius that their ground leaves them. */
export const roundCorners = (elements: readonly Element[], pixels: Pixels): Element[] =>
  elements.map((element) => {
    if (element.radius || !CORNERED.has(element.type) || (element.type === 'icon' && !element.fill)) return element;
    const outline = outlineOnGround(element.box, pixels);
    const radius = outline && fitRoundedRect(outline, 'inside')?.radius;
    return radius !== undefined && radius >= MIN_RADIUS ? { ...element, radius } : element;
  });

/** Where each row of the box stops being the ground around it; undefined where no one ground is around it. */
const outlineOnGround = (box: Box, pixels: Pixels): Outline | undefined => {
  const { x, y, width, height } = box;
  if (x < 1 || y < 1 || right(box) >= pixels.width || bottom(box) >= pixels.height) return undefined;
  const colorAt = (px: number, py: number): number => pixels.colors[py * pixels.width + px]!;
  const around = [x - 1, right(box)].flatMap((px) => [y - 1, bottom(box)].map((py) => colorAt(px, py)));
  const isLike = (a: number, b: number): boolean => channelGap(a, b) <= SAME_GROUND;
  const ground = around.find((color) => around.filter((other) => isLike(color, other)).length >= MIN_CORNERS);
  if (ground === undefined) return undefined;
  const lefts: number[] = [];
  const rights: number[] = [];
  for (let row = y; row < y + height; row++) {
    let [left, end] = [x, right(box)];
    while (left < end && isLike(colorAt(left, row), ground)) left++;
    while (end > left && isLike(colorAt(end - 1, row), ground)) end--;
    if (left - x > width / 2) return undefined;
    lefts.push(left);
    rights.push(end);
  }
  return { box, lefts, rights };
};
