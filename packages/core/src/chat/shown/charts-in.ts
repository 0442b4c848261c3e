import type { Chart } from '../../chart.ts';
import type { Part } from '../look/page-index.ts';
import type { Ask } from '../reply/ask.ts';
import { AXIS_WORDS, CHART_KIND_WORDS } from '../words/chart-words.ts';
import { foldWords } from '../words/fold-words.ts';
import { isFiller } from '../words/lexicon.ts';
import type { Mention } from '../words/read-mentions.ts';

export const AXES = new Set(AXIS_WORDS.split(' '));

export const has = ({ question: { tokens } }: Ask, words: ReadonlySet<string>): boolean =>
  tokens.some(({ word }) => words.has(word));

export const KINDS = new Set(Object.values(CHART_KIND_WORDS).flatMap((words) => words.split(' ')));

/** "The highest bar": what a chart is drawn with. */
export const isChart = ({ type, from, to }: Mention, { question: { tokens } }: Ask): boolean =>
  type === 'chart' || tokens.slice(from, to).some(({ word }) => KINDS.has(word));

export const chartOf = ({ paint }: Part): Chart | undefined => (paint && 'chart' in paint ? paint.chart : undefined);

/** How many boxes around a chart may carry its title. */
const MAX_STEPS_OUT = 3;
/** A box with more lines holds other things too. */
const MAX_TITLED_LINES = 24;

/** The words around a chart: its title, its legend, and what is drawn on it. */
const wordsAround = (chart: Part): string => {
  let around = chart;
  for (let step = 0; step < MAX_STEPS_OUT; step++)
    if (around.parent && around.parent.lines.length - chart.lines.length <= MAX_TITLED_LINES) around = around.parent;
  return ` ${around.lines.map(({ text }) => foldWords(text)).join(' ')} `;
};

/** Shorter words are in too many titles. */
const MIN_TITLE_LETTERS = 4;

/** The charts that a question names by a word around them; with `chartsIn` all where it calls them only charts. */
export const chartsNamed = (ask: Ask): Part[] => {
  const charts = ask.pages.flatMap(({ parts }) => parts.filter((part) => part.node.type === 'chart'));
  // One word of a title names a chart as well: "the highest costs" of "Costs, euros".
  const labels = ask.question.spans.flatMap((span) =>
    span.kind === 'label' || (span.kind === 'unknown' && span.value.length >= MIN_TITLE_LETTERS)
      ? [foldWords(span.value)]
      : [],
  );
  return charts.filter((chart) => labels.some((label) => wordsAround(chart).includes(` ${label} `)));
};

export const chartsIn = (ask: Ask): Part[] => {
  const charts = ask.pages.flatMap(({ parts }) => parts.filter((part) => part.node.type === 'chart'));
  const named = chartsNamed(ask);
  if (named.length > 0) return named;
  const isCalled = ask.mentions.some((mention) => isChart(mention, ask) || mention.within?.type === 'chart');
  return isCalled || has(ask, AXES) ? charts : [];
};

/** Labels of a legend that a question names. */
export const namedIn = ({ legend = [] }: Chart, ask: Ask): { text: string; color: string }[] =>
  legend.filter(
    ({ text }) =>
      !isFiller(foldWords(text), ask.language) &&
      ` ${foldWords(ask.text)} `.includes(` ${foldWords(text)} `) &&
      /\p{L}{3}|\d/u.test(text),
  );
