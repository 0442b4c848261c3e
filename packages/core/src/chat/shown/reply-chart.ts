import type { Category, Chart } from '../../chart.ts';
import { hueOf } from '../../color/color-hue.ts';
import { type Box, bottom, right } from '../../geometry.ts';
import { quoteText } from '../../text/quote-text.ts';
import { axisEnds } from '../../write/chart/axis-words.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { findParts } from '../look/find-parts.ts';
import { nearestAt } from '../look/neighbours.ts';
import type { Part } from '../look/page-index.ts';
import { colorOf } from '../look/part-facts.ts';
import type { Ask } from '../reply/ask.ts';
import { answered } from '../reply/compose.ts';
import { capital, hueName, nameOf } from '../say/name-parts.ts';
import { say } from '../say/phrases.ts';
import { MEANING_WORDS } from '../words/chart-words.ts';
import { foldWords } from '../words/fold-words.ts';
import type { Property } from '../words/property-words.ts';
import { outermostPoints, type Point, pointsOfBars, pointsOfCurve, pointsOfSeries } from './chart-points.ts';
import { AXES, chartOf, chartsIn, has, isChart, KINDS, namedIn } from './charts-in.ts';
import { replyAtLabel, replyPieces } from './reply-chart-values.ts';

const MEANINGS = new Set(MEANING_WORDS.split(' '));

/** Labels of one axis end or begin within so much of each other, in pixels. */
const MAX_LABEL_SHIFT_PX = 4;

/** The ends of an upright axis by its labels as they are written: one column of numbers that fall from top to bottom. */
const labelEnds = (part: Part, { categories = [] }: Chart): { low: string; high: string } | undefined => {
  const named = new Set(categories.map(({ text }) => text));
  const labels = part.lines
    .filter(({ text }) => !named.has(text) && /^[^\p{L}\d]?-?[\d.,]+\s?[%kKmM]?$/u.test(text))
    .sort((a, b) => a.box.y - b.box.y);
  const values = labels.map(({ text }) => Number.parseFloat(text.replace(/[^\d.-]/g, '')));
  const isFalling = values.every((value, at) => at === 0 || value < values[at - 1]!);
  const isColumn = [({ x }: Box) => x, right].some((edgeOf) => {
    const edges = labels.map(({ box }) => edgeOf(box));
    return Math.max(...edges) - Math.min(...edges) <= MAX_LABEL_SHIFT_PX;
  });
  if (labels.length < 3 || !isFalling || !isColumn) return undefined;
  return { low: labels.at(-1)!.text, high: labels[0]!.text };
};

const replyAxis = (part: Part, ask: Ask): ChatAnswer | undefined => {
  const { language, tasks } = ask;
  const chart = chartOf(part) ?? {};
  const ends = axisEnds(chart) ?? labelEnds(part, chart);
  if (!ends) return undefined;
  const isLeast = tasks.has('smallest');
  const values = { n: nameOf(part, language), v: isLeast ? ends.low : ends.high };
  return answered(capital(say(language, isLeast ? 'axis_least' : 'axis_most', values)), [part], language);
};

