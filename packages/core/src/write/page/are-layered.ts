import { type Box, bottom, intersect } from '../../geometry.ts';

/** Boxes that share more than this along both axes, in CSS pixels, are on top of each other and not beside. */
const MAX_TOUCH_PX = 4;
/** Line boxes of texts, up to this high in CSS pixels, may overlap by this share of their height and be under each other. */
const LINE = { maxHeight: 40, share: 0.4 };

/** So much may two boxes share from top to bottom and be under each other, where boxes may that are no line boxes. */
export const touchSlack = (one: Box, other: Box, ofBoxes: number): number => {
  const lower = Math.min(one.height, other.height);
  return lower <= LINE.maxHeight ? Math.max(ofBoxes, LINE.share * lower) : ofBoxes;
};

/** True where children lie on top of each other: then only their places say how. */
export const areLayered = (children: readonly { box: Box }[]): boolean => {
  const sorted = children.map(({ box }) => box).toSorted((a, b) => a.y - b.y);
  return sorted.some((box, at) => {
    // Boxes come by their tops: the first that begins below ends the search.
    for (let index = at + 1; index < sorted.length; index++) {
      const next = sorted[index];
      if (!next || next.y >= bottom(box) - MAX_TOUCH_PX) return false;
      const shared = intersect(box, next);
      if (shared.width > MAX_TOUCH_PX && shared.height > touchSlack(box, next, MAX_TOUCH_PX)) return true;
    }
    return false;
  });
};
