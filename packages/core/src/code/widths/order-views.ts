import { isView, type WidthView } from './width-view.ts';

/** The place of an element among those beside it at each width, where the order of the page is another. */
export type Orders = ReadonlyMap<WidthView, readonly (number | undefined)[]>;

/** Finds where elements come in another order than they are written in. */
export function orderViews(page: WidthView): Orders {
  const orders = new Map<WidthView, (number | undefined)[]>();
  const visit = (box: WidthView): void => {
    box.at.forEach((view, width) => {
      if (!view) return;
      const places = new Map(view.children.map((child, place) => [child, place]));
      const shown = shownIn(box, width).map((one) => ({ one, place: places.get(one.at[width]!) ?? 0 }));
      if (shown.every(({ place }, at) => at === 0 || place > shown[at - 1]!.place)) return;
      for (const { one, place } of shown) {
        const known = orders.get(one) ?? [...one.at].fill(undefined).map(() => undefined as number | undefined);
        known[width] = place;
        orders.set(one, known);
      }
    });
    for (const child of box.children) if (isView(child) && !child.isUnit) visit(child);
  };
  visit(page);
  return orders;
}

/** What a box places at a width: what it holds, and in its stead what boxes hold that this width does not have. */
export const shownIn = (box: WidthView, width: number): WidthView[] =>
  box.children
    .filter(isView)
    .flatMap((child) => (child.at[width] ? [child] : child.isUnit ? [] : shownIn(child, width)));
