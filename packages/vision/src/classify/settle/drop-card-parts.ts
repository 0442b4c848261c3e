import { type Box, contains, right } from '@blueprompt/core/geometry';
import type { Draft } from '../draft.ts';
import type { PageFacts } from '../page-facts.ts';

/** The sides of a part are those of its card but for its border, in CSS pixels. */
const SLACK = 4;
/** A card is higher than its part by more than this, in CSS pixels: otherwise both are one box. */
const MIN_REST = 10;

/** A part across a card that is painted like it is only divided from the rest; a head or foot in its own colour is a surface. */
export const dropCardParts = (drafts: readonly Draft[], page: PageFacts): Draft[] => {
  const cards = drafts.filter(({ type, shape }) => type === 'card' && shape?.fill !== undefined);
  return drafts.filter(
    (part) =>
      !cards.includes(part) ||
      !cards.some((card) => card.shape!.fill === part.shape!.fill && spans(part.box, card.box, page.scale)),
  );
};

const spans = (part: Box, card: Box, scale: number): boolean =>
  contains(card, part, SLACK * scale) &&
  card.height > part.height + MIN_REST * scale &&
  Math.abs(part.x - card.x) <= SLACK * scale &&
  Math.abs(right(part) - right(card)) <= SLACK * scale;
