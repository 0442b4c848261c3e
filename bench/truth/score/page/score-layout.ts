import { area, overlap } from '@blueprompt/core/geometry';
import type { Answer } from '../../answer.ts';
import type { Truth, TruthRegion } from '../../truth.ts';
import { fitOf, matchBest, toBox } from '../match-boxes.ts';

type LayoutScore = { regions?: number | undefined; spacingUnit?: number | undefined };

const MIN_REGION_PX2 = 2000;
/** Landmarks that fill each other (a header and the nav in it) are one region with both roles. */
const MIN_SAME_REGION_OVERLAP = 0.7;

/** Share of the landmarks that a region of one of their roles covers, and whether the spacing unit is the page's (half or double: 0.5). */
export function scoreLayout({ regions, spacing }: Truth, answer: Answer): LayoutScore {
  const places: TruthRegion[] = [];
  for (const { roles, box } of regions) {
    if (area(toBox(box)) <= MIN_REGION_PX2) continue;
    const same = places.find((place) => overlap(toBox(place.box), toBox(box)) > MIN_SAME_REGION_OVERLAP);
    if (same) same.roles = [...same.roles, ...roles];
    else places.push({ roles, box });
  }
  const pairs = matchBest(places, answer.regions, (place, { role, box }) =>
    place.roles.includes(role === 'aside' ? 'sidebar' : role) ? fitOf(toBox(place.box), box) : 0,
  );
  return {
    regions: places.length > 0 ? pairs.size / places.length : undefined,
    spacingUnit: spacing.unit ? unitScore(spacing.unit, answer.spacingUnit) : undefined,
  };
}

function unitScore(truth: number, found: number): number {
  if (found === truth) return 1;
  return found === 2 * truth || 2 * found === truth ? 0.5 : 0;
}
