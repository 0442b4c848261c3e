import { overlap } from '@blueprompt/core/geometry';
import type { Region } from '@blueprompt/core/measurement';
import { isBar } from '@blueprompt/core/ontology/element-types';
import type { Draft } from '../classify/draft.ts';

/** Two boxes of one role that share so much are one region. */
const SAME_REGION = 0.5;

/** The regions of a page, and the bars and menus that were only seen by what stands in them. */
export function addBars(regions: readonly Region[], drafts: readonly Draft[]): Region[] {
  const added = drafts.flatMap(({ type, box }): Region[] =>
    isBar(type) && !regions.some((region) => region.role === type && overlap(region.box, box) > SAME_REGION)
      ? [{ role: type, box }]
      : [],
  );
  return [...regions, ...added];
}
