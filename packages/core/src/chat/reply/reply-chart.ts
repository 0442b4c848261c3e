import type { Bars, Chart, Curve } from '../../chart.ts';
import { hueOf } from '../../color/color-hue.ts';
import { centreX, centreY } from '../../geometry.ts';
import { quoteText } from '../../text/quote-text.ts';
import { valueAt } from '../../write/chart/axis-words.ts';
import { px } from '../../write/number-words.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { nearestAt } from '../look/neighbours.ts';
import type { Part } from '../look/page-index.ts';
import { colorOf } from '../look/part-facts.ts';
import { capital, hueName, nameOf } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import { AXIS_WORDS, CHART_KIND_WORDS, MEANING_WORDS } from '../words/chart-words.ts';
import { foldWords } from '../words/fold-words.ts';
import type { Property } from '../words/property-words.ts';
import type { Mention } from '../words/read-mentions.ts';
import type { Ask } from './ask.ts';
import { answered } from './compose.ts';

const AXES = new Set(AXIS_WORDS.split(' '));
const MEANINGS = new Set(MEANING_WORDS.split(' '));

const has = ({ question: { tokens } }: Ask, words: ReadonlySet<string>): boolean =>
  tokens.some(({ word }) => words.has(word));

const KINDS = new Set(Object.values(CHART_KIND_WORDS).flatMap((words) => words.split(' ')));

/** "The highest bar": what a chart is drawn with. */
const isChart = ({ type, from, to }: Mention, { question: { tokens } }: Ask): boolean =>
  type === 'chart' || tokens.slice(from, to).some(({ word }) => KINDS.has(word));

const chartOf = ({ paint }: Part): Chart | undefined => (paint && 'chart' in paint ? paint.chart : undefined);

/** How many boxes around a chart may carry its title. */
const MAX_STEPS_OUT = 3;
/** A box with more lines holds other things too. */
const MAX_TITLED_LINES = 24;

/** The words around a chart: its title, its legend, and what is drawn on it. */
const wordsAround = (chart: Part): string => {
  let around = chart;
  for (let step = 0; step < MAX_STEPS_OUT; step++)
    if (around.parent && around.parent.lines.length <= MAX_TITLED_LINES) around = around.parent;
  return ` ${around.lines.map(({ text }) => foldWords(text)).join(' ')} `;
};

/** The charts that a question names by a word around them; all where it calls them only charts. */
const chartsIn = (ask: Ask): Part[] => {
  const charts = ask.pages.flatMap(({ parts }) => parts.filter((part) => part.node.type === 'chart'));
  const labels = ask.question.spans.flatMap((span) => (span.kind === 'label' ? [foldWords(span.value)] : []));
  const named = charts.filter((chart) => labels.some((label) => wordsAround(chart).includes(` ${label} `)));
  if (named.length > 0) return named;
  const isCalled = ask.mentions.some((mention) => isChart(mention, ask) || mention.within?.type === 'chart');
  return isCalled || has(ask, AXES) ? charts : [];
};

const numbersOn = (chart: Part): number[] =>
  chart.lines.flatMap(({ text }) =>
    /^[^\p{L}\d]?-?[\d.,]+\s?[%kKmM]?$/u.test(text) ? [Number.parseFloat(text.replace(/[^\d.-]/g, ''))] : [],
  );

const replyAxis = (chart: Part, ask: Ask): ChatAnswer | undefined => {
  const { language, tasks } = ask;
  const numbers = numbersOn(chart).filter(Number.isFinite);
  if (numbers.length < 2) return undefined;
  const isLeast = tasks.has('smallest');
  const v = isLeast ? Math.min(...numbers) : Math.max(...numbers);
  const n = nameOf(chart, language);
  return answered(capital(say(language, isLeast ? 'axis_least' : 'axis_most', { n, v })), [chart], language);
};

type Point = { at: number; value: number; said: string; color: string };

const pointsOfBars = ({ rows, direction, base }: Bars, { values }: Chart): Point[] => {
  const isLying = direction === 'horizontal';
  return rows.flatMap(({ color, boxes }) =>
    boxes.map((box) => {
      const length = isLying ? box.width : box.height;
      const end = isLying ? box.x + box.width : box.y;
      return {
        at: isLying ? centreY(box) : centreX(box),
        value: isLying ? end - base : base - end,
        said: values ? valueAt(values, end) : `${px(length)} px`,
        color,
      };
    }),
  );
};

