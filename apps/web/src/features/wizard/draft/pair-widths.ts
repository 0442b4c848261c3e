import type { Draft } from '@blueprompt/core/analysis';
import { MAX_WIDTHS_PER_PAGE } from '@blueprompt/core/spec/limits';
import type { WizardState } from './wizard-state.ts';

/** The pages themselves, without the other widths of any. */
export const pagesOf = (items: readonly Draft[]): Draft[] => items.filter(({ widthOf }) => widthOf === undefined);

/** The other widths of a page. */
export const widthsOf = (items: readonly Draft[], pageId: string): Draft[] =>
  items.filter(({ widthOf }) => widthOf === pageId);

/** Every page with its other widths behind it; a width whose page is gone is a page of its own. */
export const gatherWidths = (items: readonly Draft[]): Draft[] => {
  const freed = items.map((item) => {
    const { widthOf, ...page } = item;
    return widthOf === undefined || items.some(({ id }) => id === widthOf) ? item : page;
  });
  return pagesOf(freed).flatMap((page) => [page, ...widthsOf(freed, page.id)]);
};

/** The pages that an item can be another width of: those with room, unless it has other widths itself. */
export const pairChoices = (items: readonly Draft[], { id, widthOf }: Draft): Draft[] =>
  widthsOf(items, id).length > 0
    ? []
    : pagesOf(items).filter(
        (page) => page.id !== id && page.id !== widthOf && widthsOf(items, page.id).length + 1 < MAX_WIDTHS_PER_PAGE,
      );

/** The item as another width of a page, or as a page of its own again. The home page is never a width: its page takes over. */
export const pairItem = (state: WizardState, id: string, pageId: string | undefined): WizardState => {
  const item = state.items.find((each) => each.id === id);
  if (!item) return state;
  const { widthOf: _, ...page } = item;
  const others = state.items.filter((each) => each.id !== id);
  if (pageId === undefined) {
    const behind = others.findLastIndex((each) => each.id === item.widthOf || each.widthOf === item.widthOf);
    return item.widthOf === undefined ? state : { ...state, items: others.toSpliced(behind + 1, 0, page) };
  }
  if (!pairChoices(state.items, item).some((choice) => choice.id === pageId)) return state;
  return {
    ...state,
    items: gatherWidths([...others, { ...page, widthOf: pageId }]),
    homePageId: state.homePageId === id ? pageId : state.homePageId,
  };
};

export type WidthKind = 'phone' | 'narrower' | 'wider';

/** A phone's screenshot is at most this wide, in pixels at 1x; one taken at 2x or 3x is only called narrower. */
const MAX_PHONE_PX = 600;

/** What to call another width of a page, by the pixels of the two screenshots. */
export const widthKind = (width: number, pageWidth: number): WidthKind =>
  width >= pageWidth ? 'wider' : width <= MAX_PHONE_PX ? 'phone' : 'narrower';
