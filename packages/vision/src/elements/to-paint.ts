import type { Box } from '@blueprompt/core/box';
import type { Border, Edge, Element, Gradient, Side } from '@blueprompt/core/measurement';
import { toHex } from '../colour/rgb.ts';
import type { Corners, Fill, Border as SceneBorder, Stop, Surface } from '../scene/scene.ts';

type Paint = Pick<Element, 'fill' | 'gradient' | 'border' | 'edges' | 'radius' | 'shadow'>;

const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** What a surface is painted with, in the terms of a measurement. */
export function toPaint({ box, fill, border, corners, shadows }: Surface): Paint {
  const shadow = shadows.find(({ isInner }) => !isInner);
  return {
    ...toFill(fill, box),
    ...(border && toBorder(border)),
    radius: Math.round(radiusOf(corners)),
    ...(shadow && {
      shadow: {
        color: toHex(shadow.color),
        opacity: round(shadow.opacity, 100),
        x: Math.round(shadow.x),
        y: Math.round(shadow.y),
        blur: Math.round(shadow.blur),
        ...(Math.round(shadow.spread) !== 0 && { spread: Math.round(shadow.spread) }),
      },
    }),
  };
}

/** Pixels by which corners that are meant to be alike are read apart. */
const SAME_CORNER = 3;

/** A measurement has one radius a box: that of three corners or more, else the least. */
const radiusOf = (corners: Corners): number => {
  const [least, second, third, most] = corners.toSorted((one, other) => one - other) as [
    number,
    number,
    number,
    number,
  ];
  if (most - second <= SAME_CORNER) return most;
  return third - least <= SAME_CORNER ? third : least;
};

const round = (value: number, steps: number): number => Math.round(value * steps) / steps;

/** A flat colour or a gradient; what runs in all directions is described by its mean. */
export const toFill = (fill: Fill | undefined, box: Box): { fill?: string; gradient?: Gradient } => {
  if (!fill) return {};
  if (fill.kind === 'flat') return { fill: toHex(fill.color) };
  if (fill.kind === 'linear') return toGradient(fill.stops, { angle: Math.round(fill.angle) });
  if (fill.kind === 'radial') {
    const share = (length: number, whole: number): number => round(length / Math.max(1, whole), 100);
    const { cx, cy, rx, ry, stops } = fill;
    const [x, y] = [share(cx, box.width), share(cy, box.height)];
    return toGradient(stops, {
      angle: 0,
      around: { x, y, width: share(rx, box.width), height: share(ry, box.height) },
    });
  }
  if (fill.kind === 'soft') return { fill: toHex(meanOf(fill.colors)) };
  const band = fill.bands.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
  return band ? { fill: toHex(band.color) } : {};
};

const toGradient = (stops: readonly Stop[], shape: Pick<Gradient, 'angle' | 'around'>): { gradient?: Gradient } => {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return {};
  const between = stops.slice(1, -1).map(({ at, color }) => ({ at: round(at, 100), color: toHex(color) }));
  const ends = { from: toHex(first.color), to: toHex(last.color) };
  return { gradient: { ...ends, ...shape, ...(between.length > 0 && { between }) } };
};

const meanOf = (colors: readonly number[]): number => {
  const mean = (shift: number): number =>
    Math.round(colors.reduce((sum, color) => sum + ((color >> shift) & 255), 0) / Math.max(1, colors.length));
  return (mean(16) << 16) | (mean(8) << 8) | mean(0);
};

/** One border where all sides are alike, else the sides that have one. */
const toBorder = ({ widths, colors }: SceneBorder): { border?: Border; edges?: Edge[] } => {
  const sides = SIDES.flatMap((side, index): Edge[] => {
    const width = widths[index] ?? 0;
    return width > 0 ? [{ side, color: toHex(colors[index] ?? 0), width: Math.max(1, Math.round(width)) }] : [];
  });
  const [first] = sides;
  if (!first) return {};
  const isEven =
    sides.length === SIDES.length && sides.every(({ width, color }) => width === first.width && color === first.color);
  return isEven ? { border: { color: first.color, width: first.width } } : { edges: sides };
};
