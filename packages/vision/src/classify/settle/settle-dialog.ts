import { area, centreX, centreY } from '@blueprompt/core/geometry';
import { isInside } from '../../boxes/is-inside.ts';
import { luma } from '../../colour/rgb.ts';
import type { Draft } from '../draft.ts';
import type { PageFacts } from '../page-facts.ts';

/** How far from the middle of the page a dialog stands at most, as a share of its sides. */
const OFF_X = 0.03;
const OFF_Y = 0.15;
/** The page behind is dimmed: everything else is at least this much darker than the dialog, in brightness levels. */
const DIMMED = 60;
const MIN_BEHIND = 2;

/** A card in the middle of the page, in front of others that are all dimmed, is a dialog. */
export const settleDialog = (drafts: readonly Draft[], page: PageFacts): Draft[] => {
  const cards = drafts.filter(({ type, shape }) => type === 'card' && shape?.fill !== undefined);
  const dialog = cards.find(({ box, shape }) => {
    const centred =
      Math.abs(centreX(box) - page.width / 2) <= page.width * OFF_X &&
      Math.abs(centreY(box) - page.height / 2) <= page.height * OFF_Y;
    if (!centred || area(box) > page.width * page.height * 0.6) return false;
    const behind = cards.filter((other) => !isInside(other.box, box, 2) && !isInside(box, other.box, 2));
    const isDimmed = (fill: number) => luma(fill) + DIMMED <= luma(shape!.fill!);
    return (
      behind.length >= MIN_BEHIND && isDimmed(page.background) && behind.every((other) => isDimmed(other.shape!.fill!))
    );
  });
  return drafts.map((draft) => (draft === dialog ? { ...draft, type: 'dialog', confidence: 0.7 } : draft));
};
