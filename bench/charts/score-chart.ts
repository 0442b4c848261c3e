import type { Chart, ValueAxis } from '@blueprompt/core/chart';
import { chartKind, sweepOf } from '@blueprompt/core/chart-kind';
import type { ChartSpec } from './chart-specs.ts';

/** Whether the kind and the number of values are right, and how far each value is off, as a share of the largest. */
type ChartScore = { isKind: boolean; isCount: boolean; off: number[] };

const HIGH = 300;

/** Holds what was read of a chart against what was drawn. */
export const scoreChart = (spec: ChartSpec, chart: Chart | undefined): ChartScore => {
  if (!chart) return { isKind: false, isCount: false, off: [] };
  const kind = spec.kind === 'smooth line' ? 'line' : spec.kind;
  const isSmooth = spec.kind === 'smooth line';
  const isKind =
    chartKind({ ...chart, grid: undefined, values: undefined }, HIGH) === `${kind} chart` &&
    (chart.curves ?? []).every((curve) => curve.isSmooth === isSmooth);
  const lengths = lengthsOf(chart, spec);
  const isCount =
    lengths.length === spec.rows.length && lengths.every((row, index) => row.length === spec.rows[index]!.length);
  if (!isKind || !isCount) return { isKind, isCount: false, off: [] };
  const largest = Math.max(...spec.rows.flat());
  const scale = chart.values ? 1 : largest / Math.max(...lengths.flat());
  return {
    isKind,
    isCount,
    off: spec.rows.flatMap((row, index) =>
      row.map((value, at) => Math.abs(lengths[index]![at]! * scale - value) / largest),
    ),
  };
};

/** What was read, row by row: worth what the axis says, or else in shares and pixels. */
const lengthsOf = ({ curves = [], bars, ring, values }: Chart, { colors, rows }: ChartSpec): number[][] => {
  if (ring) return [ring.slices.map(sweepOf)];
  const worth = (length: number): number => Math.abs(values ? length * values.perPx : length);
  const isLying = bars?.direction === 'horizontal';
  const inOrder = <T extends { color: string }>(list: readonly T[]): T[] =>
    [...list].sort((a, b) => colors.indexOf(a.color) - colors.indexOf(b.color));
  if (bars)
    return inOrder(bars.rows).map(({ boxes }) => boxes.map(({ width, height }) => worth(isLying ? width : height)));
  return inOrder(curves).map(({ points }) =>
    points.map(({ y }) => (values ? valueAt(values, y) : fromFoot(y, points, rows[0]!))),
  );
};

const valueAt = ({ at, value, perPx }: ValueAxis, place: number): number => value + (place - at) * perPx;

/** Without an axis a line says how values differ: its lowest and highest points are taken for the true ones. */
const fromFoot = (y: number, points: readonly { y: number }[], row: readonly number[]): number => {
  const ys = points.map((point) => point.y);
  const [top, foot] = [Math.min(...ys), Math.max(...ys)];
  const [low, high] = [Math.min(...row), Math.max(...row)];
  return low + ((foot - y) / Math.max(1, foot - top)) * (high - low);
};
