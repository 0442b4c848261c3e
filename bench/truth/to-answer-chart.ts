import type { Chart, ValueAxis } from '@blueprompt/core/chart';
import { chartKind, sweepOf, trackOf } from '@blueprompt/core/chart-kind';
import { type Box, bottom } from '@blueprompt/core/geometry';
import type { Element } from '@blueprompt/core/measurement';
import type { AnswerChart } from './answer.ts';

/** What was read of a chart; nothing where its kind was not told. */
export function toAnswerChart({ chart, box }: Pick<Element, 'chart' | 'box'>): AnswerChart | undefined {
  return chart && { kind: kindOf(chart, box.height), values: valuesOf(chart, box) };
}

const kindOf = (chart: Chart, heightPx: number): string => {
  const words = chartKind(chart, heightPx);
  if (words.endsWith('sparkline')) return 'sparkline';
  if (words.startsWith('gauge')) return 'gauge';
  if (words.startsWith('doughnut')) return 'ring';
  if (words.startsWith('pie')) return 'pie';
  if (words.startsWith('stacked')) return 'stacked-bar';
  if (words.includes('bar')) return 'bar';
  return words.startsWith('area') ? 'area' : 'line';
};

/** In units of the axis; without one bars and lines in pixels, slices and gauges in percent. */
const valuesOf = ({ curves = [], bars, ring, values }: Chart, box: Box): number[][] => {
  if (ring) {
    const track = trackOf(ring);
    const whole = track || ring.slices.length > 1 ? ring.slices.reduce((sum, slice) => sum + sweepOf(slice), 0) : 360;
    return [ring.slices.filter((slice) => slice !== track).map((slice) => (100 * sweepOf(slice)) / whole)];
  }
  // Bars of several colours that are arranged as one row are one series.
  const places = (bars?.rows ?? []).map(({ boxes }) => boxes);
  const isOne = bars?.arranged === 'single';
  const along = ({ x, y }: Box): number => (bars?.direction === 'horizontal' ? y : x);
  const rows = (isOne ? [places.flat().toSorted((a, b) => along(a) - along(b))] : places).map((boxes) =>
    boxes.map(({ width, height }) => {
      const length = bars?.direction === 'horizontal' ? width : height;
      return Math.abs(values ? length * values.perPx : length);
    }),
  );
  const lines = curves.map(({ points }) => points.map(({ y }) => (values ? valueAt(values, y) : bottom(box) - y)));
  return [...rows, ...lines];
};

const valueAt = ({ at, value, perPx }: ValueAxis, place: number): number => value + (place - at) * perPx;
