import { type Box, bottom, centreX, centreY, right } from '../geometry.ts';
import { createBandLookup } from '../lookup/band-lookup.ts';
import type { Draft } from './draft.ts';
import { roundness } from './roundness.ts';

/** Sides that icons are drawn at, in CSS pixels; larger ones have any. */
const SIDES = [12, 14, 16, 18, 20, 24, 32, 40, 48];
/** What is measured is a tenth larger than the true side, give or take (1210 icons of the open truth pages). */
const TRUE_SHARE = 0.9;
const SPREAD_PX = 2.5;
/** Weight of a round space between icon and text beside the fit of its side, and how far from its icon a text is, in CSS pixels. */
const ROUND_WEIGHT = 2;
const MAX_SPACE_PX = 24;

/** Gives icons the canvas that they were drawn on: a usual side near the measured one that leaves a round space to their text. */
export function fitIcons(icons: readonly Draft[], texts: readonly Draft[], scale: number): void {
  const textsAt = createBandLookup(texts);
  for (const icon of icons) {
    const measured = Math.max(icon.ink.width, icon.ink.height) / scale;
    if (measured > Math.max(...SIDES)) continue;
    const middle = centreY(icon.ink);
    let distance = Infinity;
    for (const { box } of textsAt(middle))
      if (middle > box.y && middle < bottom(box)) distance = Math.min(distance, awayFrom(icon.ink, box) / scale);
    const worth = (side: number): number => {
      const space = distance - side / 2;
      const isBeside = space >= 1 && space < MAX_SPACE_PX;
      return (isBeside ? ROUND_WEIGHT * roundness(space) : 0) - ((side - TRUE_SHARE * measured) / SPREAD_PX) ** 2;
    };
    const side = scale * SIDES.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    icon.box = { x: centreX(icon.ink) - side / 2, y: middle - side / 2, width: side, height: side };
  }
}

/** From the middle of an icon to a text on either side of it. */
const awayFrom = (icon: Box, text: Box): number => {
  const middle = centreX(icon);
  if (text.x >= middle) return text.x - middle;
  return right(text) <= middle ? middle - right(text) : Infinity;
};
