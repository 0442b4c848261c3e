import { overlap } from '@blueprompt/core/geometry';
import type { Element, Region } from '@blueprompt/core/measurement';
import { isBar } from '@blueprompt/core/ontology/element-types';

/** Two boxes of one role that share so much are one region. */
const SAME_REGION = 0.5;

/** The regions of a page, and the bars and menus that were only seen by what stands in them. */
export function addBars(regions: readonly Region[], elements: readonly Pick<Element, 'type' | 'box'>[]): Region[] {
  const added = elements.flatMap(({ type, box }): Region[] =>
    isBar(type) && !regions.some((region) => region.role === type && overlap(region.box, box) > SAME_REGION)
      ? [{ role: type, box }]
      : [],
  );
  return [...regions, ...added];
}
