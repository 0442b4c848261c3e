import type { Bars, Chart, Curve, Grid, Point, Ring, Slice } from '../../chart.ts';
import type { Box } from '../../geometry.ts';

/** How far the handles of a smooth line reach towards its neighbours: the middle of what libraries take. */
const TENSION = 0.4;

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** What a chart shows as SVG shapes, in pixels of its box. */
export const drawChart = (chart: Chart, box: Box): string =>
  `<g transform='translate(${n(-box.x)} ${n(-box.y)})'>${[
    chart.grid && drawGrid(chart.grid, box),
    chart.bars && drawBars(chart.bars),
    ...(chart.curves ?? []).map(drawCurve),
    chart.ring && drawRing(chart.ring),
  ]
    .filter(Boolean)
    .join('')}</g>`;

const drawGrid = ({ color, isDashed, rows, columns }: Grid, { x, y, width, height }: Box): string => {
  const lines = [
    ...rows.map((at) => `M${n(x)} ${n(at)}h${n(width)}`),
    ...columns.map((at) => `M${n(at)} ${n(y)}v${n(height)}`),
  ];
  return `<path stroke='${color}'${isDashed ? " stroke-dasharray='4'" : ''} d='${lines.join('')}'/>`;
};

const drawBars = ({ rows, radius = 0 }: Bars): string =>
  rows
    .map(({ color, border, boxes }) =>
      boxes
        .map(
          (box) =>
            `<rect x='${n(box.x)}' y='${n(box.y)}' width='${n(box.width)}' height='${n(box.height)}' rx='${n(Math.min(radius, box.width / 2, box.height / 2))}' fill='${color}'${border ? ` stroke='${border}'` : ''}/>`,
        )
        .join(''),
    )
    .join('');

const drawCurve = ({ color, width, isSmooth, points, fill, marker }: Curve, index: number): string => {
  const line = `M${n(points[0]!.x)} ${n(points[0]!.y)}${
    isSmooth
      ? smooth(points)
      : points
          .slice(1)
          .map(({ x, y }) => `L${n(x)} ${n(y)}`)
          .join('')
  }`;
  const [first, last] = [points[0]!, points.at(-1)!];
  const down = fill ? `${line}L${n(last.x)} ${n(fill.base)}L${n(first.x)} ${n(fill.base)}z` : '';
  const id = `f${index}`;
  const fade =
    fill && fill.to !== fill.from
      ? `<linearGradient id='${id}' x1='0' y1='0' x2='0' y2='1'><stop stop-color='${fill.from}'/><stop offset='1' stop-color='${fill.to}'/></linearGradient>`
      : '';
  const under = fill ? `${fade}<path fill='${fade ? `url(#${id})` : fill.from}' d='${down}'/>` : '';
  const stroke = width > 0 ? `<path fill='none' stroke='${color}' stroke-width='${n(width)}' d='${line}'/>` : '';
  const dots = marker
    ? points.map(
        ({ x, y }) =>
          `<circle cx='${n(x)}' cy='${n(y)}' r='${n(marker.radius)}' fill='${marker.color}' stroke='${color}'/>`,
      )
    : [];
  return under + stroke + dots.join('');
};

const smooth = (points: readonly Point[]): string =>
  points
    .slice(1)
    .map((point, index) => {
      const from = points[index]!;
      const before = points[index - 1] ?? from;
      const next = points[index + 2] ?? point;
      const handle = (at: Point, one: Point, other: Point, sign: number): string =>
        `${n(at.x + (sign * TENSION * (other.x - one.x)) / 2)} ${n(within(at.y + (sign * TENSION * (other.y - one.y)) / 2, from.y, point.y))}`;
      return `C${handle(from, before, point, 1)} ${handle(point, from, next, -1)} ${n(point.x)} ${n(point.y)}`;
    })
    .join('');

const within = (value: number, a: number, b: number): number =>
  Math.min(Math.max(value, Math.min(a, b)), Math.max(a, b));

const drawRing = (ring: Ring): string => ring.slices.map((slice) => drawSlice(ring, slice)).join('');

const drawSlice = ({ x, y, radius, inner }: Ring, { color, from, to }: Slice): string => {
  // An arc cannot end where it starts.
  const end = Math.min(to, from + 359.9);
  const at = (length: number, degrees: number): string => {
    const turn = (degrees * Math.PI) / 180;
    return `${(x + length * Math.sin(turn)).toFixed(2)} ${(y - length * Math.cos(turn)).toFixed(2)}`;
  };
  const isLarge = Number(end - from > 180);
  const back =
    inner > 0 ? `L${at(inner, end)}A${n(inner)} ${n(inner)} 0 ${isLarge} 0 ${at(inner, from)}z` : `L${at(0, 0)}z`;
  return `<path fill='${color}' d='M${at(radius, from)}A${n(radius)} ${n(radius)} 0 ${isLarge} 1 ${at(radius, end)}${back}'/>`;
};
