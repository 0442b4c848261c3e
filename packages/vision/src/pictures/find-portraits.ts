import { type Box, bottom, centreX } from '@blueprompt/core/geometry';
import type { Shape } from '../boxes/shape.ts';
import { channelGap } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { toPicture } from './close-pictures.ts';

/** Sides of a portrait, in CSS pixels. */
const SIDE = [28, 200] as const;
/** The flat ground of a portrait is a disc that somebody's shoulders cut: its height and its radius, over its width. */
const HEIGHT = [0.5, 0.9] as const;
const MIN_RADIUS = 0.38;
/** Places on the rim, how far on both sides of it is looked, and the share of them where the colours differ by so many levels. */
const LOOKS = 64;
const ASIDE = 1.5;
const MIN_STEP = 12;
const MIN_RIM = 0.85;

/** Round pictures on a flat ground of their own: the shoulders of a face reach the lower rim of a disc. */
export const findPortraits = (shapes: readonly Shape[], pixels: Pixels, scale: number): Shape[] =>
  shapes.flatMap((shape) => {
    const { kind, box, radius, fill, border } = shape;
    if (kind !== 'box' || fill === undefined || border) return [];
    if (box.width < SIDE[0] * scale || box.width > SIDE[1] * scale || radius < MIN_RADIUS * box.width) return [];
    if (box.height < HEIGHT[0] * box.width || box.height > HEIGHT[1] * box.width) return [];
    // The soft edge of a disc is not of its colour.
    const disc = [2, 1, 0].map((more) => widen(box, more)).find((whole) => hasRim(whole, bottom(box), pixels));
    return disc ? [toPicture({ ...shape, box: disc, radius: disc.width / 2 })] : [];
  });

const widen = ({ x, y, width }: Box, more: number): Box => ({
  x: x - Math.floor(more / 2),
  y: y - Math.floor(more / 2),
  width: width + more,
  height: width + more,
});

/** Colours differ across the circle, both where the flat ground ends at it and below that. */
const hasRim = (disc: Box, end: number, pixels: Pixels): boolean => {
  const radius = disc.width / 2;
  const rim = { above: { seen: 0, all: 0 }, below: { seen: 0, all: 0 } };
  for (let look = 0; look < LOOKS; look++) {
    const angle = (look / LOOKS) * 2 * Math.PI;
    const colorAt = (distance: number): number | undefined => {
      const x = Math.floor(centreX(disc) + Math.cos(angle) * distance);
      const y = Math.floor(disc.y + radius + Math.sin(angle) * distance);
      return x < 0 || y < 0 || x >= pixels.width || y >= pixels.height
        ? undefined
        : pixels.colors[y * pixels.width + x];
    };
    const [inside, outside] = [colorAt(radius - ASIDE), colorAt(radius + ASIDE)];
    if (inside === undefined || outside === undefined) return false;
    const part = disc.y + radius + Math.sin(angle) * radius < end ? rim.above : rim.below;
    part.all++;
    if (channelGap(inside, outside) >= MIN_STEP) part.seen++;
  }
  return Object.values(rim).every(({ seen, all }) => seen >= MIN_RIM * all);
};
