import type { Chart } from '../../chart.ts';
import { channelsOf } from '../../color/channels.ts';
import { flatColor, gradientCss, withoutNoise } from '../../color/gradient-css.ts';
import { joinEdges } from '../../color/join-edges.ts';
import type { Edge, Element, Gradient, Shadow } from '../../measurement.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { topAndBottom } from '../../tones.ts';
import { isRound } from '../../tree/known-radii.ts';
import { chartParts } from '../chart/chart-words.ts';
import { px } from '../number-words.ts';
import { seriesWords } from './series-words.ts';

/** As CSS writes it: x, y, blur, spread where there is one, colour, and how much of it. */
const shadowWords = ({ x, y, blur, spread, color, opacity }: Shadow): string =>
  `${[x, y, blur, ...(spread ? [spread] : [])].map(px).join(' ')}px ${color} ${Math.round(opacity * 100)}%`;

const edgeWords = ({ side, color, width }: Edge): string => `${side} border ${px(width)}px ${color}`;

/** As CSS writes it where more than two colours or a middle have to be said. */
export const gradientWords = (gradient: Gradient): string => {
  const flat = flatColor(gradient);
  if (flat) return flat;
  const { angle, from, to, between, around } = withoutNoise(gradient);
  return between || around ? gradientCss(gradient) : `gradient ${px(angle)}deg ${from} to ${to}`;
};

/** Fill, border, corners and shadow of one element in the order in which a coder writes them. */
export const lookWords = (element: Element): string[] => {
  const { fill, gradient, edges = [], radius, shadow, filled } = element;
  const joined = joinEdges(edges);
  const border = joined ?? element.border;
  const shown = shownWords(element);
  return [
    gradient ? gradientWords(gradient) : fill && fillWords(element),
    element.ink,
    border && `${px(border.width)}px ${border.color} border`,
    ...(joined ? [] : edges.map(edgeWords)),
    // A drawn sign has no corners; a tile behind it does.
    radius !== undefined &&
      radius > 0 &&
      (element.type !== 'icon' || fill) &&
      (isRound(element) ? 'round' : `radius ${px(radius)}`),
    shadow && `shadow ${shadowWords(shadow)}`,
    filled && `${filled.percent} % filled with ${filled.color}`,
    ...shown,
    element.active && 'active',
  ].filter((word): word is string => typeof word === 'string');
};

/** What a chart shows, in parts; of an illustration its colours. */
const shownWords = ({ type, chart, series = [], box, shows }: Element): string[] => {
  if (shows) return [`a picture of an ${shows}, placed as one image`];
  const parts = chart ? sharedParts(chart, box.height) : type === 'chart' ? seriesWords(series) : [];
  if (parts.length > 0) return parts.map((part, index) => (index === 0 ? `shows ${part}` : part));
  return type !== 'chart' && series.length > 0 ? [`drawn in ${series.map(({ color }) => color).join(' ')}`] : [];
};

/** Copies of a chart share parts of it; of several lines or colours of bars each is one part, so that its data stay with it. */
const sharedParts = (chart: Chart, heightPx: number): string[] => {
  const parts = chartParts(chart, heightPx);
  const isOne = (chart.curves?.length ?? 0) + (chart.bars?.rows.length ?? 0) <= 1;
  return isOne ? parts.flat() : parts.map((words) => words.join(', '));
};

/** For a picture the fill is its average: what a placeholder should be painted with. */
const PLACEHOLDERS = typesWith('photo', 'chart');

const fillWords = (element: Element): string => {
  if (element.chart) return `on ${element.fill}`;
  return PLACEHOLDERS.has(element.type) ? `placeholder ${placeholderWords(element)}` : `${element.fill}`;
};

/** Levels between the top and the bottom of a picture from which a flat placeholder would look wrong. */
const SEEN_CHANGE = 40;

/** The average colour of a picture, or where it gets much darker or lighter on the way down, both. */
export const placeholderWords = ({ fill, tones }: Pick<Element, 'fill' | 'tones'>): string => {
  const [top, bottom] = tones ? topAndBottom(tones) : [];
  const change =
    top && bottom ? Math.max(...channelsOf(top).map((level, i) => Math.abs(level - channelsOf(bottom)[i]!))) : 0;
  return change >= SEEN_CHANGE ? `gradient ${top} down to ${bottom}` : `${fill}`;
};
