import { area, type Box, bottom, meets, right } from '../geometry.ts';
import type { PlacedPair } from './compare-gaps.ts';
import type { Finding } from './difference.ts';
import { placeOf } from './name-subject.ts';
import type { SamePixels } from './pixels/same-pixels.ts';

/** Two browsers draw every letter a little differently; only where this share of things looks the same to the pixel do the others say something. */
const MIN_SAME_SHARE = 0.5;
/** Corners of boxes are looked at this far in, which no usual radius goes beyond. */
const CORNER_PX = 16;

/**
 * Things that are in one place, of one size and measured alike, and still look different: one card of four with other corners, say, where
 * the measurement took it for a slip since its siblings agree. What another finding or a smaller thing inside explains is left out.
 */
export const compareLooks = (
  pairs: readonly PlacedPair[],
  findings: readonly Finding[],
  isSame: SamePixels,
): Finding[] => {
  const same = pairs.filter(({ reference, build }) => isSame(reference, build));
  if (same.length < MIN_SAME_SHARE * pairs.length) return [];
  const explained = findings.flatMap(({ places }) => places.map(({ box }) => withArea(box)));
  const looks: Finding[] = [];
  const changed = pairs.filter(({ reference, build }) => isOneBox(reference, build) && !isSame(reference, build));
  for (const { name, id, reference, dom } of changed.toSorted((a, b) => area(a.reference) - area(b.reference))) {
    if (explained.some((box) => meets(box, reference))) continue;
    explained.push(reference);
    const aspect = id === undefined ? 'letters' : isSame(cross(reference), cross(reference)) ? 'corners' : 'picture';
    looks.push({ kind: 'look', aspect, places: [placeOf(name, reference, dom)] });
  }
  return looks;
};

const withArea = (box: Box): Box => ({ ...box, width: Math.max(1, box.width), height: Math.max(1, box.height) });
const isOneBox = (a: Box, b: Box): boolean =>
  a.x === b.x && a.y === b.y && right(a) === right(b) && bottom(a) === bottom(b);

/** The box without a strip on the left and the right: what is left shows no corner. */
const cross = ({ x, y, width, height }: Box): Box => {
  const inset = Math.min(CORNER_PX, Math.floor(width / 2) - 1);
  return { x: x + inset, y, width: width - 2 * inset, height };
};
