import { bottom, right } from '../geometry.ts';
import { createBandLookup } from '../lookup/band-lookup.ts';
import { lineCentre } from '../text/line-centre.ts';
import type { TextBlock } from '../text/text-block.ts';
import { roundness } from './roundness.ts';

/** Line heights in font sizes, with the number of styles of small, middle, large and huge text that have them on the open truth pages. */
const RATIOS: readonly (readonly [ratio: number, ...counts: number[]])[] = [
  [1, 34, 20, 8, 22],
  [1.1, 5, 8, 14, 31],
  [1.15, 19, 17, 8, 8],
  [1.2, 9, 38, 23, 28],
  [1.25, 15, 28, 11, 7],
  [1.3, 8, 18, 10, 4],
  [1.333, 36, 10, 24, 5],
  [1.4, 11, 16, 31, 11],
  [1.43, 21, 98, 6, 2],
  [1.5, 43, 142, 56, 7],
  [1.556, 9, 15, 8, 2],
  [1.6, 6, 28, 11, 2],
  [1.667, 18, 8, 5, 1],
  [1.75, 3, 6, 3, 1],
];
/** Text up to these sizes, in CSS pixels, is small, middle and large. */
const SIZES = [13, 17, 24];
/** Sizes that others depend on are settled once more when those are. */
const PASSES = 3;
/** Beyond so many font sizes below a text another part of the page begins. */
const MAX_SPACE_EM = 2;

/** Two texts under each other: the distance of their lines holds half of each line box and the space between. */
type Stack = { sizes: readonly [number, number]; distance: number; count: number };

/**
 * The line height of every font size, as a function. Paragraphs show it; for other sizes it is the one that leaves round spaces
 * between texts, weighed by how often pages have it.
 */
export function estimateLineHeights(blocks: readonly TextBlock[], scale: number): (fontSize: number) => number {
  const keyOf = (fontSize: number): number => Math.round((2 * fontSize) / scale) / 2;
  const heights = new Map(blocks.map(({ fontSize }) => [keyOf(fontSize), 0]));
  for (const size of heights.keys()) heights.set(size, mostUsual(size));
  const shown = Map.groupBy(
    blocks.filter(({ lineHeight }) => lineHeight !== undefined),
    ({ fontSize }) => keyOf(fontSize),
  );
  for (const [size, list] of shown) heights.set(size, medianOf(list.map(({ lineHeight = 0 }) => lineHeight / scale)));
  const open = [...heights.keys()].filter((size) => !shown.has(size));
  const stacks = findStacks(blocks, scale, keyOf);
  const about = new Map(open.map((size) => [size, stacks.filter(({ sizes }) => sizes.includes(size))]));
  const heightOf = (size: number): number => heights.get(size) ?? mostUsual(size);
  for (let pass = 0; pass < PASSES; pass++)
    for (const size of open) {
      const worth = (height: number, count: number): number =>
        (about.get(size) ?? []).reduce((sum, { sizes, distance, count: times }) => {
          const lines = sizes.reduce((both, one) => both + (one === size ? height : heightOf(one)), 0);
          return sum + Math.log2(1 + times) * roundness(distance - lines / 2);
        }, Math.log(count));
      const best = RATIOS.map((row) => {
        const height = Math.round(4 * row[0] * size) / 4;
        return { height, worth: worth(height, row[columnOf(size)] ?? 1) };
      }).reduce((a, b) => (b.worth > a.worth ? b : a));
      heights.set(size, best.height);
    }
  return (fontSize) => heightOf(keyOf(fontSize)) * scale;
}

const columnOf = (size: number): number => {
  const at = SIZES.findIndex((limit) => size <= limit);
  return 1 + (at < 0 ? SIZES.length : at);
};

const mostUsual = (size: number): number => {
  const column = columnOf(size);
  return size * RATIOS.reduce((a, b) => ((b[column] ?? 0) > (a[column] ?? 0) ? b : a))[0];
};

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const findStacks = (blocks: readonly TextBlock[], scale: number, keyOf: (fontSize: number) => number): Stack[] => {
  const blocksAt = createBandLookup(blocks);
  const stacks = new Map<string, Stack>();
  for (const block of blocks) {
    const foot = bottom(block.box);
    const below = blocksAt(foot, foot + MAX_SPACE_EM * block.fontSize)
      .filter((other) => isUnder(block, other))
      .reduce<TextBlock | undefined>((a, b) => (a && a.box.y <= b.box.y ? a : b), undefined);
    const [last, next] = [block.lines.at(-1), below?.lines[0]];
    if (!below || !last || !next || below.box.y - foot > MAX_SPACE_EM * block.fontSize) continue;
    const sizes = [keyOf(block.fontSize), keyOf(below.fontSize)] as const;
    const distance = Math.round((2 * (lineCentre(next) - lineCentre(last))) / scale) / 2;
    const key = `${sizes} ${distance}`;
    const known = stacks.get(key);
    if (known) known.count += 1;
    else stacks.set(key, { sizes, distance, count: 1 });
  }
  return [...stacks.values()];
};

const isUnder = ({ box }: TextBlock, { box: other }: TextBlock): boolean =>
  other.y >= bottom(box) && Math.min(right(other), right(box)) > Math.max(other.x, box.x);
