import type { Chart } from '../../chart.ts';
import { chartKind } from '../../chart-kind.ts';
import { axisWords, gridWords, labelWords } from './axis-words.ts';
import { barsParts } from './bars-words.ts';
import { curveParts } from './curve-words.ts';
import { ringWords } from './ring-words.ts';

/** Lines and bars of several colours mostly have the same places along their axis: those are written once. */
const PLACES: readonly { sign: RegExp; again: string }[] = [
  { sign: /^(left|top) edges /, again: 'same edges' },
  { sign: /^\d+ points x=/, again: 'same x' },
];

/** What a chart shows, in parts that copies of it may share. */
export const chartParts = (chart: Chart, heightPx: number): string[][] => {
  const { curves = [], bars, ring, grid } = chart;
  const said = new Set<string>();
  const once = (part: string): string => {
    const place = PLACES.find(({ sign }) => sign.test(part));
    if (place && said.has(part)) return place.again;
    said.add(part);
    return part;
  };
  return [
    [chartKind(chart, heightPx)],
    ...(ring ? [[ringWords(ring, chart.legend ?? [])]] : []),
    ...(bars ? barsParts(bars, chart) : []),
    ...curves.map((curve) => curveParts(curve, chart)),
    axisWords(chart),
    labelWords(chart),
    ...(grid ? [[gridWords(grid)]] : []),
  ]
    .map((parts) => parts.map(once))
    .filter((parts) => parts.length > 0);
};

/** What a chart shows, in words that a coder can put into a chart library; places are those of the chart that is given. */
export const chartWords = (chart: Chart, heightPx: number): string =>
  chartParts(chart, heightPx)
    .map((parts) => parts.join(', '))
    .join('; ');
