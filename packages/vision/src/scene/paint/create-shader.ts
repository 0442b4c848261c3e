import type { Band, Fill, Rgb } from '../scene.ts';
import type { Area } from './area.ts';
import { colorInSegment, createRamp, type GradientRamp, segmentAt } from './gradient-ramp.ts';

/** Where a fill has no paint. */
export const NO_PAINT = -1;

/** The colours of a fill: one for all of a row, or each column's, written to `out` from its start on. Not opaque means with gaps. */
export type Shader =
  | { kind: 'rows'; colorOf: (y: number) => Rgb | typeof NO_PAINT }
  | { kind: 'columns'; isOpaque: boolean; shadeRow: (y: number, from: number, to: number, out: Int32Array) => void };

/** Turns a fill into colours of pixels, which are read at their centres as the browser does; `area` is what the fill is laid out in. */
export function createShader(fill: Fill, area: Area): Shader | undefined {
  if (fill.kind === 'flat') return { kind: 'rows', colorOf: () => fill.color };
  if (fill.kind === 'stripes') return shadeStripes(fill.axis, fill.offset, fill.period, fill.bands, area);
  if (fill.kind === 'soft') return shadeSoft(fill);
  const ramp = createRamp(fill.stops);
  if (ramp === undefined) return undefined;
  return fill.kind === 'linear' ? shadeLinear(fill.angle, ramp, area) : shadeRadial(fill, ramp, area);
}

const shadeLinear = (angle: number, ramp: GradientRamp, area: Area): Shader | undefined => {
  if (!Number.isFinite(angle)) return undefined;
  const turn = (angle * Math.PI) / 180;
  const width = area.right - area.left;
  const height = area.bottom - area.top;
  // Multiples of 90 degrees are exact, so that rows or columns of one colour stay so.
  const right = angle % 180 === 0 ? 0 : Math.sin(turn);
  const down = angle % 180 === 90 || angle % 180 === -90 ? 0 : -Math.cos(turn);
  const length = Math.abs(width * right) + Math.abs(height * down);
  const stepX = right / length;
  const stepY = down / length;
  const start = 0.5 - ((area.left + area.right) / 2) * stepX - ((area.top + area.bottom) / 2) * stepY;
  if (stepX === 0) {
    return {
      kind: 'rows',
      colorOf: (y) => {
        const t = start + (y + 0.5) * stepY;
        return colorInSegment(ramp, segmentAt(ramp, t, 0), t);
      },
    };
  }
  return {
    kind: 'columns',
    isOpaque: true,
    shadeRow: (y, from, to, out) => {
      shadeAlong(ramp, from, to, out, start + (y + 0.5) * stepY, stepX);
    },
  };
};

/** Colours at evenly spaced places of a ramp; a segment is looked up only where one ends. */
const shadeAlong = (
  { at, base, slope }: GradientRamp,
  from: number,
  to: number,
  out: Int32Array,
  start: number,
  step: number,
): void => {
  let segment = 0;
  let x = from;
  while (x < to) {
    segment = segmentAt({ at, base, slope }, start + (x + 0.5) * step, segment);
    const low = at[segment]!;
    const high = at[segment + 1] ?? Number.POSITIVE_INFINITY;
    const k = 3 * segment;
    const [red, green, blue] = [base[k]! + 0.5, base[k + 1]! + 0.5, base[k + 2]! + 0.5];
    const [redStep, greenStep, blueStep] = [slope[k]!, slope[k + 1]!, slope[k + 2]!];
    for (; x < to; x++) {
      const t = start + (x + 0.5) * step;
      if (t < low || t >= high) break;
      out[x - from] =
        ((red + redStep * t) << 16) | (((green + greenStep * t) & 255) << 8) | ((blue + blueStep * t) & 255);
    }
  }
};

type Ellipse = { cx: number; cy: number; rx: number; ry: number };

const shadeRadial = ({ cx, cy, rx, ry }: Ellipse, ramp: GradientRamp, area: Area): Shader | undefined => {
  if (!Number.isFinite(cx + cy + rx + ry)) return undefined;
  // An ellipse without an area has the last colour all around it.
  const perX = 1 / Math.max(rx, 1e-6);
  const perY = 1 / Math.max(ry, 1e-6);
  return {
    kind: 'columns',
    isOpaque: true,
    shadeRow: (y, from, to, out) => {
      const v = (y + 0.5 - area.top - cy) * perY;
      let segment = 0;
      for (let x = from; x < to; x++) {
        const u = (x + 0.5 - area.left - cx) * perX;
        const t = Math.sqrt(u * u + v * v);
        segment = segmentAt(ramp, t, segment);
        out[x - from] = colorInSegment(ramp, segment, t);
      }
    },
  };
};

type Soft = Extract<Fill, { kind: 'soft' }>;

/** Between the middles of four cells colours mix by distance; beyond the outer middles they stay as they are there. */
const shadeSoft = ({ box, columns, rows, colors }: Soft): Shader | undefined => {
  const isGrid = columns >= 1 && rows >= 1 && Number.isInteger(columns) && Number.isInteger(rows);
  if (!isGrid || colors.length < columns * rows || !(box.width > 0 && box.height > 0)) return undefined;
  if (!Number.isFinite(box.x + box.y + box.width + box.height)) return undefined;
  const placeIn = (pixel: number, start: number, size: number, count: number): number =>
    Math.max(0, Math.min(count - 1, ((pixel + 0.5 - start) / size) * count - 0.5));
  const channels = Float32Array.from({ length: 3 * columns * rows }, (_, at) => {
    const color = colors[Math.floor(at / 3)]!;
    return (color >>> (16 - 8 * (at % 3))) & 255;
  });
  return {
    kind: 'columns',
    isOpaque: true,
    shadeRow: (y, from, to, out) => {
      const v = placeIn(y, box.y, box.height, rows);
      const upper = Math.floor(v) * columns;
      const lower = Math.min(rows - 1, Math.floor(v) + 1) * columns;
      const down = v - Math.floor(v);
      for (let x = from; x < to; x++) {
        const u = placeIn(x, box.x, box.width, columns);
        const left = Math.floor(u);
        const right = Math.min(columns - 1, left + 1);
        const across = u - left;
        let color = 0;
        for (let channel = 0; channel < 3; channel++) {
          const top = channels[3 * (upper + left) + channel]!;
          const low = channels[3 * (lower + left) + channel]!;
          const above = top + (channels[3 * (upper + right) + channel]! - top) * across;
          const below = low + (channels[3 * (lower + right) + channel]! - low) * across;
          color = (color << 8) | (above + (below - above) * down + 0.5);
        }
        out[x - from] = color;
      }
    },
  };
};

const shadeStripes = (
  axis: 'x' | 'y',
  offset: number,
  period: number,
  bands: readonly Band[],
  area: Area,
): Shader | undefined => {
  if (!(period > 0) || !Number.isFinite(offset + period)) return undefined;
  const origin = (axis === 'x' ? area.left : area.top) + offset;
  const colorAt = (pixel: number): Rgb | typeof NO_PAINT => {
    const along = pixel + 0.5 - origin;
    const place = along - Math.floor(along / period) * period;
    return bands.find((band) => place >= band.from && place < band.to)?.color ?? NO_PAINT;
  };
  if (axis === 'y') return { kind: 'rows', colorOf: colorAt };
  return {
    kind: 'columns',
    isOpaque: false,
    shadeRow: (_y, from, to, out) => {
      for (let x = from; x < to; x++) out[x - from] = colorAt(x);
    },
  };
};
