import type { Box } from '../geometry.ts';
import type { PlacedPair } from './compare-gaps.ts';
import type { ElementMatching } from './match-elements.ts';
import { readsSame, type TextMatching } from './match-texts.ts';

/** Tells whether a box of the reference and one of the build, in CSS pixels, show exactly the same; false where that is not known. */
export type SamePixels = (reference: Box, build: Box) => boolean;

/** A thing whose pixels are the same in both, where it is in each, or all around it, though it was measured as a larger or smaller one. */
export const isUnchanged = (reference: Box, build: Box, isSame: SamePixels): boolean =>
  isSame(reference, build) || (isSame(reference, reference) && isSame(build, build));

/** A thing that only one page is said to have, and that both show, was taken for something else on the other. */
const withoutSame = <Thing extends { box: Box }>(
  missing: readonly Thing[],
  extra: readonly Thing[],
  isSame: SamePixels,
): { missing: Thing[]; extra: Thing[] } => {
  const isThere = ({ box }: Thing): boolean => isSame(box, box);
  const moved = missing.flatMap((one) => {
    const other = extra.find(({ box }) => isSame(one.box, box));
    return other ? [one, other] : [];
  });
  const isKept = (thing: Thing): boolean => !isThere(thing) && !moved.includes(thing);
  return { missing: missing.filter(isKept), extra: extra.filter(isKept) };
};

export const withoutSameElements = (
  { pairs, missing, extra }: ElementMatching,
  isSame: SamePixels,
): ElementMatching => ({
  pairs,
  ...withoutSame(missing, extra, isSame),
});

/** Lines that were put together in another way read differently, though every one of them is there. */
export const withoutSameTexts = ({ pairs, missing, extra }: TextMatching, isSame: SamePixels): TextMatching => ({
  pairs: pairs.filter(
    (pair) =>
      readsSame(pair) || !(isSame(pair.reference.box, pair.reference.box) && isSame(pair.build.box, pair.build.box)),
  ),
  ...withoutSame(missing, extra, isSame),
});

/** What shows the same at its place in both pages has not moved or grown, whatever box it was given. */
export const settleUnmoved = (pair: PlacedPair, isSame: SamePixels): PlacedPair =>
  isSame(pair.reference, pair.reference) && isSame(pair.build, pair.build) ? { ...pair, build: pair.reference } : pair;
