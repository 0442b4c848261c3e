import { type Box, bottom, centreX, centreY, overlap, right } from '../../geometry.ts';
import { createNearLookup } from '../../lookup/near-lookup.ts';
import { aroundOf, back, edgesOf, isCut, moved, onPages, type Shift } from './pixel-strips.ts';
import { NO_PIXELS, type SamePixels } from './same-pixels.ts';

type Pair = { reference: Box; build: Box };

/** How far the pixels of a pair agree: in all of it exactly, in all of it roughly, or in its edges; and where the build shows it. */
export type Agreement = {
  degree: 'same' | 'rough' | 'edges';
  build: Box;
  /** What lies around it, where a shadow would fall, agrees as well. */
  isAround?: boolean;
};

export type PixelWitness = {
  /** Where pixels agree nothing differs, whatever the two measurements call it; nothing where they do not agree or are not known. */
  agree: (reference: Box, build: Box, isBuildSure?: boolean) => Agreement | undefined;
  /**
   * How much of what only one page was read to have the other shows, at its place or moved like what stands near it. Of words nothing less
   * than all counts: other words are drawn much alike.
   */
  shownOf: (only: 'reference' | 'build', box: Box, isText?: boolean) => 'all' | 'most' | undefined;
};

/** Boxes of the same thing are read this far apart, in CSS pixels; what moved by no more gives no finding. */
const JITTER_PX = 2;
const STEPS = [...Array(2 * JITTER_PX + 1).keys()].map((at) => at - JITTER_PX);
const JITTER: readonly Shift[] = STEPS.flatMap((x) => STEPS.map((y) => ({ x, y }))).sort(
  (a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y),
);
/** Something is there, and may want a shadow, where this share of it can be seen. */
const MOST_SHARE = 0.6;
/** Things near each other move together. */
const NEIGHBOURS = 3;
/** Two boxes that share this much of their area together stand in one place. */
const SAME_PLACE = 0.5;

/** Looks at the pixels of both pages where their measurements differ; `pairs` are the things that both were read to have. */
export const createPixelWitness = (
  isSame: SamePixels,
  pairs: readonly Pair[],
  pages: { reference: { width: number; height: number }; build: { width: number; height: number } },
): PixelWitness => {
  if (isSame === NO_PIXELS) return { agree: () => undefined, shownOf: () => undefined };
  const isRough = (from: Box, to: Box): boolean => isSame(from, to, 1);
  const partOf = (strip: Box, shift: Shift): Box | undefined => onPages(strip, pages.reference, pages.build, shift);
  const agreesAround = (reference: Box, shift: Shift): boolean =>
    aroundOf(reference).every((strip) => {
      const part = partOf(strip, shift);
      return !part || isRough(part, moved(part, shift));
    });
  /** Where nothing changes along an edge it could as well be elsewhere. */
  const showsEdges = (box: Box, shift: Shift): boolean =>
    edgesOf(box).every(({ strip, beside }) => {
      const part = partOf(strip, shift);
      if (part && !isRough(part, moved(part, shift))) return false;
      return isCut(strip, part) || !part || !isRough(part, moved(moved(part, shift), beside));
    });
  /** What either of them was read to reach over is asked about: one of them may have been read too small. */
  type IsIt = (box: Box, shift: Shift) => boolean;
  const findShift = (reference: Box, build: Box, isBuildSure: boolean, isIt: IsIt): Shift | undefined =>
    shaken(alignments(reference, build)).find(
      (shift) => isIt(reference, shift) && (!isBuildSure || isIt(moved(build, back(shift)), shift)),
    );
  const agree: PixelWitness['agree'] = (reference, build, isBuildSure = true) => {
    if (isSame(reference, build)) return { degree: 'same', build };
    if (isSame(reference, reference) && isSame(build, build)) return { degree: 'same', build: reference };
    const rough = findShift(reference, build, isBuildSure, (box, shift) => isRough(box, moved(box, shift)));
    if (rough) return { degree: 'rough', build: moved(reference, rough), isAround: agreesAround(reference, rough) };
    const edges = findShift(reference, build, isBuildSure, showsEdges);
    return edges && { degree: 'edges', build: moved(reference, edges), isAround: agreesAround(reference, edges) };
  };
  const near = {
    reference: createNearLookup(pairs.map((pair) => ({ ...pair, box: pair.reference }))),
    build: createNearLookup(pairs.map((pair) => ({ ...pair, box: pair.build }))),
  };
  const shownOf: PixelWitness['shownOf'] = (only, box, isText = false) => {
    const other = only === 'reference' ? 'build' : 'reference';
    const shifts = near[only](box, NEIGHBOURS, () => true).map(
      (pair): Shift => ({ x: Math.round(pair[other].x - pair[only].x), y: Math.round(pair[other].y - pair[only].y) }),
    );
    const places = shaken([{ x: 0, y: 0 }, ...shifts]).map((shift) => moved(box, shift));
    const isThere = (there: Box, share: number): boolean =>
      (only === 'reference' ? isSame(box, there, share) : isSame(there, box, share)) && !isTaken(there);
    // Where one of several that look alike stands, there is no second one.
    const isTaken = (there: Box): boolean => {
      const [taken] = near[other](there, 1, (pair) => overlap(pair[other], there) >= SAME_PLACE);
      return taken !== undefined && overlap(taken[only], box) < SAME_PLACE;
    };
    if (places.some((there) => isThere(there, 1))) return 'all';
    return !isText && places.some((there) => isThere(there, MOST_SHARE)) ? 'most' : undefined;
  };
  return { agree, shownOf };
};

/** The ways in which two boxes can be laid on each other. */
const alignments = (a: Box, b: Box): Shift[] =>
  [
    { x: 0, y: 0 },
    { x: b.x - a.x, y: b.y - a.y },
    { x: right(b) - right(a), y: bottom(b) - bottom(a) },
    { x: centreX(b) - centreX(a), y: centreY(b) - centreY(a) },
  ].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));

const shaken = (shifts: readonly Shift[]): Shift[] => {
  const all = shifts.flatMap((shift) => JITTER.map(({ x, y }) => ({ x: shift.x + x, y: shift.y + y })));
  return [...new Map(all.map((shift) => [`${shift.x} ${shift.y}`, shift])).values()];
};