const pointsOfCurve = ({ points, color }: Curve, { values }: Chart): Point[] =>
  points.map(({ x, y }) => ({ at: x, value: -y, said: values ? valueAt(values, y) : `y ${px(y)}`, color }));

/** The highest or lowest value of a chart with the label that it stands at. */
const replyExtreme = (part: Part, chart: Chart, ask: Ask): ChatAnswer | undefined => {
  const { language, tasks, question } = ask;
  const all = [
    ...(chart.bars ? pointsOfBars(chart.bars, chart) : []),
    ...(chart.curves ?? []).flatMap((curve) => pointsOfCurve(curve, chart)),
  ];
  const series = (chart.legend ?? []).filter(({ text }) =>
    question.tokens.some(({ word }) => word === foldWords(text)),
  );
  const own = all.filter(({ color }) => series.some((entry) => entry.color === color));
  const points = own.length > 0 ? own : all;
  const [first] = points;
  if (!first || !chart.categories?.length) return undefined;
  const isLeast = tasks.has('smallest');
  const best = points.reduce((a, b) => ((isLeast ? b.value < a.value : b.value > a.value) ? b : a), first);
  const label = chart.categories.reduce((a, b) => (Math.abs(b.at - best.at) < Math.abs(a.at - best.at) ? b : a));
  const v = `${quoteText(label.text)}, ${best.said}`;
  return answered(say(language, isLeast ? 'chart_least' : 'chart_most', { v }), [part], language);
};

/** A swatch of a legend is no larger, in pixels. */
const MAX_SWATCH_PX = 20;

/** What a colour stands for: the name beside its swatch. */
const replyMeaning = (ask: Ask): ChatAnswer | undefined => {
  const { language, hues, pages } = ask;
  const [hue] = hues;
  if (!hue) return undefined;
  const entries = pages.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      (chartOf(part)?.legend ?? []).flatMap((entry) =>
        hueOf(entry.color) === hue ? [{ part, text: entry.text }] : [],
      ),
    ),
  );
  const swatches = pages.flatMap(({ parts }) => {
    const texts = parts.filter(({ node }) => node.kind === 'text');
    return parts.flatMap((part) => {
      const { width, height } = part.node.box;
      const color =
        width <= MAX_SWATCH_PX && height <= MAX_SWATCH_PX && part.node.kind !== 'text' ? colorOf(part) : undefined;
      if (!color || hueOf(color) !== hue) return [];
      const [text] = nearestAt(texts, [part], 'rightOf');
      return text && text.node.box.x - (part.node.box.x + width) <= MAX_SWATCH_PX
        ? [{ part: text, text: text.label }]
        : [];
    });
  });
  const found = entries.length > 0 ? entries : swatches;
  if (found.length === 0) return undefined;
  const names = [...new Set(found.map(({ text }) => quoteText(text)))];
  const message = say(language, 'stands_for', { v: capital(hueName(hue, language)), n: names.join(', ') });
  return answered(
    message,
    found.map(({ part }) => part),
    language,
  );
};

/** What is shown has a value, a price or a name; other properties are of how it is drawn. */
const OF_VALUES: ReadonlySet<Property> = new Set(['says', 'value', 'price']);

/** What is asked of what a chart shows: its highest and lowest value, its axis, and what its colours stand for. */
export function replyChart(ask: Ask): ChatAnswer | undefined {
  if (has(ask, MEANINGS) && ask.hues.length > 0) return replyMeaning(ask);
  const isExtreme = ask.tasks.has('biggest') || ask.tasks.has('smallest');
  const isAxis = has(ask, AXES);
  if (!isExtreme && !isAxis) return undefined;
  if (ask.properties.some((property) => !OF_VALUES.has(property))) return undefined;
  if (ask.mentions.some((mention) => mention.type !== undefined && !isChart(mention, ask))) return undefined;
  for (const part of chartsIn(ask)) {
    const chart = chartOf(part);
    const said = isAxis ? replyAxis(part, ask) : chart && replyExtreme(part, chart, ask);
    if (said) return said;
  }
  return undefined;
}
