import type { Chart, Point } from './chart.ts';
import type { Box } from './geometry.ts';

/** What becomes of places along each axis, and of lengths. */
type Change = Record<'x' | 'y' | 'length', (value: number) => number>;

const toTenths = (value: number): number => Math.round(value * 10) / 10;

/** A chart in other pixels: every place and length divided by the scale and rounded to tenths. */
export const scaleChart = (chart: Chart, scale: number): Chart => {
  const px = (value: number): number => toTenths(value / scale);
  const { values, ...scaled } = mapChart(chart, { x: px, y: px, length: px });
  return { ...scaled, ...(values && { values: { ...values, perPx: values.perPx * scale } }) };
};

/** A chart whose places are counted from this corner. */
export const placeChart = (chart: Chart, corner: Point): Chart =>
  mapChart(chart, {
    x: (value) => toTenths(value - corner.x),
    y: (value) => toTenths(value - corner.y),
    length: (value) => value,
  });

const mapChart = (chart: Chart, change: Change): Chart => {
  const { length } = change;
  const point = ({ x, y }: Point): Point => ({ x: change.x(x), y: change.y(y) });
  const box = ({ width, height, ...corner }: Box): Box => ({
    ...point(corner),
    width: length(width),
    height: length(height),
  });
  const { curves, bars, ring, grid, values, categories } = chart;
  // Values go along the bars, names across them.
  const isLying = bars?.direction === 'horizontal';
  const [along, across] = isLying ? [change.x, change.y] : [change.y, change.x];
  return {
    ...chart,
    ...(curves && {
      curves: curves.map((curve) => ({
        ...curve,
        width: length(curve.width),
        points: curve.points.map(point),
        ...(curve.fill && { fill: { ...curve.fill, base: change.y(curve.fill.base) } }),
        ...(curve.marker && { marker: { ...curve.marker, radius: length(curve.marker.radius) } }),
      })),
    }),
    ...(bars && {
      bars: {
        ...bars,
        base: along(bars.base),
        ...(bars.radius !== undefined && { radius: length(bars.radius) }),
        rows: bars.rows.map((row) => ({ ...row, boxes: row.boxes.map(box) })),
      },
    }),
    ...(ring && { ring: { ...ring, ...point(ring), radius: length(ring.radius), inner: length(ring.inner) } }),
    ...(grid && { grid: { ...grid, rows: grid.rows.map(change.y), columns: grid.columns.map(change.x) } }),
    ...(values && { values: { ...values, at: along(values.at) } }),
    ...(categories && { categories: categories.map(({ text, at }) => ({ text, at: across(at) })) }),
  };
};
