import type { Box } from '@blueprompt/core/box';
import type { Pixels } from '../../contract.ts';

/** A rectangle by its edges; of pixels, all four are whole numbers. */
export type Area = { left: number; top: number; right: number; bottom: number };

/** The pixels that may be painted: those of the canvas within the clip. */
export function toClip(canvas: Pixels, clip: Box | undefined): Area {
  const whole = { left: 0, top: 0, right: canvas.width, bottom: canvas.height };
  if (clip === undefined) return whole;
  return intersect(whole, { left: clip.x, top: clip.y, right: clip.x + clip.width, bottom: clip.y + clip.height });
}

/** The pixels of `clip` that an area touches; of a number that is none, nothing is left. */
export function intersect(clip: Area, area: Area): Area {
  const left = Math.max(clip.left, Math.floor(area.left));
  const top = Math.max(clip.top, Math.floor(area.top));
  const right = Math.min(clip.right, Math.ceil(area.right));
  const bottom = Math.min(clip.bottom, Math.ceil(area.bottom));
  return right > left && bottom > top ? { left, top, right, bottom } : { left, top, right: left, bottom: top };
}

/** The smallest area around both. */
export function unite(one: Area, other: Area): Area {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Whether no pixel is in it. */
export function isEmpty({ left, top, right, bottom }: Area): boolean {
  return !(right > left && bottom > top);
}
