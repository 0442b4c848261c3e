import { isNear, type Segments } from '../../boxes/areas/segment.ts';
import type { Pixels } from '../../contract.ts';

/** Smallest part that is looked at, in pixels of each side: one level of a steeper gradient is a narrower strip. */
const MIN_SIDE = 8;
/** Levels by which what lies beyond a sharp side differs: gradients change by less over so few pixels. */
const SHARP = 4;
/** Pixels from a side to what lies beyond it: between them is one that shows both. */
const BEYOND = 2;
/** Where along a side is looked; corners may be round. */
const SAMPLED_AT = [0.4, 0.45, 0.5, 0.55, 0.6];

/**
 * Parts of one colour with four sharp sides: they lie on a gradient and are none of it, near as their colour may be. The smooth
 * pixels of their round corners alone would join them to it.
 */
export function findApart({ width, height, colors }: Pixels, exact: Segments): Uint8Array {
  const isApart = new Uint8Array(exact.count);
  for (const part of exact.large) {
    const [left, top, right, bottom] = [exact.left[part]!, exact.top[part]!, exact.right[part]!, exact.bottom[part]!];
    if (right - left < MIN_SIDE || bottom - top < MIN_SIDE) continue;
    if (left < BEYOND || top < BEYOND || right + BEYOND > width || bottom + BEYOND > height) continue;
    const color = exact.color[part]!;
    /** From inside a side, where the part has to show, to beyond it. */
    const isSharp = (x: number, y: number, toX: number, toY: number): boolean =>
      colors[(y - toY) * width + x - toX] === color && !isNear(colors[(y + toY) * width + x + toX]!, color, SHARP);
    const isBox = SAMPLED_AT.every((share) => {
      const x = Math.floor(left + share * (right - left));
      const y = Math.floor(top + share * (bottom - top));
      return (
        isSharp(x, top, 0, -BEYOND) &&
        isSharp(x, bottom - 1, 0, BEYOND) &&
        isSharp(left, y, -BEYOND, 0) &&
        isSharp(right - 1, y, BEYOND, 0)
      );
    });
    if (isBox) isApart[part] = 1;
  }
  return isApart;
}
