import { type Box, centreX, centreY } from '@blueprompt/core/geometry';
import { dominantColor } from '../colour/dominant-color.ts';
import { channelGap } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { findHoles, type Hole } from './areas/holes.ts';
import type { Segments } from './areas/segment.ts';
import type { SmoothSegments } from './areas/smoothen.ts';
import { hasCrispEdge } from './edges/crisp-edge.ts';
import { fitRoundedRect } from './edges/fit-rounded-rect.ts';
import { isShadowRim } from './edges/is-shadow-rim.ts';
import { SIDES, sideColor } from './edges/side-colors.ts';
import { isPage, type ShapeSource } from './fill-boxes.ts';
import { clusterBlobs } from './join/cluster-blobs.ts';
import { stackBars } from './join/stack-bars.ts';
import { partRow } from './part/part-row.ts';
import type { Shape } from './shape.ts';
import { createTwinIndex } from './twin-index.ts';

/** A surface must be able to hold something: pixels and shortest side at scale 1. */
const MIN_SURFACE = 150;
const MIN_SURFACE_SIDE = 8;
/** A hole mostly under words is a letter. */
const LETTER_COVERAGE = 0.5;
/** Levels by which ink must differ from its surface somewhere; fainter spots are shadows and noise. */
const MIN_CONTRAST = 28;
/** Levels by which the first pixel of a shadow differs from what it falls on. */
const SOFT_EDGE = 8;
/** Smallest hole side in pixels at scale 1. */
const MIN_HOLE = 3;
/** Smallest side of a rectangular hole that can be a box of its own. */
const MIN_BOX = 8;
/** Share of one colour that makes it the fill of a box. */
const MIN_FILL_SHARE = 0.2;
/** Share that a hole and a box have in common when they are one and the same. */
const SAME_BOX_OVERLAP = 0.8;

type Surface = { segments: Segments; part: number; color: number };

/**
 * What is painted on every surface of the picture: rectangular holes that no flat fill explains become boxes (a card
 * made of several parts, a photo), the rest becomes blobs, with the strokes of one drawing joined.
 */
export const findHoleShapes = (
  source: ShapeSource,
  smooth: readonly SmoothSegments[],
  boxes: readonly Shape[],
): Shape[] => {
  const seen = new Set<number>();
  const known = createTwinIndex(SAME_BOX_OVERLAP);
  for (const { box } of boxes) known.add(box);
  const composites: Shape[] = [];
  const blobs: Shape[] = [];
  for (const surface of surfaces(source.exact, smooth, source.scale)) {
    const found: Shape[] = [];
    for (const hole of findHoles(surface.segments, surface.part, source.pixels, MIN_HOLE * source.scale)) {
      const key = keyOf(hole.box, source.pixels);
      if (seen.has(key)) continue;
      seen.add(key);
      if (isPage(hole.box, source.pixels) || source.words.coverage(hole.box) > LETTER_COVERAGE) continue;
      const shape = toShape(source, surface, hole);
      if (!shape) continue;
      if (shape.kind === 'blob') found.push(shape);
      else if (!known.hasTwin(shape.box)) {
        known.add(shape.box);
        composites.push(shape);
      }
    }
    const marks = stackBars(found, source.pixels, source.scale).filter(({ box }) => !isThin(box, source.scale));
    blobs.push(...clusterBlobs(marks, source.scale).flatMap((blob) => partRow(blob, source.pixels, source.scale)));
  }
  return [...composites, ...blobs];
};

/** One number a box: pictures have far fewer than 2 ** 26 pixels. */
const keyOf = ({ x, y, width, height }: Box, picture: Pixels): number =>
  (y * picture.width + x) * 2 ** 27 + height * (picture.width + 1) + width;

/** The parts that can hold something, exact ones first; a smooth one that is no larger than before has no other holes. */
function* surfaces(exact: Segments, smooth: readonly SmoothSegments[], scale: number): Generator<Surface> {
  yield* surfacesOf(exact, scale, () => false);
  let sizeBefore = (part: number): number => exact.size[part]!;
  for (const segments of smooth) {
    const { holderOf, firstOf, size } = segments;
    const before = sizeBefore;
    yield* surfacesOf(segments, scale, (part) => before(firstOf[part]!) === size[part]);
    sizeBefore = (part) => size[holderOf[part]!]!;
  }
}

