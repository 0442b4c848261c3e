import { ColorTally } from '../../colour/color-tally.ts';
import type { Segments } from './segment.ts';

/** Pixels of each exact colour. Single pixels between others are half-covered edges or photo grain and are left out. */
export const countColors = ({ runStart, runEnd, runColor }: Segments): ColorTally => {
  const counts = new ColorTally();
  for (let run = 0; run < runStart.length; run++) {
    const length = runEnd[run]! - runStart[run]!;
    if (length > 1) counts.add(runColor[run]!, length);
  }
  return counts;
};
