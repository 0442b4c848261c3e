import type { Draft } from '@blueprompt/core/analysis';
import { nameFromFile } from '@blueprompt/core/guide/name-from-file';
import { MAX_WIDTHS_PER_PAGE } from '@blueprompt/core/spec/limits';
import { organize } from '@/strings/wizard.ts';
import type { WizardState } from './wizard-state.ts';

/** What a screenshot can be to a page: the same at another width, or in another state. */
export type PartKind = NonNullable<Draft['partOf']>['as'];

/** An item as this browser stored it: before pages had states, a width named its page by itself. */
type StoredItem = Draft & { widthOf?: string | undefined };

export const readItem = ({ widthOf, ...item }: StoredItem): Draft =>
  widthOf === undefined || item.partOf ? item : { ...item, partOf: { pageId: widthOf, as: 'width' } };

/** The pages themselves, without the other widths and states of any. */
export const pagesOf = (items: readonly Draft[]): Draft[] => items.filter(({ partOf }) => partOf === undefined);

/** The other widths and states of a page. */
export const partsOf = (items: readonly Draft[], pageId: string, kind?: PartKind): Draft[] =>
  items.filter(({ partOf }) => partOf?.pageId === pageId && (kind === undefined || partOf.as === kind));

/** Every page with its parts behind it; a part whose page is gone is a page of its own. */
export const gatherParts = (items: readonly Draft[]): Draft[] => {
  const freed = items.map((item) => {
    const { partOf, ...page } = item;
    return partOf === undefined || items.some(({ id }) => id === partOf.pageId) ? item : page;
  });
  return pagesOf(freed).flatMap((page) => [page, ...partsOf(freed, page.id)]);
};

/** The pages that an item can be part of: those with room, unless it has parts itself. */
export const pairChoices = (items: readonly Draft[], { id, partOf }: Draft, kind: PartKind): Draft[] =>
  partsOf(items, id).length > 0
    ? []
    : pagesOf(items)
        .filter((page) => page.id !== id && !(page.id === partOf?.pageId && kind === partOf.as))
        .filter((page) => kind === 'state' || partsOf(items, page.id, 'width').length + 1 < MAX_WIDTHS_PER_PAGE);

/** What to make of an item: part of a page, or a page of its own. */
export type Pairing = { pageId: string; as: PartKind } | undefined;

/** The item as part of a page, or as a page of its own again. The home page is never a part: its page takes over. */
export const pairItem = (state: WizardState, id: string, pairing: Pairing): WizardState => {
  const item = state.items.find((each) => each.id === id);
  if (!item) return state;
  const { partOf, ...page } = item;
  const others = state.items.filter((each) => each.id !== id);
  if (!pairing) {
    const behind = others.findLastIndex(
      (each) => each.id === partOf?.pageId || (partOf && each.partOf?.pageId === partOf.pageId),
    );
    return partOf === undefined ? state : { ...state, items: others.toSpliced(behind + 1, 0, page) };
  }
  const { pageId, as } = pairing;
  if (!pairChoices(state.items, item, as).some((choice) => choice.id === pageId)) return state;
  const part: Draft = {
    ...page,
    partOf: as === 'width' ? { pageId, as } : { pageId, as, name: suggestState(state, item, pageId) },
  };
  return {
    ...state,
    items: gatherParts([...others, part]),
    homePageId: state.homePageId === id ? pageId : state.homePageId,
  };
};

/** Words of file names that say which state a screenshot shows, in the order of the suggested names. */
const STATE_WORDS = [/menu|dropdown|popover/i, /hover/i, /error|invalid/i, /dialog|modal/i, /dark|night/i];

/** A name for the state that a screenshot shows: what its file says, else a number. */
const suggestState = ({ items, images }: WizardState, { imageIndex }: Draft, pageId: string): string => {
  const file = nameFromFile(images[imageIndex]?.name ?? '') ?? '';
  const guess = organize.stateNames[STATE_WORDS.findIndex((words) => words.test(file))];
  const taken = partsOf(items, pageId, 'state').map(({ partOf }) => (partOf?.as === 'state' ? partOf.name : ''));
  if (guess !== undefined && !taken.includes(guess)) return guess;
  let n = taken.length + 1;
  while (taken.includes(organize.stateNumber(n))) n += 1;
  return organize.stateNumber(n);
};

/** The item under another name of its state. */
export const renameState = (item: Draft, name: string): Draft =>
  item.partOf?.as === 'state' && name.trim() !== '' ? { ...item, partOf: { ...item.partOf, name: name.trim() } } : item;

type WidthKind = 'phone' | 'narrower' | 'wider';

/** A phone's screenshot is at most this wide, in pixels at 1x; one taken at 2x or 3x is only called narrower. */
const MAX_PHONE_PX = 600;

/** What to call another width of a page, by the pixels of the two screenshots. */
export const widthKind = (width: number, pageWidth: number): WidthKind =>
  width >= pageWidth ? 'wider' : width <= MAX_PHONE_PX ? 'phone' : 'narrower';