function* surfacesOf(segments: Segments, scale: number, isKnown: (part: number) => boolean): Generator<Surface> {
  const { large, size, left, top, right: end, bottom: foot, color } = segments;
  const minSize = MIN_SURFACE * scale * scale;
  for (const part of large) {
    if (size[part]! < minSize || isKnown(part)) continue;
    if (Math.min(end[part]! - left[part]!, foot[part]! - top[part]!) < MIN_SURFACE_SIDE * scale) continue;
    yield { segments, part, color: color[part]! };
  }
}

const toShape = ({ pixels, texture, scale }: ShapeSource, surface: Surface, hole: Hole): Shape | undefined => {
  const { box } = hole;
  const rect = Math.min(box.width, box.height) >= MIN_BOX * scale ? fitRoundedRect(hole.outline, 'inside') : undefined;
  const busy = texture.busyShare(box);
  if (rect && isShadowRim(pixels, box, rect.radius)) return undefined;
  if (rect && hasCrispEdge(pixels, box, rect.radius)) {
    const border = insideBorder(pixels, box, rect.radius, scale);
    const { color: fill, share } = dominantColor(pixels, box);
    return {
      kind: 'box',
      box,
      radius: rect.radius,
      busy,
      under: surface.color,
      ...(share > MIN_FILL_SHARE && { fill }),
      ...(border && { border }),
    };
  }
  if (!stands(pixels, hole, surface.color)) return undefined;
  const soft = isSoft(pixels, hole, surface.color);
  const middle = pixels.colors[Math.floor(centreY(box)) * pixels.width + Math.floor(centreX(box))]!;
  return {
    kind: 'blob',
    box,
    radius: 0,
    busy,
    under: surface.color,
    hollow: middle === surface.color,
    soft,
  };
};

/** The outermost lines of a composite box, where all sides have the same colour and the next line differs. */
const insideBorder = (
  pixels: Pixels,
  box: Box,
  radius: number,
  scale: number,
): { color: number; width: number } | undefined => {
  const lines = SIDES.flatMap((side) => {
    const line = sideColor(pixels, box, side, 0, radius);
    return line && line.share > 0.7 ? [line.color] : [];
  });
  const color = lines[0];
  if (color === undefined || lines.filter((other) => channelGap(other, color) <= 2).length < 3) return undefined;
  for (let width = 1; width <= 6 * scale; width++) {
    const next = SIDES.map((side) => sideColor(pixels, box, side, -width, radius));
    if (next.filter((line) => line && channelGap(line.color, color) > 2).length >= 2) return { color, width };
  }
  return undefined;
};

/** Most of its edge differs from the surface by a few levels only. */
const isSoft = ({ width, colors }: Pixels, { box, outline }: Hole, under: number): boolean => {
  const faint = outline.lefts.filter((x, line) => channelGap(colors[(box.y + line) * width + x]!, under) < SOFT_EDGE);
  return faint.length > outline.lefts.length * 0.6;
};

/** Thin straight holes are found as lines. */
const isThin = (box: Box, scale: number): boolean =>
  Math.min(box.width, box.height) <= 3 * scale && Math.max(box.width, box.height) >= 24 * scale;

const stands = ({ width, colors }: Pixels, { box, outline }: Hole, under: number): boolean => {
  const stepY = Math.max(1, Math.floor(box.height / 24));
  for (let line = 0; line < box.height; line += stepY) {
    const from = outline.lefts[line]!;
    const to = outline.rights[line]!;
    const stepX = Math.max(1, Math.floor((to - from) / 24));
    for (let x = from; x < to; x += stepX)
      if (channelGap(colors[(box.y + line) * width + x]!, under) >= MIN_CONTRAST) return true;
  }
  return false;
};
