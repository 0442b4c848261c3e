import { bottom, right } from '@blueprompt/core/geometry';
import type { PageFacts } from '../page-facts.ts';
import type { Node } from '../scene-tree.ts';

/** Lowest area, the share of its card that it leaves free for words at least, and widths of such cards, in CSS pixels. */
const MIN_HEIGHT = 16;
const MIN_FREE = 0.4;
const CARD_WIDTH = [120, 900] as const;
/** The border of the card lies between both, in CSS pixels. */
const SLACK = 4;

/** What fills a card from side to side down to its end, and is no box as its upper edge goes up and down, is the area of a chart. */
export const isAreaOfCard = ({ shape, parent, allTexts }: Node, { scale }: PageFacts): boolean => {
  if (shape.kind !== 'blob' || parent?.shape.kind !== 'box' || allTexts.length > 0) return false;
  const { box } = shape;
  const card = parent.shape.box;
  const isCard = parent.texts.length > 0 && card.width >= CARD_WIDTH[0] * scale && card.width <= CARD_WIDTH[1] * scale;
  const isFlush = [box.x - card.x, right(card) - right(box), bottom(card) - bottom(box)].every(
    (gap) => Math.abs(gap) <= SLACK * scale,
  );
  return isCard && isFlush && box.height >= MIN_HEIGHT * scale && box.height <= (1 - MIN_FREE) * card.height;
};