/** The highest or lowest value of a chart with the label that it stands at. */
const replyExtreme = (part: Part, chart: Chart, ask: Ask): ChatAnswer | undefined => {
  const { language, tasks, question } = ask;
  const { bars, curves = [], categories = [], legend = [] } = chart;
  if (categories.length === 0) return undefined;
  const labelOf = ({ at }: Point): Category =>
    categories.reduce((a, b) => (Math.abs(b.at - at) < Math.abs(a.at - at) ? b : a));
  const series = legend.filter(({ text }) => question.tokens.some(({ word }) => word === foldWords(text)));
  const colors = new Set<string>(series.map(({ color }) => color));
  const lines = curves.flatMap((curve) => pointsOfCurve(curve, chart));
  const own = [...(bars ? pointsOfSeries(bars, chart, colors) : []), ...lines.filter(({ color }) => colors.has(color))];
  const ends = bars ? pointsOfBars(bars, chart) : [];
  const all = [...(bars?.arranged === 'stacked' ? outermostPoints(ends, labelOf) : ends), ...lines];
  const points = own.length > 0 ? own : all;
  const [first] = points;
  if (!first) return undefined;
  const isLeast = tasks.has('smallest');
  const best = points.reduce((a, b) => ((isLeast ? b.value < a.value : b.value > a.value) ? b : a), first);
  const label = labelOf(best);
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

/** A full turn, in degrees. */
const TURN = 360;
/** What a ring shows is named so near to it, in pixels. */
const MAX_NAME_AWAY_PX = 60;

/** What a ring is a share of: the most prominent words right beside it, else below it. */
const nameBeside = (ring: Part): Part | undefined => {
  const { box } = ring.node;
  const texts = ring.page.parts.filter(({ node, label }) => node.kind === 'text' && /\p{L}{2}/u.test(label));
  const isNear = (away: number): boolean => away >= 0 && away <= MAX_NAME_AWAY_PX;
  const weightOf = ({ lines: [line] }: Part): number => (line ? line.fontSize * line.fontWeight : 0);
  const beside = texts
    .filter(({ node }) => isNear(node.box.x - right(box)) && node.box.y < bottom(box) && bottom(node.box) > box.y)
    .sort((a, b) => weightOf(b) - weightOf(a));
  const [below] = beside.length > 0 ? [] : nearestAt(texts, [ring], 'below');
  return beside[0] ?? (below && isNear(below.node.box.y - bottom(box)) ? below : undefined);
};

/** The share that a ring shows: of the part of it that is named, else what is written in it. */
const ringWords = (part: Part, ask: Ask): string[] => {
  const chart = chartOf(part)!;
  const { slices } = chart.ring!;
  const named = namedIn(chart, ask).flatMap(({ text, color }) => {
    const own = slices.filter((slice) => slice.color === color);
    const turn = own.reduce((sum, { from, to }) => sum + to - from, 0);
    return own.length > 0 ? [`${quoteText(text)}: ${Math.round((100 * turn) / TURN)} %`] : [];
  });
  if (named.length > 0) return named;
  const inside = part.lines.find(({ text }) => /\d/.test(text))?.text;
  const name = nameBeside(part)?.label;
  if (inside === undefined) return [];
  return [name === undefined ? quoteText(inside) : `${quoteText(name)}: ${quoteText(inside)}`];
};

/** "What percent does the red ring show?" */
const replyRing = (ask: Ask): ChatAnswer | undefined => {
  const [mention, another] = ask.mentions;
  const isAsked = ask.properties.length > 0 && ask.properties.every((property) => OF_VALUES.has(property)) && !another;
  if (!isAsked || mention?.type !== 'chart') return undefined;
  const rings = findParts(mention, ask.pages).filter((part) => chartOf(part)?.ring);
  const words = rings.flatMap((part) => ringWords(part, ask));
  return words.length > 0 && words.length >= rings.length
    ? answered(`${words.join('\n')}.`, rings, ask.language)
    : undefined;
};

/** "What colour is Porto in the chart?": that of its swatch, not of the letters beside it. */
const replySeriesColor = (ask: Ask): ChatAnswer | undefined => {
  const { language, properties, mentions } = ask;
  const isOfChart =
    has(ask, KINDS) || mentions.some((mention) => isChart(mention, ask) || mention.within?.type === 'chart');
  if (!isOfChart || properties.length !== 1 || properties[0] !== 'color') return undefined;
  const found = chartsIn(ask).flatMap((part) => namedIn(chartOf(part) ?? {}, ask).map((entry) => ({ part, entry })));
  if (found.length === 0) return undefined;
  const lines = found.map(({ entry: { text, color } }) => `${quoteText(text)}: ${color}`);
  return answered(
    `${[...new Set(lines)].join('\n')}.`,
    found.map(({ part }) => part),
    language,
  );
};

/** What is shown has a value, a price or a name; other properties are of how it is drawn. */
const OF_VALUES: ReadonlySet<Property> = new Set(['says', 'value', 'price']);

/** What is asked of what a chart shows: its highest and lowest value, its axis, and what its colours stand for. */
export function replyChart(ask: Ask): ChatAnswer | undefined {
  if (has(ask, MEANINGS) && ask.hues.length > 0) return replyMeaning(ask);
  const pieces = replyPieces(ask);
  if (pieces) return pieces;
  if (ask.properties.every((property) => OF_VALUES.has(property)) && !ask.tasks.has('active')) {
    const atLabel = replyAtLabel(ask);
    if (atLabel) return atLabel;
  }
  const isExtreme = ask.tasks.has('biggest') || ask.tasks.has('smallest');
  const isAxis = has(ask, AXES);
  if (!isExtreme && !isAxis) return replySeriesColor(ask) ?? replyRing(ask);
  if (ask.properties.some((property) => !OF_VALUES.has(property))) return undefined;
  if (ask.mentions.some((mention) => mention.type !== undefined && !isChart(mention, ask))) return undefined;
  for (const part of chartsIn(ask)) {
    const chart = chartOf(part);
    const said = isAxis ? replyAxis(part, ask) : chart && replyExtreme(part, chart, ask);
    if (said) return said;
  }
  return undefined;
}
