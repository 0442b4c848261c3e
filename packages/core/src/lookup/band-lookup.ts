import { type Box, bottom } from '../geometry.ts';

/** The items that may reach into a range of y: all that do, and few that do not. */
export type BandLookup<T> = (fromY: number, toY?: number) => readonly T[];

/** Enough that a band of a long page holds a few rows, few enough that a tall box does not fill memory. */
const BANDS = 512;

/** Cuts the page into bands once, so that each question looks at those of its place alone; answers come in the order of the items. */
export const createBandLookup = <T extends { box: Box }>(items: readonly T[]): BandLookup<T> => {
  let [top, foot] = [Infinity, -Infinity];
  for (const { box } of items) {
    top = Math.min(top, box.y);
    foot = Math.max(foot, bottom(box));
  }
  const height = (foot - top) / BANDS;
  const bandOf = (y: number): number =>
    height > 0 ? Math.max(0, Math.min(BANDS - 1, Math.floor((y - top) / height))) : 0;
  const bands: number[][] = Array.from({ length: BANDS }, () => []);
  items.forEach(({ box }, index) => {
    for (let band = bandOf(box.y); band <= bandOf(bottom(box)); band += 1) bands[band]!.push(index);
  });
  return (fromY, toY = fromY) => {
    const [first, last] = [bandOf(fromY), bandOf(toY)];
    if (first === last) return bands[first]!.map((index) => items[index]!);
    const within = bands.slice(first, last + 1);
    // What reaches through many bands stands in each of them: then all items together are fewer than their entries.
    if (within.reduce((sum, band) => sum + band.length, 0) > items.length)
      return items.filter(({ box }) => bandOf(box.y) <= last && bandOf(bottom(box)) >= first);
    return [...new Set(within.flat())].sort((a, b) => a - b).map((index) => items[index]!);
  };
};
