import { type Box, bottom, right } from '@blueprompt/core/geometry';
import { blue, green, pack, red } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';

/** How far around a chart its ground is looked at, in CSS pixels. */
const RIM = 3;
/** Pixels of the rim that are further than this from what they should be, a channel, lie on something else. */
const OFF = 4;
/** The ground is that much of the rim. */
const MIN_SHARE = 0.6;
/** Across the whole chart a gradient changes by more than this, a channel; less is flat. */
const MIN_CHANGE = 5;

/** What is no further from the gradient than this, a channel, is the gradient. */
const ROUNDED = 2.5;

type Plane = readonly [at: number, perX: number, perY: number];

/** The colours of a chart as if a gradient that it lies on were flat; nothing where it lies on no gradient. */
export function levelGround(area: Box, pixels: Pixels, scale: number): Uint32Array | undefined {
  const rim = rimOf(area, pixels, RIM * scale);
  if (rim.length < 8) return undefined;
  const channels = [red, green, blue] as const;
  let kept = rim;
  let planes: Plane[] = [];
  // Twice: first roughly, then without what lies on something else.
  for (const off of [6 * OFF, OFF]) {
    planes = channels.map((channel) => fitPlane(kept.map(({ x, y, color }) => [x, y, channel(color)])));
    kept = rim.filter(({ x, y, color }) =>
      channels.every((channel, index) => Math.abs(channel(color) - at(planes[index]!, x, y)) <= off),
    );
    if (kept.length < MIN_SHARE * rim.length) return undefined;
  }
  const changes = planes.map(([, perX, perY]) => Math.abs(perX) * area.width + Math.abs(perY) * area.height);
  if (Math.max(...changes) < MIN_CHANGE) return undefined;
  const middle = planes.map((plane) => at(plane, area.width / 2, area.height / 2));
  const level = new Uint32Array(area.width * area.height);
  for (let y = 0, to = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++, to++) {
      const color = pixels.colors[(area.y + y) * pixels.width + area.x + x]!;
      const off = channels.map((channel, index) => channel(color) - at(planes[index]!, x, y)) as Rgb;
      // Gradients are rounded to whole levels.
      const isGround = off.every((one) => Math.abs(one) <= ROUNDED);
      level[to] = pack(...(off.map((one, index) => toLevel(middle[index]! + (isGround ? 0 : one))) as Rgb));
    }
  return level;
}

type Rgb = [number, number, number];

const toLevel = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

const at = ([here, perX, perY]: Plane, x: number, y: number): number => here + perX * x + perY * y;

type Sample = { x: number; y: number; color: number };

const rimOf = (area: Box, { width, height, colors }: Pixels, away: number): Sample[] => {
  const rim: Sample[] = [];
  const take = (x: number, y: number): void => {
    if (x >= 0 && y >= 0 && x < width && y < height)
      rim.push({ x: x - area.x, y: y - area.y, color: colors[y * width + x]! });
  };
  for (let x = area.x; x < right(area); x += 2) {
    take(x, area.y - away);
    take(x, bottom(area) - 1 + away);
  }
  for (let y = area.y; y < bottom(area); y += 2) {
    take(area.x - away, y);
    take(right(area) - 1 + away, y);
  }
  return rim;
};

/** The plane that values at places fit best, by least squares. */
const fitPlane = (samples: readonly (readonly [x: number, y: number, value: number])[]): Plane => {
  const count = samples.length;
  const [mx, my, mv] = [0, 1, 2].map((index) => samples.reduce((sum, one) => sum + one[index]!, 0) / count) as [
    number,
    number,
    number,
  ];
  let [xx, xy, yy, xv, yv] = [0, 0, 0, 0, 0];
  for (const [x, y, value] of samples) {
    const [dx, dy, dv] = [x - mx, y - my, value - mv];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
    xv += dx * dv;
    yv += dy * dv;
  }
  const determinant = xx * yy - xy * xy;
  if (Math.abs(determinant) < 1e-6) return [mv, 0, 0];
  const [perX, perY] = [(xv * yy - yv * xy) / determinant, (xx * yv - xy * xv) / determinant];
  return [mv - perX * mx - perY * my, perX, perY];
};
