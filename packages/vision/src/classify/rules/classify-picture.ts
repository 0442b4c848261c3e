import type { Node } from '../scene-tree.ts';
import { ICON_SIDE, isRound, isSquare, MIN_PHOTO_SHARE, type Verdict } from './box-facts.ts';

/** Below this side (CSS pixels) the half-covered edges of an icon look like grain. */
const SMALL_PICTURE = 64;
/** Largest avatars in CSS pixels: round ones, and square ones. */
const AVATAR_SIDE = 200;
const SQUARE_AVATAR_SIDE = 56;

/** Is the box filled with a photo, give or take a caption? */
export const isPicture = ({ shape, allTexts }: Node, width: number, height: number): boolean =>
  shape.busy >= (Math.max(width, height) < SMALL_PICTURE ? 0.9 : MIN_PHOTO_SHARE) &&
  Math.min(width, height) >= 12 &&
  allTexts.length <= 2 &&
  allTexts.every((line) => line.box.height < shape.box.height * 0.3);

/** Avatar, icon or image, by shape and size. */
export const pictureVerdict = (node: Node, width: number, height: number): Verdict => {
  if (isRound(node, width, height) && width <= AVATAR_SIDE) return { type: 'avatar', confidence: 0.8 };
  if (Math.max(width, height) <= ICON_SIDE) return { type: 'icon', confidence: 0.6 };
  const square = isSquare(width, height);
  return square && width <= SQUARE_AVATAR_SIDE
    ? { type: 'avatar', confidence: 0.6 }
    : { type: 'image', confidence: 0.8 };
};
