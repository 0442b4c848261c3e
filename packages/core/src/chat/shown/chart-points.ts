import type { Bars, Category, Chart, Curve } from '../../chart.ts';
import { bottom, centreX, centreY, right } from '../../geometry.ts';
import { valueAt, worthOf } from '../../write/chart/axis-words.ts';
import { px } from '../../write/number-words.ts';

export type Point = { at: number; value: number; said: string; color: string };

/** A bar that ends so near to the base, in pixels, goes the other way. */
const MAX_OFF_BASE_PX = 2;

/** Where each bar ends: a stack ends with its outermost bar, and a bar of a stack is worth its own length. */
export const pointsOfBars = ({ rows, direction, base, arranged }: Bars, { values }: Chart): Point[] => {
  const isLying = direction === 'horizontal';
  const isStacked = arranged === 'stacked';
  return rows.flatMap(({ color, boxes }) =>
    boxes.map((box) => {
      const length = isLying ? box.width : box.height;
      const isDown = !isStacked && (isLying ? right(box) <= base + MAX_OFF_BASE_PX : box.y >= base - MAX_OFF_BASE_PX);
      const end = isLying ? (isDown ? box.x : right(box)) : isDown ? bottom(box) : box.y;
      return {
        at: isLying ? centreY(box) : centreX(box),
        value: isLying ? end - base : base - end,
        said: values ? valueAt(values, end) : `${isDown ? '-' : ''}${px(isStacked ? Math.abs(end - base) : length)} px`,
        color,
      };
    }),
  );
};

/** The bars of one series; of a stack what each of them is worth by itself. */
export const pointsOfSeries = (bars: Bars, chart: Chart, colors: ReadonlySet<string>): Point[] => {
  const rows = bars.rows.filter(({ color }) => colors.has(color));
  if (bars.arranged !== 'stacked') return pointsOfBars({ ...bars, rows }, chart);
  const isLying = bars.direction === 'horizontal';
  return rows.flatMap(({ color, boxes }) =>
    boxes.map((box) => {
      const value = isLying ? box.width : box.height;
      const said = chart.values ? worthOf(chart.values, value) : `${px(value)} px`;
      return { at: isLying ? centreY(box) : centreX(box), value, said, color };
    }),
  );
};

/** Of the bars at one label the one that ends furthest out. */
export const outermostPoints = (points: readonly Point[], labelOf: (point: Point) => Category): Point[] => {
  const ends = new Map<Category, Point>();
  for (const point of points) {
    const known = ends.get(labelOf(point));
    if (!known || point.value > known.value) ends.set(labelOf(point), point);
  }
  return [...ends.values()];
};

export const pointsOfCurve = ({ points, color }: Curve, { values }: Chart): Point[] =>
  points.map(({ x, y }) => ({ at: x, value: -y, said: values ? valueAt(values, y) : `y ${px(y)}`, color }));

const nearest = (points: readonly Point[], at: number): Point | undefined => {
  const [first] = points;
  return first && points.reduce((a, b) => (Math.abs(b.at - at) < Math.abs(a.at - at) ? b : a), first);
};

/** A point is at a label where it is nearer to it than half the way to the next one. */
const isAt = (point: Point, { at }: Category, categories: readonly Category[]): boolean => {
  const steps = categories.slice(1).map((one, index) => Math.abs(one.at - categories[index]!.at));
  return Math.abs(point.at - at) <= Math.max(1, Math.min(...steps)) / 2;
};

/** What each series of a chart is worth at a label, in the order of the legend. */
export function valuesAt(chart: Chart, category: Category): { name: string | undefined; point: Point }[] {
  const { bars, curves = [], categories = [], legend = [] } = chart;
  const colors = bars ? bars.rows.map(({ color }) => color) : [];
  const series = [
    ...colors.map((color) => ({ color, points: pointsOfSeries(bars!, chart, new Set([color])) })),
    ...curves.map((curve) => ({ color: curve.color, points: pointsOfCurve(curve, chart) })),
  ];
  const found = series.flatMap(({ color, points }) => {
    const point = nearest(points, category.at);
    const at = legend.findIndex((entry) => entry.color === color);
    return point && isAt(point, category, categories) ? [{ at, name: legend[at]?.text, point }] : [];
  });
  return found.sort((a, b) => a.at - b.at).map(({ name, point }) => ({ name, point }));
}
