import type { Chart } from '../../chart.ts';
import { chartKind } from '../../chart-kind.ts';
import { axisWords, gridWords, labelWords } from './axis-words.ts';
import { barsParts } from './bars-words.ts';
import { curveParts } from './curve-words.ts';
import { ringWords } from './ring-words.ts';

const PLACES = /^(left|top) edges |^\d+ points x=/;

/** What a chart shows, in parts that copies of it may share. */
export const chartParts = (chart: Chart, heightPx: number): string[][] => {
  const { curves = [], bars, ring, grid } = chart;
  const said = new Set<string>();
  // Lines and bars of several colours mostly have the same places along their axis.
  const isNew = (part: string): boolean => !PLACES.test(part) || (!said.has(part) && said.add(part).has(part));
  return [
    [chartKind(chart, heightPx)],
    ...(ring ? [[ringWords(ring, chart.legend ?? [])]] : []),
    ...(bars ? barsParts(bars, chart) : []),
    ...curves.map((curve) => curveParts(curve, chart)),
    axisWords(chart),
    labelWords(chart),
    ...(grid ? [[gridWords(grid)]] : []),
  ]
    .map((parts) => parts.filter(isNew))
    .filter((parts) => parts.length > 0);
};

/** What a chart shows, in words that a coder can put into a chart library; places are those of the page. */
export const chartWords = (chart: Chart, heightPx: number): string =>
  chartParts(chart, heightPx)
    .map((parts) => parts.join(', '))
    .join('; ');
