import type { Segments } from '../../boxes/areas/segment.ts';
import { channelGap } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { radiusAround } from '../regions/corner-radius.ts';
import { listPartBoxes, type PartBox } from '../regions/part-boxes.ts';
import type { Corners, Surface } from '../scene.ts';
import { type Hypothesis, isLine, plainSurface } from './hypothesis.ts';
import { probeSide, SIDE_INDEXES } from './probe-side.ts';

/** Smallest box, in pixels. */
const MIN_AREA = 16;
/** Smaller radii are the rounding of pixels. */
const MIN_RADIUS = 0.7;
/** Corners that take this share of half of the box take all of it: its end rows are too few to tell. */
const ROUND_SHARE = 0.85;
/** Levels by which the sides of one border may differ: half-covered lines of pixels look paler. */
const SAME_BORDER = 40;
/** Fewer sides with a line are dividers beside a box. */
const MIN_SIDES = 3;

/** A box for every part of one colour, grown by the border around it. */
export function proposeFlats(pixels: Pixels, segments: Segments, isTaken: (part: number) => boolean): Hypothesis[] {
  const found: Hypothesis[] = [];
  for (const part of largestParts(segments)) {
    if (isTaken(part)) continue;
    for (const one of listPartBoxes(segments, part, MIN_AREA))
      found.push({ surface: toSurface(pixels, one, segments.color[part]!), rows: one.rows, looseBits: one.looseBits });
  }
  return found;
}

/** No page has as many surfaces: of a screenshot with more parts the smallest are left to the rests, so that its cost stays bounded. */
const MAX_PARTS = 20_000;

const largestParts = ({ large, size }: Segments): Iterable<number> =>
  large.length <= MAX_PARTS ? large : [...large].sort((one, other) => size[other]! - size[one]!).slice(0, MAX_PARTS);

const toSurface = (pixels: Pixels, { box, corners, losses }: PartBox, color: number): Surface => {
  const fill = { kind: 'flat', color } as const;
  const line = plainSurface({ box, fill });
  if (isLine(line)) return line;
  const sides = SIDE_INDEXES.map((side) => probeSide(pixels, box, corners, side, color));
  const drawn = sides.flatMap((side) => (side && side.width > 0 ? [side] : []));
  const first = drawn[0];
  // Where boxes touch, one of them has the line.
  const hasBorder =
    first !== undefined &&
    drawn.length >= MIN_SIDES &&
    drawn.every((side) => channelGap(side.color, first.color) <= SAME_BORDER);
  const [top, right, bottom, left] = sides.map((side) => (hasBorder && side?.width) || side?.rest || 0) as [
    number,
    number,
    number,
    number,
  ];
  const grown = {
    x: box.x - left,
    y: box.y - top,
    width: box.width + left + right,
    height: box.height + top + bottom,
  };
  const half = Math.min(grown.width, grown.height) / 2;
  const rowsOfCorner = Math.floor(Math.min(box.width, box.height) / 2);
  const outer = (radius: number, corner: number): number => {
    if (radius <= MIN_RADIUS) return 0;
    const [besideX, besideY] = [corner === 0 || corner === 3 ? left : right, corner < 2 ? top : bottom];
    const wide = hasBorder
      ? radius + (top + bottom) / 2
      : radiusAround(losses[corner]!, { besideX, besideY, rows: rowsOfCorner }, half);
    return wide > half * ROUND_SHARE ? half : wide;
  };
  return plainSurface({
    box: grown,
    corners: corners.map(outer) as unknown as Corners,
    fill,
    border: hasBorder
      ? {
          widths: sides.map((side) => side?.width ?? 0) as [number, number, number, number],
          colors: [first.color, first.color, first.color, first.color],
        }
      : undefined,
  });
};
