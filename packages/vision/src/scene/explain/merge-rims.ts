import { channelGap } from '../../colour/rgb.ts';
import type { Border, Corners, Surface } from '../scene.ts';

/** Widest rim, in pixels, and by how much its sides may differ. */
const MAX_RIM = 5;
const MAX_UNEVEN = 1.6;
/** A frame may lie so far inside what it frames: half-covered lines of pixels. */
const MIN_RIM = -1.01;
/** A box that is not larger than another is no rim of it. */
const MIN_RING = 0.4;
/** Levels by which two findings of one border may differ. */
const SAME_BORDER = 40;

type Widths = readonly [number, number, number, number];

/** A box that another one fills but for a rim of a few pixels is the border of that one; so is a frame around it. */
export function mergeRims(surfaces: readonly Surface[]): Surface[] {
  const merged = new Map(surfaces.map((surface) => [surface, surface]));
  const nearby = createNearby(surfaces);
  for (const inner of surfaces)
    for (const outer of nearby(inner)) {
      const [around, within] = [merged.get(outer), merged.get(inner)];
      const one = around && within && mergePair(around, within);
      if (!one) continue;
      merged.delete(outer);
      merged.set(inner, one);
    }
  return surfaces.flatMap((surface) => merged.get(surface) ?? []);
}

/** Pixels that a cell is wide and high: no rim reaches beyond the next one. */
const CELL = 8;

/** Lists the surfaces whose first corners are so near that one may be the rim of the other. */
const createNearby = (surfaces: readonly Surface[]): ((surface: Surface) => Surface[]) => {
  const keyOf = (column: number, row: number): string => `${column} ${row}`;
  const cellOf = ({ box }: Surface): [number, number] => [Math.floor(box.x / CELL), Math.floor(box.y / CELL)];
  const cells = Map.groupBy(surfaces, (surface) => keyOf(...cellOf(surface)));
  return (surface) => {
    const [column, row] = cellOf(surface);
    return [-1, 0, 1]
      .flatMap((down) => [-1, 0, 1].flatMap((right) => cells.get(keyOf(column + right, row + down)) ?? []))
      .filter((other) => other !== surface);
  };
};

const isRound = (corners: Corners): boolean => corners.some((radius) => radius > 0);

const mergePair = (outer: Surface, inner: Surface): Surface | undefined => {
  const widths: Widths = [
    inner.box.y - outer.box.y,
    outer.box.x + outer.box.width - inner.box.x - inner.box.width,
    outer.box.y + outer.box.height - inner.box.y - inner.box.height,
    inner.box.x - outer.box.x,
  ];
  if (inner.fill === undefined || widths.some((width) => width < MIN_RIM || width > MAX_RIM)) return undefined;
  if (outer.fill === undefined) {
    const corners = isRound(inner.corners) && !isRound(outer.corners) ? inner.corners : outer.corners;
    return { ...inner, box: outer.box, border: inner.border ?? outer.border, corners };
  }
  const isRing = Math.min(...widths) >= MIN_RING && Math.max(...widths) - Math.min(...widths) <= MAX_UNEVEN;
  if (outer.fill.kind !== 'flat' || outer.border || !isRing) return undefined;
  const { color } = outer.fill;
  if (inner.border && channelGap(inner.border.colors[0], color) > SAME_BORDER) return undefined;
  const own = inner.border?.widths ?? [0, 0, 0, 0];
  const border: Border = {
    widths: [widths[0] + own[0], widths[1] + own[1], widths[2] + own[2], widths[3] + own[3]],
    colors: [color, color, color, color],
  };
  return { ...inner, box: outer.box, border, corners: isRound(outer.corners) ? outer.corners : inner.corners };
};
