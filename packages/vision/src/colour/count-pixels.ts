import type { Pixels } from '../contract.ts';
import { ColorTally } from './color-tally.ts';

/** How many pixels of a picture have each colour. */
export function countPixels({ colors }: Pixels): ColorTally {
  const tally = new ColorTally();
  let start = 0;
  for (let at = 1; at <= colors.length; at++) {
    if (at < colors.length && colors[at] === colors[start]) continue;
    tally.add(colors[start] ?? 0, at - start);
    start = at;
  }
  return tally;
}
