import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Scene } from './fill-boxes.ts';
import { outlineOf } from './outline.ts';
import type { Shape } from './shape.ts';

/** Sides of a ribbon, and how much they and its slanting edge may be off, in pixels at scale 1. */
const SIDE = [40, 160] as const;
const SLACK = 3;
/** Share of its rows in which the slanting edge is where it should be; what is drawn on the ribbon may reach over it. */
const MIN_STRAIGHT = 0.75;

/** Flat triangles that fill a corner of the picture: the ribbon that leads to a project's source. */
export const findCornerRibbons = ({ exact, pixels, texture, scale }: Scene): Shape[] => {
  const ribbons: Shape[] = [];
  for (let part = 0; part < exact.count; part++) {
    const width = exact.right[part]! - exact.left[part]!;
    const height = exact.bottom[part]! - exact.top[part]!;
    if (width < SIDE[0] * scale || width > SIDE[1] * scale || Math.abs(width - height) > SLACK * scale) continue;
    const box = { x: exact.left[part]!, y: exact.top[part]!, width, height };
    const isLeft = box.x === 0;
    const isTop = box.y === 0;
    if (!(isLeft || right(box) === pixels.width) || !(isTop || bottom(box) === pixels.height)) continue;
    const { lefts, rights } = outlineOf(exact, part);
    const isStraight = (line: number): boolean => {
      const long = isTop ? height - line : line + 1;
      const from = isLeft ? box.x : right(box) - long;
      return Math.abs(lefts[line]! - from) <= SLACK * scale && Math.abs(rights[line]! - from - long) <= SLACK * scale;
    };
    const straight = lefts.filter((_, line) => isStraight(line)).length;
    if (straight >= MIN_STRAIGHT * height) ribbons.push(toRibbon(box, exact.color[part]!, texture.busyShare(box)));
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
