import { type Box, contains } from '@blueprompt/core/geometry';
import type { Measurement, TextLine } from '@blueprompt/core/measurement';
import { NOISE as LOSSY_NOISE } from '../boxes/areas/flatten-noise.ts';
import { channelGap, parseHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { SAME_LEVELS } from '../scene/bits.ts';
import { type Area, intersect } from '../scene/paint/area.ts';
import { paintScene } from '../scene/paint/paint-scene.ts';
import type { Scene } from '../scene/scene.ts';
import { EXPLAINED, groupResidual, MARK, type Mask, PAINT } from './group-residual.ts';
import { isDrawn } from './is-drawn.ts';
import { type Said, toScene } from './to-scene.ts';

type ResidualFacts = Required<Pick<Measurement, 'explained' | 'residual'>>;

/** Pixels by which letters, and what is drawn, may stand out of their boxes. */
const TEXT_OVERHANG = 3;
const DRAWN_OVERHANG = 2;
/** Digits of the share that are kept: a page of 12 megapixels has no use for more. */
const STEPS = 10_000;

/**
 * How much of a screenshot a measurement accounts for, and where it does not. A pixel is explained when
 *
 * - the surfaces that the measurement lists (page background, regions, elements, shapes), painted in order, show its colour within
 *   the noise, or
 * - it belongs to a picture, icon, logo, chart, checkbox, radio, switch or progress bar that is listed there, or
 * - it is a mark within a listed line of text. A mark is what no surface of the scene shows: the ground behind a line is none, so that
 *   a line does not account for a badge that was not measured.
 *
 * Everything else is residual: a surface that the measurement does not have, or has with another colour, and marks and pictures that
 * nothing accounts for.
 */
export function findResidual(pixels: Pixels, scene: Scene, said: Said): ResidualFacts {
  const { width, height } = pixels;
  const mask = { width, height, pixels: new Uint8Array(width * height).fill(UNSEEN) };
  const drawn = listDrawn(said);
  for (const box of drawn) explainBox(mask, box);
  compare(mask, pixels, toScene(said, scene), { of: UNSEEN, shown: EXPLAINED, other: PAINT });
  compare(mask, pixels, outside(scene, drawn), { of: PAINT, shown: PAINT, other: MARK });
  for (const line of said.texts) explainLine(mask, pixels, line);
  return { explained: explainedShare(mask), residual: groupResidual(mask) };
}

/** Where nothing was looked at yet. */
const UNSEEN = 3;

/** Looks at the pixels of one kind: those that a scene shows are of a second kind now, the others of a third. */
const compare = (
  { pixels: mask }: Mask,
  { colors, isLossy }: Pixels,
  scene: Scene,
  { of, shown, other }: { of: number; shown: number; other: number },
): void => {
  const painted = paintScene(scene).colors;
  const noise = isLossy ? LOSSY_NOISE : SAME_LEVELS;
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] !== of) continue;
    // Most are equal, and that is quickly seen.
    mask[at] = painted[at] === colors[at] || channelGap(painted[at]!, colors[at]!) <= noise ? shown : other;
  }
};

/** Boxes whose pixels belong to what a measurement lists there. */
const listDrawn = ({ elements, paints = [], regions }: Said): Box[] => [
  ...[...elements, ...paints].filter(({ type }) => isDrawn(type)).map(({ box }) => grow(box, DRAWN_OVERHANG)),
  ...regions.filter(({ picture }) => picture).map(({ box }) => box),
];

/** A scene without what lies in one of these boxes: a photo has many surfaces, and nobody looks there. */
const outside = (scene: Scene, boxes: readonly Box[]): Scene => ({
  ...scene,
  items: scene.items.filter((item) => {
    const hasShadow = item.kind === 'surface' && item.shadows.length > 0;
    return hasShadow || !boxes.some((box) => contains(box, item.box));
  }),
});

const explainBox = (mask: Mask, box: Box): void => {
  const { left, top, right, bottom } = toPixels(mask, box);
  for (let y = top; y < bottom; y++) mask.pixels.fill(EXPLAINED, y * mask.width + left, y * mask.width + right);
};

/** Letters are marks, or large enough that the scene took them for surfaces: then they have the colour of their line. */
const explainLine = ({ pixels: mask, ...size }: Mask, { colors }: Pixels, { box, color }: TextLine): void => {
  const { left, top, right, bottom } = toPixels(size, grow(box, TEXT_OVERHANG));
  const ink = parseHex(color);
  for (let y = top; y < bottom; y++)
    for (let at = y * size.width + left; at < y * size.width + right; at++)
      if (mask[at] === MARK || (mask[at] === PAINT && channelGap(ink, colors[at]!) <= SAME_LEVELS))
        mask[at] = EXPLAINED;
};

const grow = ({ x, y, width, height }: Box, px: number): Box => ({
  x: x - px,
  y: y - px,
  width: width + 2 * px,
  height: height + 2 * px,
});

const toPixels = ({ width, height }: Pick<Mask, 'width' | 'height'>, box: Box): Area =>
  intersect(
    { left: 0, top: 0, right: width, bottom: height },
    { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height },
  );

/** Rounded down: all of it is explained only where nothing is left. */
const explainedShare = ({ pixels }: Mask): number => {
  if (pixels.length === 0) return 1;
  let left = 0;
  for (let at = 0; at < pixels.length; at++) if (pixels[at] !== EXPLAINED) left++;
  return Math.floor((1 - left / pixels.length) * STEPS) / STEPS;
};
