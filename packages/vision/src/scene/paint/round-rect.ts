import type { Box } from '@blueprompt/core/box';
import type { Corners } from '../scene.ts';

export type Four = readonly [number, number, number, number];

/** A rectangle by its edges, with the two radii of each corner: top left, top right, bottom right, bottom left. */
export type RoundRect = { left: number; top: number; right: number; bottom: number; rx: Four; ry: Four };

/** Beyond every canvas; where numbers no longer tell one pixel from the next, counting in pixels never ends. */
const FARTHEST_PX = 1_000_000;
const NO_RADII: Four = [0, 0, 0, 0];

const limit = (px: number): number => Math.max(-FARTHEST_PX, Math.min(FARTHEST_PX, px));
const mapFour = (four: Four, change: (value: number, index: number) => number): Four => [
  change(four[0], 0),
  change(four[1], 1),
  change(four[2], 2),
  change(four[3], 3),
];

/** Whether all of these numbers can be painted with. */
export function areFinite(...values: readonly number[]): boolean {
  return values.every(Number.isFinite);
}

/** A box with its corners as a shape, or nothing where there is no area. */
export function toRoundRect(box: Box, corners: Corners): RoundRect | undefined {
  if (!areFinite(box.x, box.y, box.width, box.height, ...corners)) return undefined;
  const radii = mapFour(corners, (radius) => Math.max(0, limit(radius)));
  return fitRadii({
    left: limit(box.x),
    top: limit(box.y),
    right: limit(box.x + box.width),
    bottom: limit(box.y + box.height),
    rx: radii,
    ry: radii,
  });
}

/** The shape inside a border of these widths (top, right, bottom, left): each radius loses the width beside it. */
export function insetRoundRect(shape: RoundRect, [top, right, bottom, left]: Four): RoundRect | undefined {
  const besideX = [left, right, right, left];
  const besideY = [top, top, bottom, bottom];
  const rx = mapFour(shape.rx, (radius, at) => Math.max(0, radius - besideX[at]!));
  const ry = mapFour(shape.ry, (radius, at) => Math.max(0, radius - besideY[at]!));
  return fitRadii({
    left: shape.left + left,
    top: shape.top + top,
    right: shape.right - right,
    bottom: shape.bottom - bottom,
    rx,
    ry,
  });
}

/** The shape of a shadow with this spread, which may be negative. Sharp corners stay sharp and small radii grow less, as in CSS. */
export function spreadRoundRect(shape: RoundRect, spread: number): RoundRect | undefined {
  if (spread < 0) return insetRoundRect(shape, [-spread, -spread, -spread, -spread]);
  const grow = (radius: number): number =>
    radius >= spread ? radius + spread : radius + spread * (1 - (1 - radius / spread) ** 3);
  return fitRadii({
    left: shape.left - spread,
    top: shape.top - spread,
    right: shape.right + spread,
    bottom: shape.bottom + spread,
    rx: mapFour(shape.rx, (radius) => (radius > 0 ? grow(radius) : 0)),
    ry: mapFour(shape.ry, (radius) => (radius > 0 ? grow(radius) : 0)),
  });
}

/** The same shape elsewhere. */
export function moveRoundRect(shape: RoundRect, x: number, y: number): RoundRect {
  const { left, top, right, bottom } = shape;
  return { ...shape, left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** Whether any corner is round. */
export function isRounded({ rx, ry }: RoundRect): boolean {
  return rx.some((radius, at) => radius > 0 && ry[at]! > 0);
}

/** CSS shrinks all radii alike until no two of a side overlap. */
function fitRadii(shape: RoundRect): RoundRect | undefined {
  const width = shape.right - shape.left;
  const height = shape.bottom - shape.top;
  if (!(width > 0 && height > 0)) return undefined;
  const { rx, ry } = shape;
  const scale = Math.min(
    1,
    width / (rx[0] + rx[1]),
    width / (rx[3] + rx[2]),
    height / (ry[0] + ry[3]),
    height / (ry[1] + ry[2]),
  );
  if (scale === 1) return shape;
  return scale > 0
    ? { ...shape, rx: mapFour(rx, (radius) => radius * scale), ry: mapFour(ry, (radius) => radius * scale) }
    : { ...shape, rx: NO_RADII, ry: NO_RADII };
}
