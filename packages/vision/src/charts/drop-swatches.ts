import type { Element } from '@blueprompt/core/measurement';
import { distance, parseHex } from '../colour/rgb.ts';
import { dropElements } from '../pictures/drop-elements.ts';

/** A swatch has the colour of its series to within this, 0 to 442. */
const SAME = 24;

/** The patches of colour in the legend of a chart are told with the chart: they are no icons. */
export const dropSwatches = (elements: readonly Element[]): Element[] => {
  const charts = elements.filter(({ chart }) => chart?.legend);
  return dropElements(elements, ({ type, fill, name, parent }) => {
    if (type !== 'icon' || fill === undefined || name !== undefined) return false;
    const color = parseHex(fill);
    return charts.some(
      (one) =>
        one.parent === parent && one.chart!.legend!.some((entry) => distance(parseHex(entry.color), color) <= SAME),
    );
  });
};
