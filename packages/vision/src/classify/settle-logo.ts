import { bottom } from '@blueprompt/core/geometry';
import type { Draft } from './draft.ts';
import type { PageFacts } from './page-facts.ts';

/** Where a logo stands: at the top left, in CSS pixels. */
const MAX_TOP = 110;
const MAX_LEFT = 320;
const MIN_SIDE = 24;

/** The first picture at the top left, before any other control, is the logo. */
export const settleLogo = (drafts: readonly Draft[], page: PageFacts): Draft[] => {
  const pictures = drafts
    .filter(
      ({ type, box, shape }) =>
        (type === 'icon' || type === 'image' || type === 'avatar') &&
        shape !== undefined &&
        bottom(box) <= MAX_TOP * page.scale &&
        box.x <= Math.min(MAX_LEFT * page.scale, page.width / 3) &&
        Math.max(shape.box.width, shape.box.height) >= MIN_SIDE * page.scale,
    )
    .toSorted((a, b) => a.box.x - b.box.x);
  const logo = pictures[0];
  const first = drafts
    .filter(({ type, box }) => (type === 'button' || type === 'input') && bottom(box) <= MAX_TOP * page.scale)
    .every(({ box }) => !logo || box.x > logo.box.x);
  if (!logo || !first) return [...drafts];
  return drafts.map((draft) => (draft === logo ? { ...draft, type: 'logo', box: draft.shape!.box } : draft));
};
