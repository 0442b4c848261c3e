import { meets } from '@blueprompt/core/geometry';
import type { Answer, AnswerChart } from '../../answer.ts';
import type { Truth, TruthBox, TruthChart, TruthNode } from '../../truth.ts';
import { meanOf, shareOf } from '../figures.ts';
import { fitBoxes, matchBoxes, toBox } from '../match-boxes.ts';
import { valueErrors } from './chart-values.ts';

type ChartScore = {
  chartKind?: number | undefined;
  /** 1 less the mean error of the values as a share of the axis. */
  chartData?: number | undefined;
  /** Share of the values that are off by 3 % of the axis at most. */
  chartValues?: number | undefined;
};
type ChartNode = TruthNode & { chart: TruthChart };

const MAX_VALUE_ERROR = 0.03;

/** Charts of the page that were found, by kind and by what they show; all figures are over all true charts and values. */
export function scoreCharts(truth: Truth, answer: Answer): ChartScore {
  const charts = truth.nodes.flatMap((node): ChartNode[] =>
    node.chart && !node.optional && !node.partial ? [{ ...node, chart: asShown(node.chart, node, truth) }] : [],
  );
  const places = charts.map((node) => ({ node, box: toBox(node.box) }));
  const reported = answer.nodes.filter(({ type, chart }) => type === 'chart' || chart !== undefined);
  const found = new Map([...matchBoxes(places, reported, fitBoxes)].map(([{ node }, { chart }]) => [node, chart]));
  const chartOf = (node: ChartNode): AnswerChart | undefined => found.get(node);
  const errors = charts.flatMap((node) => valueErrors(node.chart, chartOf(node)));
  const mean = meanOf(errors);
  return {
    chartKind: shareOf(
      charts.filter(({ chart }) => chart.kind !== 'other'),
      (node) => chartOf(node)?.kind === node.chart.kind,
    ),
    chartData: mean === undefined ? undefined : 1 - mean,
    chartValues: shareOf(errors, (error) => error <= MAX_VALUE_ERROR),
  };
}

/** Fewer numbers at a chart are no axis. */
const MIN_AXIS_NUMBERS = 2;
const NUMBER = /^[^\d\p{L}]*\d[\d.,\s]*[^\d\s]{0,3}$/u;

/** Charts have an axis in their settings also where none is drawn: nobody can read units then. What a canvas shows is not known. */
const asShown = (chart: TruthChart, { box, paint }: TruthNode, { texts, ignore }: Truth): TruthChart => {
  const [place, isAt] = [toBox(box), (other: TruthBox): boolean => meets(toBox(other), place)];
  const numbers = texts.filter((line) => isAt(line.box) && NUMBER.test(line.text));
  const isCanvas = paint?.picture === true || ignore.some(isAt);
  const isShown = chart.kind === 'gauge' || isCanvas || numbers.length >= MIN_AXIS_NUMBERS;
  return isShown ? chart : { ...chart, axis: undefined };
};
