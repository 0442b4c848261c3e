import type { Box } from '@blueprompt/core/geometry';
import { createBandLookup } from '@blueprompt/core/lookup/band-lookup';
import type { Element, Region, TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { indexBoxes } from '../boxes/box-index.ts';
import { SIDES } from '../boxes/edges/side-colors.ts';
import type { Pixels } from '../contract.ts';
import { toFill, toPaint } from '../elements/to-paint.ts';
import { type Explanation, explainPixels } from '../scene/explain/explain-pixels.ts';
import { ownSurface } from '../scene/own-surface.ts';
import { isLine } from '../scene/propose/hypothesis.ts';
import type { Surface } from '../scene/scene.ts';
import { isSharedSide } from '../surfaces/room-beside.ts';

/** Larger pictures are not explained: the work takes 80 bytes a pixel. */
const MAX_PIXELS = 12_000_000;
/** These have a ground of their own; what pictures, marks and texts show is no paint. */
export const GROUNDED = typesWith('surface', 'tick');

/** What a page is painted with; nothing of a picture that is too large. */
export const explainPage = (pixels: Pixels, texts: readonly TextLine[]): Explanation | undefined =>
  pixels.width * pixels.height > MAX_PIXELS ? undefined : explainPixels(pixels, texts);

/** The surfaces that paint a page, without its ground. */
export const listSurfaces = (explanation: Explanation | undefined): Surface[] =>
  (explanation?.scene.items ?? []).filter((item) => item.kind === 'surface').slice(1);

/**
 * Gives elements the fill, the gradient and the shadow of the surface that they are, where none was found before. What falls from
 * the head or the foot of a card is the card's.
 */
export const paintFromScene = (elements: readonly Element[], surfaces: readonly Surface[]): Element[] => {
  const boxes = indexBoxes(surfaces.filter((surface) => !isLine(surface)));
  const grounds = indexBoxes(
    elements.filter(({ type, fill, gradient, border }) => GROUNDED.has(type) && (fill ?? gradient ?? border)),
  );
  return elements.map((element) => {
    const own = GROUNDED.has(element.type) ? ownSurface(element.box, boxes) : undefined;
    if (!own) return element;
    const { fill, gradient, shadow } = toPaint(own);
    const isCast = shadow && !element.shadow && !SIDES.some((side) => isSharedSide(element.box, side, grounds));
    return {
      ...element,
      ...(fill && !element.fill && !element.gradient && { fill }),
      ...(gradient && { gradient }),
      ...(isCast && { shadow }),
    };
  });
};

/** A photo shows the exact colour of the page in less than this share of its pixels. */
const MAX_GROUND = 0.25;
/** A region of which more than this share lies on gradients has no photo behind it. */
const MIN_SHADED = 0.5;
/** Pixels looked at along each side. */
export const SAMPLES_PER_SIDE = 40;

/**
 * Gives regions the gradient of the surface that they are. What one explains is no photo, many as its colours are; and a photo
 * beside which the ground of the page shows is not behind the whole region.
 */
export const shadeRegions = (
  regions: readonly Region[],
  explanation: Explanation | undefined,
  pixels: Pixels,
): Region[] => {
  const surfaces = listSurfaces(explanation);
  const [ground] = explanation?.scene.items ?? [];
  const page = ground?.kind === 'surface' && ground.fill?.kind === 'flat' ? ground.fill.color : undefined;
  const index = indexBoxes(surfaces);
  // A photo without a model has tens of thousands of surfaces, and is asked for at many places.
  const paintsAt = createBandLookup(surfaces.filter(({ fill }) => fill));
  return regions.map((region) => {
    const own = ownSurface(region.box, index);
    const { gradient } = own ? toFill(own.fill, own.box) : {};
    const { picture, fill, ...bare } = region;
    if (gradient) return { ...bare, ...(fill && !picture && { fill }), gradient };
    if (!picture) return region;
    const isGround = ({ x, y }: Point): boolean => page !== undefined && pixels.colors[y * pixels.width + x] === page;
    const isShaded = (point: Point): boolean => isGradient(paintsAt.last(point.y, ({ box }) => holds(box, point)));
    return shareOf(region.box, isGround) > MAX_GROUND || shareOf(region.box, isShaded) > MIN_SHADED ? bare : region;
  });
};

type Point = { x: number; y: number };

const holds = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;

/** A soft fill may be the colours of a photo from afar. */
const isGradient = (surface: Surface | undefined): boolean =>
  surface?.fill?.kind === 'linear' || surface?.fill?.kind === 'radial';

/** How much of a box is as asked. */
const shareOf = ({ x, y, width, height }: Box, isSo: (point: Point) => boolean): number => {
  let count = 0;
  for (let at = 0; at < SAMPLES_PER_SIDE * SAMPLES_PER_SIDE; at++) {
    const column = Math.floor(x + (((at % SAMPLES_PER_SIDE) + 0.5) * width) / SAMPLES_PER_SIDE);
    const row = Math.floor(y + ((Math.floor(at / SAMPLES_PER_SIDE) + 0.5) * height) / SAMPLES_PER_SIDE);
    if (isSo({ x: column, y: row })) count += 1;
  }
  return count / SAMPLES_PER_SIDE ** 2;
};
