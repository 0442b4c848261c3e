import { type Box, bottom, right } from '@blueprompt/core/geometry';
import { outlineOf } from '../areas/outline.ts';
import type { Segments } from '../areas/segment.ts';
import type { Scene } from '../fill-boxes.ts';
import type { Shape } from '../shape.ts';

/** Sides of a ribbon, and how much they and its slanting edge may be off, in pixels at scale 1. */
const SIDE = [40, 160] as const;
const SLACK = 3;
/** Share of its rows in which the slanting edge is where it should be; what is drawn on the ribbon may reach over it. */
const MIN_STRAIGHT = 0.75;

/** Triangles that fill a corner of the picture, flat or in a gradient: the ribbon that leads to a project's source. */
export const findCornerRibbons = ({ pixels, texture, scale }: Scene, segments: Segments): Shape[] => {
  const ribbons: Shape[] = [];
  for (const part of segments.large) {
    const width = segments.right[part]! - segments.left[part]!;
    const height = segments.bottom[part]! - segments.top[part]!;
    if (width < SIDE[0] * scale || width > SIDE[1] * scale || Math.abs(width - height) > SLACK * scale) continue;
    const box = { x: segments.left[part]!, y: segments.top[part]!, width, height };
    const isLeft = box.x === 0;
    const isTop = box.y === 0;
    if (!(isLeft || right(box) === pixels.width) || !(isTop || bottom(box) === pixels.height)) continue;
    const { lefts, rights } = outlineOf(segments, part);
    const isStraight = (line: number): boolean => {
      const long = isTop ? height - line : line + 1;
      const from = isLeft ? box.x : right(box) - long;
      return Math.abs(lefts[line]! - from) <= SLACK * scale && Math.abs(rights[line]! - from - long) <= SLACK * scale;
    };
    const straight = lefts.filter((_, line) => isStraight(line)).length;
    if (straight >= MIN_STRAIGHT * height) ribbons.push(toRibbon(box, segments.color[part]!, texture.busyShare(box)));
  }
  return ribbons;
};

const toRibbon = (box: Box, fill: number, busy: number): Shape => ({
  kind: 'blob',
  box,
  fill,
  radius: 0,
  busy,
  isSign: true,
  isWhole: true,
});
