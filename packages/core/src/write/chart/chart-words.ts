import type { Chart } from '../../chart.ts';
import { chartKind } from '../../chart-kind.ts';
import { axisWords, gridWords, labelWords } from './axis-words.ts';
import { barsWords } from './bars-words.ts';
import { curveWords } from './curve-words.ts';
import { ringWords } from './ring-words.ts';

/** What a chart shows, in words that a coder can put into a chart library; places are those of the page. */
export const chartWords = (chart: Chart, heightPx: number): string => {
  const { curves = [], bars, ring, grid } = chart;
  return [
    chartKind(chart, heightPx),
    ...(ring ? [ringWords(ring, chart.legend ?? [])] : []),
    ...(bars ? barsWords(bars, chart) : []),
    ...curves.map((curve) => curveWords(curve, chart)),
    ...axisWords(chart),
    ...labelWords(chart),
    ...(grid ? [gridWords(grid)] : []),
  ].join('; ');
};
