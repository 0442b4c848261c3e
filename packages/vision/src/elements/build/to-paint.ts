import type { Border, Edge, Element, Gradient, Side } from '@blueprompt/core/measurement';
import { toHex } from '../../colour/rgb.ts';
import type { Fill, Border as SceneBorder, Surface } from '../../scene/scene.ts';

export type Paint = Pick<Element, 'fill' | 'gradient' | 'border' | 'edges' | 'radius' | 'shadow'>;

const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** What a surface is painted with, in the terms of a measurement. */
export function toPaint({ fill, border, corners, shadows }: Surface): Paint {
  const shadow = shadows.find(({ isInner }) => !isInner);
  return {
    ...toFill(fill),
    ...(border && toBorder(border)),
    radius: Math.round(Math.max(...corners)),
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

const round = (value: number, steps: number): number => Math.round(value * steps) / steps;

/** A flat colour, or the first and last colour of a gradient; what runs in all directions is told by its mean. */
export const toFill = (fill: Fill | undefined): { fill?: string; gradient?: Gradient } => {
  if (!fill) return {};
  if (fill.kind === 'flat') return { fill: toHex(fill.color) };
  if (fill.kind === 'linear') {
    const [first, last] = [fill.stops[0], fill.stops.at(-1)];
    if (!first || !last) return {};
    return { gradient: { from: toHex(first.color), to: toHex(last.color), angle: Math.round(fill.angle) } };
  }
  if (fill.kind === 'radial') return { fill: toHex(meanOf(fill.stops.map(({ color }) => color))) };
  if (fill.kind === 'soft') return { fill: toHex(meanOf(fill.colors)) };
  const band = fill.bands.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
  return band ? { fill: toHex(band.color) } : {};
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
