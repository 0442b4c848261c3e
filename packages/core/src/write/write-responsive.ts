import { area, type Box, right } from '../geometry.ts';
import { createRangeLookup } from '../lookup/range-lookup.ts';
import type { Measurement } from '../measurement.ts';
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
  const columns = widestRow(measurement).length;
  if (width < PHONE_PX)
    return [
      `- drawn at ${px(width)} px; the column stays full width up to ${PHONE_PX} px`,
      `- from ${PHONE_PX} px on centre the content at 560 px; from 1024 px use two columns where the order allows`,
      '- touch targets at least 44 × 44',
    ].join('\n');
  const container = measurement.spacing.containerWidth;
  const hasTable = measurement.elements.some((element) => element.type === 'table');
  const hasPicture = measurement.elements.some((element) => element.type === 'image' && area(element.box) > 40_000);
  return [
    container
      ? `- the ${px(container)} px container is centred; side margins grow above ${px(width)} px, and shrink to 16 px below`
      : `- drawn at ${px(width)} px; wider windows keep these widths and grow the margins`,
    (has('sidebar') || has('nav')) && '- below 768 px the navigation becomes a drawer behind a menu button',
    columns > 1 && `- ${columns} cards in a row: ${columns > 2 ? '2 below 1024 px, ' : ''}1 below 640 px`,
    has('aside') && '- below 1024 px the side column moves under the main one',
    hasTable && '- tables scroll sideways in their own box, the page never does',
    hasPicture && '- pictures keep their ratio and never exceed the column',
  ]
    .filter(Boolean)
    .join('\n');
};
