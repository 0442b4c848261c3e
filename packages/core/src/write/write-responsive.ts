import { area, type Box, right } from '../geometry.ts';
import { createRangeLookup } from '../lookup/range-lookup.ts';
import type { Measurement } from '../measurement.ts';
import { PHONE_HEADLINE } from '../widths/phone-headline.ts';
import { px } from './number-words.ts';

/** Narrower than this a screenshot was taken on a phone. */
const PHONE_PX = 600;

/** Edges and widths that differ by no more than this were meant to be one. */
const SAME_PX = 4;

/** The most cards of one width that stand side by side, from left to right: the columns of the page at its widest. */
export const widestRow = (measurement: Measurement): Box[] => {
  const cards = measurement.elements.flatMap(({ type, box }) => (type === 'card' ? [box] : []));
  const atTop = createRangeLookup(cards, ({ y }) => y);
  return cards.reduce<Box[]>((widest, { y, width }) => {
    const alike = atTop(y - SAME_PX, y + SAME_PX).filter((other) => Math.abs(other.width - width) <= SAME_PX);
    const row: Box[] = [];
    // A card in a card, or on one, is no further column.
    for (const box of alike.sort((a, b) => a.x - b.x))
      if (row.length === 0 || box.x >= right(row.at(-1)!)) row.push(box);
    return row.length > widest.length ? row : widest;
  }, []);
};

/** How the page should behave at other widths; intent, since one screenshot shows one width. */
export const writeResponsive = (measurement: Measurement): string => {
  const { width } = measurement.image;
  const has = (role: string): boolean => measurement.regions.some((region) => region.role === role);
  if (width < PHONE_PX)
    return `full width up to ${PHONE_PX} px, from there content centred at 560 px; touch targets at least 44×44`;
  const columns = widestRow(measurement).length;
  const container = measurement.spacing.containerWidth;
  const hasTable = measurement.elements.some((element) => element.type === 'table');
  const hasPicture = measurement.elements.some((element) => element.type === 'image' && area(element.box) > 40_000);
  const hasHeadline = measurement.texts.some(({ fontSize }) => fontSize > PHONE_HEADLINE.largerThan);
  const rules = [
    container && `the ${px(container)} px container is centred, with 16 px margins below`,
    (has('sidebar') || has('nav')) && 'below 768 px the navigation is a drawer behind a menu button',
    columns > 1 && `${columns} cards in a row: ${columns > 2 ? '2 below 1024 px, ' : ''}1 below 640 px`,
    has('aside') && 'below 1024 px the side column is under the main one',
    hasHeadline && `below 480 px text above ${PHONE_HEADLINE.largerThan} px is ${px(PHONE_HEADLINE.size)}`,
    hasTable && 'tables scroll in their own box',
    hasPicture && 'pictures keep their ratio and never exceed the column',
  ].filter(Boolean);
  return rules.length > 0 ? rules.join('; ') : `above ${px(width)} px the margins grow`;
};
