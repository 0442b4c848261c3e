import { area, type Box } from '@blueprompt/core/geometry';
import { dominantColor } from '../colour/dominant-color.ts';
import type { Pixels } from '../contract.ts';
import { outlineOf } from './areas/outline.ts';
import type { Segments } from './areas/segment.ts';
import type { Texture } from './areas/texture.ts';
import { hasCrispEdge } from './edges/crisp-edge.ts';
import { fitRoundedRect } from './edges/fit-rounded-rect.ts';
import { isShadowRim } from './edges/is-shadow-rim.ts';
import { probeBorder } from './edges/probe-border.ts';
import { probeShadow } from './edges/probe-shadow.ts';
import { withRoundEnds } from './edges/round-ends.ts';
import { clip, grow } from './grow.ts';
import type { Shape } from './shape.ts';
import type { WordIndex } from './word-index.ts';

export type ShapeSource = { pixels: Pixels; exact: Segments; words: WordIndex; texture: Texture; scale: number };

/** Smallest side of a box worth reporting at scale 1: a tick box is 10 or more, its tick is not. */
const MIN_SIDE = 5;
/** ... and the fewest pixels of it. */
const MIN_SIZE = 24;
/** Thicker frames are boxes of their own, in pixels at scale 1. */
const MAX_FRAME = 6;
/** A flat part mostly under one word is the inside of letters; one under several holds them. */
const LETTER_COVERAGE = 0.6;
/** ... unless it is larger than any letter, in pixels at scale 1: then something on it was read as words. */
const MAX_LETTER = 160;
/** The page itself: a part that reaches this share of the picture in both directions. */
const PAGE_SHARE = 0.97;

/** Every exact-colour part with the outline of a rounded rectangle, grown by the border around it. */
export const findFillBoxes = (source: ShapeSource, skip: (part: number) => boolean): Shape[] => {
  const { exact, pixels, words, scale } = source;
  const shapes: Shape[] = [];
  for (const part of exact.large) {
    if (exact.size[part]! < MIN_SIZE * scale * scale) continue;
    const width = exact.right[part]! - exact.left[part]!;
    const height = exact.bottom[part]! - exact.top[part]!;
    if (Math.min(width, height) < MIN_SIDE * scale || skip(part)) continue;
    const box = { x: exact.left[part]!, y: exact.top[part]!, width, height };
    const isLetterSized = Math.min(width, height) <= MAX_LETTER * scale;
    if (isPage(box, pixels) || (isLetterSized && words.coverageByOne(box) > LETTER_COVERAGE)) continue;
    const rect = fitRoundedRect(withRoundEnds(outlineOf(exact, part), pixels), 'outside');
    if (!rect) continue;
    const frame = frameWidth(exact, part, box);
    if (frame > 0 && (!hasCrispEdge(pixels, rect.box, rect.radius) || isShadowRim(pixels, rect.box, rect.radius)))
      continue;
    shapes.push(
      frame > 0 && frame <= MAX_FRAME * scale
        ? toFrame(source, part, rect.box, rect.radius, frame)
        : toFill(source, part, rect.box, rect.radius),
    );
  }
  return shapes;
};

export const isPage = (box: Box, pixels: Pixels): boolean =>
  box.width >= pixels.width * PAGE_SHARE && box.height >= pixels.height * PAGE_SHARE;

const toFill = ({ pixels, exact, texture, scale }: ShapeSource, part: number, box: Box, radius: number): Shape => {
  const fill = exact.color[part]!;
  const border = probeBorder(pixels, box, fill, radius, scale);
  const grown = border ? clip(grow(box, border.width), pixels) : box;
  const outerRadius = radius > 0 && border ? radius + border.width : radius;
  const shadow = probeShadow(pixels, grown, outerRadius, scale);
  return {
    kind: 'box',
    box: grown,
    fill,
    radius: outerRadius,
    busy: texture.busyShare(box),
    ...(border && { border: { color: border.color, width: border.width } }),
    ...(shadow && { shadow }),
  };
};

/** A closed line of one colour: the border of a box whose inside may hold several parts. */
const toFrame = (
  { pixels, exact, texture, scale }: ShapeSource,
  part: number,
  box: Box,
  radius: number,
  width: number,
): Shape => {
  const inside = grow(box, -width);
  const shadow = probeShadow(pixels, box, radius, scale);
  return {
    kind: 'box',
    box,
    fill: dominantColor(pixels, inside).color,
    border: { color: exact.color[part]!, width },
    radius,
    busy: texture.busyShare(box),
    ...(shadow && { shadow }),
  };
};

/** How thick the part is where three rows cross it, when it is hollow there; 0 for a filled part. */
const frameWidth = (segments: Segments, part: number, box: Box): number => {
  const { order, partStart, runStart, runEnd, runRow } = segments;
  if (segments.size[part]! > area(box) / 2) return 0;
  const rows = [0.3, 0.5, 0.7].map((share) => box.y + Math.floor(box.height * share));
  let widest = 0;
  for (let at = partStart[part]!; at < partStart[part + 1]!; at++) {
    const run = order[at]!;
    if (rows.includes(runRow[run]!)) widest = Math.max(widest, runEnd[run]! - runStart[run]!);
  }
  return widest;
};
