import { type Box, bottom, centreX } from '@blueprompt/core/geometry';
import { channelGap } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { type Outline, outlineOf } from '../areas/outline.ts';
import type { Scene } from '../fill-boxes.ts';
import type { Shape } from '../shape.ts';

/** Sides of a portrait, in pixels at scale 1. */
const SIDE = [28, 200] as const;
/** The flat ground of a portrait is a disc that somebody's shoulders cut: its height over its width. */
const HEIGHT = [0.5, 0.9] as const;
/** The share of the square around a portrait that its ground fills at least: a face leaves a rim of it. */
const MIN_GROUND = 0.08;
/** Share of the rows of its upper half that end on the circle, to within so many pixels. */
const MIN_ROUND = 0.85;
const OFF_CIRCLE = 1.5;
/** Places on the rim, how far on both sides of it is looked, and the share of them where the colours differ by so many levels. */
const LOOKS = 64;
const ASIDE = 1.5;
const MIN_STEP = 12;
const MIN_RIM = 0.85;

/** Round pictures on a flat ground of their own: the shoulders of a face reach the lower rim of a disc. */
export const findPortraits = ({ exact, pixels, scale }: Scene): Shape[] => {
  const portraits: Shape[] = [];
  // Most parts are the soft pixels of letters: their size alone refuses them.
  const minSize = (SIDE[0] * scale) ** 2 * MIN_GROUND;
  for (const part of exact.large) {
    if (exact.size[part]! < minSize) continue;
    const width = exact.right[part]! - exact.left[part]!;
    const height = exact.bottom[part]! - exact.top[part]!;
    if (width < SIDE[0] * scale || width > SIDE[1] * scale) continue;
    if (height < HEIGHT[0] * width || height > HEIGHT[1] * width) continue;
    const ground = outlineOf(exact, part);
    // The soft edge of a disc is not of its colour.
    const box = [2, 1, 0].map((more) => discAround(ground.box, more)).find((disc) => isCutDisc(disc, ground, pixels));
    if (box) portraits.push({ kind: 'box', box, radius: box.width / 2, busy: 1, isPicture: true });
  }
  return portraits;
};

const discAround = ({ x, y, width }: Box, more: number): Box => ({
  x: x - Math.floor(more / 2),
  y: y - Math.floor(more / 2),
  width: width + more,
  height: width + more,
});

const isCutDisc = (disc: Box, ground: Outline, pixels: Pixels): boolean =>
  isRoundAbove(disc, ground) && hasRim(disc, bottom(ground.box), pixels);

/** The rows of the ground end on the circle as far as its middle. */
const isRoundAbove = (disc: Box, { box, lefts, rights }: Outline): boolean => {
  const radius = disc.width / 2;
  const rows = lefts.slice(0, Math.min(lefts.length, Math.floor(radius)));
  const onCircle = rows.filter((left, row) => {
    const half = Math.sqrt(Math.max(0, radius ** 2 - (disc.y + radius - (box.y + row + 0.5)) ** 2));
    return (
      Math.abs(centreX(disc) - half - left) <= OFF_CIRCLE && Math.abs(centreX(disc) + half - rights[row]!) <= OFF_CIRCLE
    );
  });
  return onCircle.length >= MIN_ROUND * rows.length;
};

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
