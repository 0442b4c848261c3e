import type { Chart, Point } from './chart.ts';
import type { Box } from './geometry.ts';

/** A chart in other pixels: every place and length divided by the scale and rounded to tenths. */
export const scaleChart = (chart: Chart, scale: number): Chart => {
  const px = (value: number): number => Math.round((value / scale) * 10) / 10;
  const point = ({ x, y }: Point): Point => ({ x: px(x), y: px(y) });
  const box = ({ x, y, width, height }: Box): Box => ({ x: px(x), y: px(y), width: px(width), height: px(height) });
  const { curves, bars, ring, grid, values, categories } = chart;
  return {
    ...chart,
    ...(curves && {
      curves: curves.map((curve) => ({
        ...curve,
        width: px(curve.width),
        points: curve.points.map(point),
        ...(curve.fill && { fill: { ...curve.fill, base: px(curve.fill.base) } }),
        ...(curve.marker && { marker: { ...curve.marker, radius: px(curve.marker.radius) } }),
      })),
    }),
    ...(bars && {
      bars: {
        ...bars,
        base: px(bars.base),
        ...(bars.radius !== undefined && { radius: px(bars.radius) }),
        rows: bars.rows.map((row) => ({ ...row, boxes: row.boxes.map(box) })),
      },
    }),
    ...(ring && { ring: { ...ring, x: px(ring.x), y: px(ring.y), radius: px(ring.radius), inner: px(ring.inner) } }),
    ...(grid && { grid: { ...grid, rows: grid.rows.map(px), columns: grid.columns.map(px) } }),
    ...(values && { values: { ...values, at: px(values.at), perPx: values.perPx * scale } }),
    ...(categories && { categories: categories.map(({ text, at }) => ({ text, at: px(at) })) }),
  };
};
