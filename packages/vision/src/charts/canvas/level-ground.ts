import { type Box, bottom, right } from '@blueprompt/core/geometry';
import { ColorTally } from '../../colour/color-tally.ts';
import { blue, green, pack, red } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';

/** How far around a chart its ground is looked at, in CSS pixels. */
const RIM = 3;
/** Pixels of the rim that are further than this from what they should be, a channel, lie on something else. */
const OFF = 4;
/** The ground is that much of the rim. */
const MIN_SHARE = 0.6;
/** Across the whole chart a gradient changes by more than this, a channel; less is flat. */
const MIN_CHANGE = 8;
/** One colour that is seen in this share of the rim is a flat ground: of a gradient it may be one side, less than half of it. */
const MIN_FLAT = 0.52;

/** What is no further from the gradient than this, a channel, is the gradient. */
const ROUNDED = 4;

/** How much each term counts: gradients of three colours are bent, those of two are plain. */
type Surface = readonly number[];
const TERMS = 6;
/** Places are taken as shares of the chart, so that all terms are of one size. */
const termsAt = (x: number, y: number): number[] => [1, x, y, x * x, x * y, y * y];

/** The colours of a chart as if a gradient that it lies on were flat, and that flat colour; nothing where it lies on no gradient. */
export function levelGround(
  area: Box,
  pixels: Pixels,
  scale: number,
): { colors: Uint32Array; ground: number } | undefined {
  const rim = rimOf(area, pixels, Math.round(RIM * scale));
  if (rim.length < 8 || isFlat(rim)) return undefined;
  const channels = [red, green, blue] as const;
  let kept = rim;
  let surfaces: Surface[] = [];
  // Twice: first roughly, then without what lies on something else.
  for (const off of [6 * OFF, OFF]) {
    surfaces = channels.map((channel) => fitSurface(kept, channel));
    kept = rim.filter(({ x, y, color }) =>
      channels.every((channel, index) => Math.abs(channel(color) - at(surfaces[index]!, x, y)) <= off),
    );
    if (kept.length < MIN_SHARE * rim.length) return undefined;
  }
  const corners = [0, 0.5, 1].flatMap((x) => [0, 0.5, 1].map((y) => [x, y] as const));
  const changes = surfaces.map((surface) => {
    const levels = corners.map(([x, y]) => at(surface, x, y));
    return Math.max(...levels) - Math.min(...levels);
  });
  if (Math.max(...changes) < MIN_CHANGE) return undefined;
  const middle = surfaces.map((surface) => at(surface, 0.5, 0.5));
  const level = new Uint32Array(area.width * area.height);
  for (let y = 0, to = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++, to++) {
      const color = pixels.colors[(area.y + y) * pixels.width + area.x + x]!;
      const off = channels.map(
        (channel, index) => channel(color) - at(surfaces[index]!, (x + 0.5) / area.width, (y + 0.5) / area.height),
      ) as Rgb;
      // Gradients are rounded to whole levels.
      const isGround = off.every((one) => Math.abs(one) <= ROUNDED);
      level[to] = pack(...(off.map((one, index) => toLevel(middle[index]! + (isGround ? 0 : one))) as Rgb));
    }
  return { colors: level, ground: pack(...(middle.map(toLevel) as Rgb)) };
}

type Rgb = [number, number, number];

const toLevel = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

const at = ([a, b, c, d, e, f]: Surface, x: number, y: number): number =>
  a! + b! * x + c! * y + d! * x * x + e! * x * y + f! * y * y;

type Sample = { x: number; y: number; color: number };

const isFlat = (rim: readonly Sample[]): boolean => {
  const tally = new ColorTally();
  for (const { color } of rim) tally.add(color);
  return (tally.most()?.count ?? 0) >= MIN_FLAT * rim.length;
};

const rimOf = (area: Box, { width, height, colors }: Pixels, away: number): Sample[] => {
  const rim: Sample[] = [];
  const take = (x: number, y: number): void => {
    if (x >= 0 && y >= 0 && x < width && y < height)
      rim.push({
        x: (x + 0.5 - area.x) / area.width,
        y: (y + 0.5 - area.y) / area.height,
        color: colors[y * width + x]!,
      });
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

/** The surface of second degree that values at places fit best, by least squares. */
const fitSurface = (samples: readonly Sample[], levelOf: (color: number) => number): Surface => {
  const size = TERMS + 1;
  // The normal equations, row by row, with the wanted sums at the end of each.
  const rows = Array.from({ length: TERMS }, () => new Float64Array(size));
  for (const { x, y, color } of samples) {
    const terms = [...termsAt(x, y), levelOf(color)];
    for (let row = 0; row < TERMS; row++)
      for (let column = 0; column < size; column++) rows[row]![column]! += terms[row]! * terms[column]!;
  }
  for (let pivot = 0; pivot < TERMS; pivot++) {
    let best = pivot;
    for (let row = pivot + 1; row < TERMS; row++)
      if (Math.abs(rows[row]![pivot]!) > Math.abs(rows[best]![pivot]!)) best = row;
    [rows[pivot], rows[best]] = [rows[best]!, rows[pivot]!];
    const lead = rows[pivot]![pivot]!;
    if (Math.abs(lead) < 1e-9) continue;
    for (let row = 0; row < TERMS; row++) {
      if (row === pivot) continue;
      const share = rows[row]![pivot]! / lead;
      for (let column = pivot; column < size; column++) rows[row]![column]! -= share * rows[pivot]![column]!;
    }
  }
  return rows.map((row, index) => (Math.abs(row[index]!) < 1e-9 ? 0 : row[TERMS]! / row[index]!));
};
