import type { Chart, Grid, LegendEntry, ValueAxis } from '../../chart.ts';
import type { Hex } from '../../hex.ts';
import { quoteText } from '../../text/quote-text.ts';
import { placesOf } from '../number-words.ts';

/** Labels are listed up to this many; of more the first and the last are told. */
const MAX_LISTED = 14;

/** The value at a place on the axis, as fine as a pixel is worth. */
export const valueAt = (axis: ValueAxis, place: number): string =>
  amountOf(axis, axis.value + (place - axis.at) * axis.perPx);

/** What a length on the axis is worth. */
export const worthOf = (axis: ValueAxis, length: number): string => amountOf(axis, Math.abs(length * axis.perPx));

const amountOf = ({ perPx, step }: ValueAxis, value: number): string => {
  const worth = Math.max(Math.abs(perPx), Math.abs(step) / 1_000, Number.MIN_VALUE);
  const unit = 10 ** Math.floor(Math.log10(worth));
  const digits = Math.min(10, Math.max(0, -Math.floor(Math.log10(worth))));
  const rounded = Math.round(value / unit) * unit;
  return Number.isFinite(rounded) ? String(Number(rounded.toFixed(digits))) : '0';
};

const withUnit = ({ prefix, suffix }: ValueAxis, value: number): string =>
  `${prefix}${Number(value.toPrecision(6)).toLocaleString('en-US')}${suffix}`;

/** The values of the first and the last grid line, with their unit. */
export const axisEnds = ({ values, grid, bars }: Chart): { low: string; high: string } | undefined => {
  if (!values) return undefined;
  const lines = bars?.direction === 'horizontal' ? grid?.columns : grid?.rows;
  const at = (place: number): number => {
    const value = values.value + (place - values.at) * values.perPx;
    return Math.round(value / values.step) * values.step;
  };
  const ends = (lines ?? []).map(at).sort((a, b) => a - b);
  const [low, high] = [ends[0], ends.at(-1)];
  return low !== undefined && high !== undefined && low < high && Number.isFinite(high - low)
    ? { low: withUnit(values, low), high: withUnit(values, high) }
    : undefined;
};

/** The axis with the values: from where to where its grid lines go, and in which steps. */
export const axisWords = (chart: Chart): string[] => {
  const { values } = chart;
  if (!values) return [];
  const ends = axisEnds(chart);
  const range = ends ? `${ends.low} to ${ends.high} ` : '';
  return [`value axis ${range}in steps of ${withUnit(values, values.step)}`];
};

/** The names under or beside the points and bars. */
export const labelWords = ({ categories = [] }: Chart): string[] => {
  if (categories.length < 2) return [];
  const names = categories.map(({ text }) => quoteText(text));
  return names.length <= MAX_LISTED
    ? [`labels ${names.join(' ')}`]
    : [`${names.length} labels from ${names[0]} to ${names.at(-1)}`];
};

export const gridWords = ({ color, isDashed, rows, columns }: Grid): string =>
  [
    `${isDashed ? 'dashed ' : ''}grid lines ${color}`,
    rows.length > 0 && placesOf(rows, 'y='),
    columns.length > 0 && placesOf(columns, 'x='),
  ]
    .filter(Boolean)
    .join(' ');

/** A colour with its name in the legend. */
export const namedColor = (color: Hex, legend: readonly LegendEntry[]): string => {
  const entry = legend.find((one) => one.color === color);
  return entry ? `${color} ${quoteText(entry.text)}` : color;
};
