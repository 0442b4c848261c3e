import { type Box, bottom } from '../geometry.ts';

type Boxed = { box: Box };

/** The items that may reach into a range of y: all that do, and few that do not. */
export type BandLookup<T> = {
  (fromY: number, toY?: number): readonly T[];
  /** The first or the last of the items at a height that passes, which no list is made for. */
  first: (y: number, isIt: (item: T) => boolean) => T | undefined;
  last: (y: number, isIt: (item: T) => boolean) => T | undefined;
  /** One more item, behind all others. */
  add: (item: T) => void;
};

/** Enough that a band of a long page holds a few rows, few enough that a tall box does not fill memory. */
const BANDS = 512;

/**
 * Cuts the page into bands once, so that each question looks at those of its place alone; answers come in the order of the
 * items. Where items come later, `extent` tells where.
 */
export const createBandLookup = <T extends Boxed>(
  items: readonly T[],
  extent: readonly Boxed[] = items,
): BandLookup<T> => {
  let [top, foot] = [Infinity, -Infinity];
  for (const { box } of extent) {
    top = Math.min(top, box.y);
    foot = Math.max(foot, bottom(box));
  }
  const height = (foot - top) / BANDS;
  const bandOf = (y: number): number =>
    height > 0 ? Math.max(0, Math.min(BANDS - 1, Math.floor((y - top) / height))) : 0;
  const all: T[] = [];
  const bands: number[][] = Array.from({ length: BANDS }, () => []);
  const add = (item: T): void => {
    const last = bandOf(bottom(item.box));
    for (let band = bandOf(item.box.y); band <= last; band += 1) bands[band]!.push(all.length);
    all.push(item);
  };
  for (const item of items) add(item);
  const within = (fromY: number, toY = fromY): readonly T[] => {
    const [first, last] = [bandOf(fromY), bandOf(toY)];
    if (first === last) return bands[first]!.map((index) => all[index]!);
    const parts = bands.slice(first, last + 1);
    // What reaches through many bands stands in each of them: then all items together are fewer than their entries.
    if (parts.reduce((sum, band) => sum + band.length, 0) > all.length)
      return all.filter(({ box }) => bandOf(box.y) <= last && bandOf(bottom(box)) >= first);
    return [...new Set(parts.flat())].sort((a, b) => a - b).map((index) => all[index]!);
  };
  const itemAt = (index: number | undefined): T | undefined => (index === undefined ? undefined : all[index]);
  return Object.assign(within, {
    add,
    first: (y: number, isIt: (item: T) => boolean) => itemAt(bands[bandOf(y)]!.find((index) => isIt(all[index]!))),
    last: (y: number, isIt: (item: T) => boolean) => itemAt(bands[bandOf(y)]!.findLast((index) => isIt(all[index]!))),
  });
};
