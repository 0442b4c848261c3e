import { distance } from '../../colour/rgb.ts';
import type { Canvas } from '../canvas/chart-canvas.ts';
import type { Trail } from './follow-curve.ts';

/** Where the colour under and over a line is looked at, in CSS pixels from its stroke. */
const AWAY = 3;
/** A fill may be very pale: this far from the ground, 0 to 442, and no nearer. */
const VISIBLE = 3;
/** In so many of its columns the line has a fill under it and the ground over it. */
const MIN_COLUMNS = 0.55;
/** Colours of a fill that are further apart than this are those of a gradient. */
const FADES = 14;

/** What fills the chart from a line downwards, as far as `base`; nothing where the line has the ground on both sides. */
export const fillUnder = (
  { colors, width, height, ground, scale }: Canvas,
  trail: Trail,
  stroke: number,
): { from: number; to: number; base: number } | undefined => {
  const at = (x: number, y: number): number => colors[y * width + x]!;
  const isGround = (color: number): boolean => distance(color, ground) < VISIBLE;
  const away = AWAY * scale;
  // Where a line is steep, its soft rim is as high as it is steep.
  const beside = trail.map(({ x, top, end }) => {
    const rim = Math.max(away, Math.ceil((end - top) / 2));
    return { x, over: top - 2 * rim, under: end + rim };
  });
  const wide = beside.filter(({ over, under }) => over >= 0 && under + away < height);
  if (wide.length < trail.length / 4) return undefined;
  const filled = wide.filter(
    ({ x, over, under }) =>
      isGround(at(x, over)) && !isGround(at(x, under)) && distance(at(x, under), stroke) > VISIBLE,
  );
  if (filled.length < MIN_COLUMNS * wide.length) return undefined;
  const ends = filled.map(({ x, under }) => {
    let y = under;
    while (y < height && !isGround(at(x, y))) y += 1;
    return y;
  });
  const base = [...ends].sort((a, b) => a - b)[Math.floor(ends.length * 0.8)]!;
  const from = mostOf(filled.map(({ x, under }) => at(x, under)));
  // At the foot an axis may lie.
  const to = mostOf(trail.flatMap(({ x, end }) => (base - 2 * away > end ? [at(x, base - away)] : [])));
  const fades = from !== undefined && to !== undefined && distance(from, to) > FADES;
  return from === undefined ? undefined : { from, to: fades ? to : from, base };
};

const mostOf = (colors: readonly number[]): number | undefined => {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
};
