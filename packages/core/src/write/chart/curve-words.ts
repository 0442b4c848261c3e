import type { Chart, Curve } from '../../chart.ts';
import { placesOf, px } from '../number-words.ts';
import { namedColor, valueAt } from './axis-words.ts';

/** A line is written as up to this many of its points. */
const MAX_TOLD = 16;

/** A line in parts: its stroke, what is under it, and its points as data where an axis says what they are worth. */
export const curveParts = (curve: Curve, { values, legend = [] }: Chart): string[] => {
  const { color, width, isSmooth, marker, fill, points } = curve;
  const told = points.length <= MAX_TOLD ? points : thin(points);
  const ys = told.map(({ y }) => (values ? valueAt(values, y) : String(Math.round(y))));
  const xs = placesOf(
    told.map(({ x }) => Math.round(x)),
    'x=',
  );
  return [
    `${namedColor(color, legend)} ${width > 0 ? `${px(width)}px ` : ''}${isSmooth ? 'smooth' : 'straight'} ${width > 0 ? 'line' : 'upper edge'}`,
    marker && `markers radius ${px(marker.radius)}${marker.color === color ? '' : ` filled ${marker.color}`}`,
    fill && `filled ${fill.from}${fill.to === fill.from ? '' : ` fading to ${fill.to}`} down to y=${px(fill.base)}`,
    `${points.length === told.length ? `${told.length} points` : `${told.length} of its bends`} ${xs}`,
    `${values ? 'data' : 'y'} ${ys.join(' ')}`,
  ].filter((part) => typeof part === 'string');
};

/** Bends at even steps, with both ends. */
const thin = <T>(points: readonly T[]): T[] =>
  Array.from({ length: MAX_TOLD }, (_, index) => points[Math.round((index * (points.length - 1)) / (MAX_TOLD - 1))]!);
