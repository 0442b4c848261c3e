import type { View } from '../view.ts';
import { shownIn } from './order-views.ts';
import type { WidthView } from './width-view.ts';

/**
 * What a box is at each width. Items that are a grid at one and one below the other at the next narrower are side by side again as
 * soon as each has the room that it has in the grid. `widths` are those of the page, in CSS pixels.
 */
export const spreadColumns = (box: WidthView, widths: readonly number[]): WidthView['at'] =>
  box.at.map((view, width) => {
    const column = box.at[width - 1]?.column;
    return view && column && isSameList(box, width) ? toGrid(view, Math.max(column, widths[width]! / 2)) : view;
  });

/** All items of the grid are there, in the same order, as wide as the column and evenly spaced. */
const isSameList = (box: WidthView, width: number): boolean => {
  const [wider, own] = [shownIn(box, width - 1), shownIn(box, width)];
  return (
    own.length === wider.length &&
    own.every((one, at) => {
      const { place } = one.at[width]!;
      return (
        one === wider[at] && place.includes('align-self:stretch') && !place.some((rule) => /^margin-top/.test(rule))
      );
    })
  );
};

const COLUMN: ReadonlySet<string> = new Set(['display:flex', 'flex-direction:column', 'align-items:flex-start']);

/** At its own width a column of half the page has no other beside it. */
const toGrid = (view: View, least: number): View => {
  if (!view.place.includes('flex-direction:column')) return view;
  const columns = `grid-template-columns:repeat(auto-fit,minmax(min(100%,${Math.round(least)}px),1fr))`;
  return { ...view, place: ['display:grid', columns, ...view.place.filter((rule) => !COLUMN.has(rule))] };
};
