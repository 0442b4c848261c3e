import { type Box, bottom, overlap } from '@blueprompt/core/geometry';
import type { Element, Region } from '@blueprompt/core/measurement';
import { toFill } from '../elements/to-paint.ts';
import type { Explanation } from '../scene/explain/explain-pixels.ts';
import { listSurfaces, SAMPLES_PER_SIDE } from './paint-from-scene.ts';

/** A region of this share of the page is all of it. */
const WHOLE = 0.95;
/** How far inside its sides a region shows what it lies on, beside everything in it, in pixels. */
const GUTTER = 3;
/** Where the page itself shows in more of the looks than this, a region has no paint of its own. */
const MIN_BARE = 0.9;
/** What reaches over an edge by more pixels than this lies across it. */
const MAX_OVER = 4;

/**
 * A gradient that paints the page and runs out on the way down leaves the same pixels as one behind its first band. Where things lie
 * across the edge of such a band, the gradient is the page's: the band goes, and the region of the whole page has the gradient.
 */
export const layGround = (
  bands: readonly Region[],
  known: readonly Region[],
  elements: readonly Element[],
  explanation: Explanation | undefined,
): Region[] => {
  const [ground] = explanation?.scene.items ?? [];
  const gradient = ground?.kind === 'surface' ? toFill(ground.fill, ground.box).gradient : undefined;
  if (!ground || !gradient) return [...bands];
  const surfaces = listSurfaces(explanation).filter(({ fill }) => fill);
  const isBare = ({ box }: Region): boolean => {
    const looks = looksBeside(box);
    return looks.filter((look) => !surfaces.some((one) => holds(one.box, look))).length > MIN_BARE * looks.length;
  };
  const isKnown = ({ box }: Region): boolean => known.some((region) => region.box === box);
  if (bands.some((band) => !isKnown(band) && isBare(band) && !isCut(band.box, elements))) return [...bands];
  const own = bands.flatMap((band) => {
    if (!isBare(band)) return [band];
    const { gradient: seen, ...bare } = band;
    return isKnown(band) ? [bare] : [];
  });
  const page = own.find(({ box }) => overlap(box, ground.box) >= WHOLE);
  const { fill, picture, ...bare } = page ?? { role: 'section', box: ground.box };
  return [{ ...bare, gradient }, ...own.filter((region) => region !== page)];
};

const isCut = (band: Box, elements: readonly Element[]): boolean =>
  elements.some(({ box }) => box.y < bottom(band) - MAX_OVER && bottom(box) > bottom(band) + MAX_OVER);

type Point = { x: number; y: number };

/** Places down the gutters of a box. */
const looksBeside = ({ x, y, width, height }: Box): Point[] =>
  Array.from({ length: 2 * SAMPLES_PER_SIDE }, (_, at) => ({
    x: at % 2 === 0 ? x + GUTTER : x + width - 1 - GUTTER,
    y: y + (((at >> 1) + 0.5) * height) / SAMPLES_PER_SIDE,
  }));

const holds = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
