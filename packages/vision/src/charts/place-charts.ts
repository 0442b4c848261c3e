import { area, type Box, contains, intersect, overlap } from '@blueprompt/core/geometry';
import type { Element } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { holdsCentre } from '../boxes/is-inside.ts';
import { dropElements } from '../pictures/drop-elements.ts';
import type { Reading } from './read-chart.ts';

/** What the parts of a chart are taken for: bars for cards, slices for pictures, dots for icons, grid lines for dividers. */
const PARTS = typesWith('chart part');
/** How far a part may reach out of its chart, in pixels. */
const SLACK = 4;
/** Two boxes of one chart share this much; what was taken for a chart lies in it by that much. */
const MIN_SAME = 0.45;
const MIN_INSIDE = 0.5;
/** A card that is more than this share of a chart is what the chart stands on. */
const MAX_PART = 0.5;
/** A row of bars that was taken for a headline is at least this high, as a share of the chart. */
const MIN_HEADLINE = 0.35;

/** Puts charts among the elements of a page, in the place of what they or their parts were taken for. */
export function placeCharts(elements: readonly Element[], readings: readonly Reading[]): Element[] {
  const isPart = (element: Element): boolean => readings.some((reading) => isPartOf(element, reading));
  const left = dropElements(elements, isPart);
  const gone = elements.filter(isPart);
  let next = 1 + Math.max(0, ...elements.map(({ id }) => Number(/^e(\d+)$/.exec(id)?.[1] ?? 0)));
  const charts = readings.map(({ chart, box }): Element => {
    const before = gone.find((one) => one.type === 'chart' && overlap(one.box, box) >= MIN_SAME);
    const parent = holderOf(box, left);
    return {
      id: before?.id ?? `e${next++}`,
      type: 'chart',
      box,
      confidence: 0.8,
      ...(parent && { parent: parent.id }),
      chart,
    };
  });
  return [...left, ...charts];
}

const isPartOf = ({ type, box, text }: Element, { box: chart, drawn }: Reading): boolean => {
  if (type === 'chart' && area(intersect(box, chart)) >= MIN_INSIDE * area(box)) return true;
  if ((type === 'chart' || type === 'image') && overlap(box, chart) >= MIN_SAME) return true;
  // The box of an icon is the canvas that it would be drawn on: a few bars taken for one stick out of their chart with its air.
  const isIcon = type === 'icon' && area(box) < area(drawn) && holdsCentre(drawn, box);
  if (!isIcon && !contains(drawn, box, SLACK)) return false;
  if (type === 'heading' || type === 'paragraph') return box.height >= MIN_HEADLINE * chart.height;
  if (type === 'card' && area(box) > MAX_PART * area(chart)) return false;
  return PARTS.has(type) && text === undefined;
};

const holderOf = (box: Box, elements: readonly Element[]): Element | undefined =>
  elements
    .filter((one) => area(one.box) > area(box) && contains(one.box, box, 2))
    .reduce<Element | undefined>((least, one) => (!least || area(one.box) < area(least.box) ? one : least), undefined);
