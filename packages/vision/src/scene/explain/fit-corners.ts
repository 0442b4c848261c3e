import type { Box } from '@blueprompt/core/box';
import { blue, channelGap, green, red } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import type { Corners, Surface } from '../scene.ts';

/** Radii that are written, in pixels; half of the box is tried as well. */
const RADII = [
  0, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 26, 28, 30, 32, 36, 40, 48,
];
const LAST = 50;
/** Levels that a box must differ from what is around it by. */
const MIN_RANGE = 6;
/** A larger radius has to be better by so many pixels. */
const MIN_BETTER = 0.05;
/** Corners of one box that differ by no more are meant to be equal, and so is a fourth one that something covers. */
const MAX_RADIUS_APART = 1;

/** Gives a flat surface the radii whose corners look most like the seen ones. */
export function fitCorners(pixels: Pixels, surface: Surface): Surface {
  if (surface.fill?.kind !== 'flat') return surface;
  const fitted = ([0, 1, 2, 3] as const).map((corner) => fitCorner(pixels, surface, corner));
  const sorted = fitted.filter((radius) => radius !== undefined).sort((one, other) => one - other);
  const middle = sorted[sorted.length >> 1];
  const isEven =
    middle !== undefined && sorted.filter((radius) => Math.abs(radius - middle) <= MAX_RADIUS_APART).length > 2;
  const radiusAt = (corner: 0 | 1 | 2 | 3): number => (isEven ? middle : (fitted[corner] ?? surface.corners[corner]));
  const corners: Corners = [radiusAt(0), radiusAt(1), radiusAt(2), radiusAt(3)];
  return { ...surface, corners };
}

const fitCorner = (pixels: Pixels, { box, fill, border }: Surface, corner: 0 | 1 | 2 | 3): number | undefined => {
  const look = lookInto(pixels, box, corner);
  const out = look.at(-1, -1) ?? look.at(0, 0);
  if (fill?.kind !== 'flat' || out === undefined || look.half < 2) return undefined;
  const line = border?.colors[0] ?? fill.color;
  const range = channelGap(line, out);
  if (range < MIN_RANGE) return undefined;
  const rim = border ? Math.max(1, Math.round(border.widths[0])) : 0;
  const size = Math.min(LAST, Math.floor(look.half));
  const seen = readChannels(look, size);
  const [outside, edge, inside] = [out, line, fill.color].map((color) => [red(color), green(color), blue(color)]) as [
    Rgb3,
    Rgb3,
    Rgb3,
  ];
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const radius of [...RADII.filter((one) => one < look.half), look.half]) {
    // Further in lies what is on the box.
    const reach = 1.2 * radius + 4 + 2 * rim;
    const end = Math.min(size, Math.ceil(reach) + 1);
    let sum = 0;
    for (let j = 0; j < end && sum < least; j++)
      for (let i = 0; i < end; i++) {
        if (i + j > reach && i >= rim && j >= rim) break;
        const whole = covered(radius, i, j);
        const inner = i < rim || j < rim ? 0 : covered(Math.max(0, radius - rim), i - rim, j - rim);
        for (let channel = 0; channel < 3; channel++) {
          const model = outside[channel]! * (1 - whole) + edge[channel]! * (whole - inner) + inside[channel]! * inner;
          const off = (seen[3 * (j * size + i) + channel]! - model) / range;
          sum += Math.min(1, off * off);
        }
      }
    if (sum < least - MIN_BETTER) [best, least] = [radius, sum];
  }
  return best;
};

type Rgb3 = [number, number, number];

const readChannels = (look: Look, size: number): Uint8Array => {
  const channels = new Uint8Array(3 * size * size);
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) {
      const color = look.at(i, j) ?? 0;
      channels.set([red(color), green(color), blue(color)], 3 * (j * size + i));
    }
  return channels;
};

/** How much of a pixel a corner leaves, `i` and `j` pixels from where it would be sharp. */
const covered = (radius: number, i: number, j: number): number => {
  if (i + 0.5 >= radius || j + 0.5 >= radius) return 1;
  const distance = Math.hypot(radius - i - 0.5, radius - j - 0.5);
  return Math.max(0, Math.min(1, radius - distance + 0.5));
};

type Look = { half: number; at: (i: number, j: number) => number | undefined };

/** Pixels counted from a corner inwards. */
const lookInto = ({ width, height, colors }: Pixels, box: Box, corner: 0 | 1 | 2 | 3): Look => {
  const [left, top] = [Math.round(box.x), Math.round(box.y)];
  const [right, bottom] = [Math.round(box.x + box.width) - 1, Math.round(box.y + box.height) - 1];
  const isRight = corner === 1 || corner === 2;
  const isLow = corner >= 2;
  return {
    half: Math.min(right - left + 1, bottom - top + 1) / 2,
    at: (i, j) => {
      const [x, y] = [isRight ? right - i : left + i, isLow ? bottom - j : top + j];
      return x < 0 || y < 0 || x >= width || y >= height ? undefined : colors[y * width + x];
    },
  };
};
