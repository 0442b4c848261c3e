import type { Element } from '@blueprompt/core/measurement';
import { grow } from '../boxes/grow.ts';
import { holdsCentre } from '../boxes/is-inside.ts';
import { distance, parseHex } from '../colour/rgb.ts';
import { dropElements } from '../pictures/drop-elements.ts';

/** A swatch has the colour of its series to within this, 0 to 442. */
const MAX_SWATCH_DISTANCE = 24;

/** The patches of colour in the legend of a chart are reported with the chart: they are no icons. */
export const dropSwatches = (elements: readonly Element[]): Element[] => {
  const charts = elements.filter(({ chart }) => chart?.legend);
  return dropElements(elements, (element) => {
    const { type, fill, name } = element;
    if (type !== 'icon' || fill === undefined || name !== undefined) return false;
    const color = parseHex(fill);
    return charts.some(
      (one) =>
        isBeside(element, one) &&
        one.chart!.legend!.some((entry) => distance(parseHex(entry.color), color) <= MAX_SWATCH_DISTANCE),
    );
  });
};

/** In the same card; the legend of a chart that stands on the page itself is no farther away than the chart is large. */
const isBeside = (patch: Element, chart: Element): boolean =>
  patch.parent === chart.parent &&
  (chart.parent !== undefined || holdsCentre(grow(chart.box, Math.min(chart.box.width, chart.box.height)), patch.box));
