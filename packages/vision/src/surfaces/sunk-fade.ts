import type { Element } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { SIDES } from '../boxes/edges/side-colors.ts';
import { luma, parseHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { lineColor } from './side-profile.ts';

type Side = (typeof SIDES)[number];

/** Their colour is the mean of what they show: no line misses it. */
const GRAPHICS = typesWith('graphic');
/** A box that was found by its parts takes along at most this much of its shadow, in CSS pixels. */
const MAX_SUNK = 12;
/** A shadow shows on at least this many sides, in at least this many lines … */
const MIN_SUNK = 2;
/** … that are each darker by this many levels than the line outside them. */
const FADING = 0.3;

/**
 * How many lines at each side of a box, the top first, only get darker on the way in, as a shadow does that was taken for a part of it,
 * and the squared levels by which they miss its fill; nothing where they are none.
 */
export function sunkFade(
  pixels: Pixels,
  element: Element,
  scale: number,
): { depths: number[]; error: number } | undefined {
  const { type, box, fill } = element;
  if (fill === undefined || GRAPHICS.has(type)) return undefined;
  const bright = luma(parseHex(fill));
  const fades = SIDES.map((side) => fadeWithin(pixels, element, side, { most: MAX_SUNK * scale, bright }));
  if (fades.filter(isFade).length < MIN_SUNK) return undefined;
  const depths = fades.map(({ length }) => Math.max(0, length - 1));
  const [top = 0, right = 0, bottom = 0, left = 0] = depths;
  if (top + bottom >= box.height || left + right >= box.width) return undefined;
  const error = fades.flatMap((lines) => lines.slice(1)).reduce((sum, line) => sum + (bright - line) ** 2, 0);
  return { depths, error };
}

const isFade = (lines: readonly number[]): boolean =>
  lines.filter((line, at) => at > 0 && line < lines[at - 1]! - FADING).length >= MIN_SUNK;

/**
 * How bright the line beyond a side is and those within it that get no brighter, up to where the box begins, which is as bright as its
 * fill; none where it does not.
 */
const fadeWithin = (
  pixels: Pixels,
  { box, radius }: Element,
  side: Side,
  { most, bright }: { most: number; bright: number },
): number[] => {
  const lines: number[] = [];
  for (let distance = 1; distance >= 1 - most; distance--) {
    const color = lineColor(pixels, box, side, distance, radius);
    if (color === undefined) return [];
    const line = luma(color);
    if (lines.length > 0 && line > lines.at(-1)! + FADING) return Math.abs(line - bright) <= FADING ? lines : [];
    lines.push(line);
  }
  return [];
};
