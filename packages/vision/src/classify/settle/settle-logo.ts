import { type Box, bottom, contains } from '@blueprompt/core/geometry';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { Draft } from '../draft.ts';
import type { PageFacts } from '../page-facts.ts';

/** Where a logo stands: at the top left, in CSS pixels. */
const MAX_TOP = 110;
const MAX_LEFT = 320;
/** Shortest sides of a logo, and the longest, in CSS pixels: less is the bar of a menu sign, more a strip of the page. */
const MIN_SIDE = 24;
const MIN_THICK = 18;
const MAX_SIDE = 320;

const PICTURES = typesWith('photo', 'icon');
const IN_BARS = typesWith('operated', 'photo', 'icon');

/** The first picture at the top left, before any other control, is the logo, with the marks that are drawn on it. */
export const settleLogo = (drafts: readonly Draft[], page: PageFacts): Draft[] => {
  const pictures = drafts
    .filter(
      ({ type, box, shape }) =>
        PICTURES.has(type) &&
        shape !== undefined &&
        bottom(box) <= MAX_TOP * page.scale &&
        box.x <= Math.min(MAX_LEFT * page.scale, page.width / 3) &&
        isSized(shape.box, page.scale),
    )
    .toSorted((a, b) => a.box.x - b.box.x);
  const logo = pictures[0];
  const first = drafts
    .filter(({ type, box }) => (type === 'button' || type === 'input') && bottom(box) <= MAX_TOP * page.scale)
    .every(({ box }) => !logo || box.x > logo.box.x);
  if (!logo || !first || drafts.some((draft) => isBarAbove(draft, logo))) return [...drafts];
  const box = logo.shape!.box;
  const isDrawnOn = ({ type, shape }: Draft): boolean =>
    type === 'icon' && shape !== undefined && contains(box, shape.box);
  return drafts.flatMap((draft): Draft[] => {
    if (draft === logo) return [{ ...draft, type: 'logo', box }];
    return isDrawnOn(draft) ? [] : [draft];
  });
};

/** What has icons or controls above it stands below the bar of the page, as the icon of a title does. */
const isBarAbove = ({ type, box }: Draft, logo: Draft): boolean => IN_BARS.has(type) && bottom(box) <= logo.box.y;

const isSized = ({ width, height }: Box, scale: number): boolean => {
  const [short, long] = [Math.min(width, height) / scale, Math.max(width, height) / scale];
  return short >= MIN_THICK && long >= MIN_SIDE && long <= MAX_SIDE;
};
