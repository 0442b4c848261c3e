import { overlap } from '../../geometry.ts';
import type { Region } from '../../measurement.ts';

/** Two boxes that overlap by this much are one box that was found twice. */
const SAME_BOX = 0.93;

/** The landmarks without those that name a place a second time, such as the first section that is also the hero. */
export const distinctRegions = (regions: readonly Region[]): Region[] => {
  const kept: Region[] = [];
  for (const region of regions) if (!kept.some((known) => overlap(known.box, region.box) > SAME_BOX)) kept.push(region);
  return kept;
};
