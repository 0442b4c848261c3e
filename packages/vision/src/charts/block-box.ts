import { area, type Box, bottom, centreX, contains, intersect, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';

/** What is in the middle of its card is so to within this, in CSS pixels. */
const CENTRED = 6;
/** How far words may stand from what they start with in a card, in CSS pixels. */
const MIN_PADDING = 4;

/** A drawing in the middle of a card, with nothing beside it, is a block as wide as the content of the card: from where its text starts. */
export function blockBox(box: Box, texts: readonly TextLine[], card: Box | undefined, scale: number): Box {
  if (!card || Math.abs(centreX(card) - centreX(box)) > CENTRED * scale) return box;
  const inCard = texts.filter((line) => contains(card, line.box, scale));
  const starts = inCard.map((line) => line.box.x - card.x).filter((gap) => gap >= MIN_PADDING * scale);
  const padding = Math.min(...starts, box.x - card.x);
  const block = { ...box, x: card.x + padding, width: card.width - 2 * padding };
  const isBeside = (line: TextLine): boolean =>
    area(intersect(line.box, block)) > 0 && (right(line.box) <= box.x || line.box.x >= right(box));
  return inCard.some(isBeside) || bottom(block) > bottom(card) ? box : block;
}
