import type { Draft, UiType } from '@blueprompt/core/analysis';
import { defaultName } from '@blueprompt/core/guide/default-name';
import { nameFromFile, withoutWidth } from '@blueprompt/core/guide/name-from-file';
import type { DraftImage } from '@/draft/draft-image.ts';
import { gatherParts, pagesOf, partsOf } from './page-parts.ts';
import type { WizardState } from './wizard-state.ts';

const freeName = (uiType: UiType, from: number, taken: readonly Draft[]): string => {
  let n = from;
  while (taken.some((item) => item.name === defaultName(uiType, n))) n += 1;
  return defaultName(uiType, n);
};

/** The state with another image list: items follow their image, lost ones go, each new image gets a default item (WZ29, WZ30). */
export const withImages = (state: WizardState, images: DraftImage[]): WizardState => {
  const items: Draft[] = [];
  for (const item of state.items) {
    const imageIndex = images.findIndex((image) => image.id === state.images[item.imageIndex]?.id);
    if (imageIndex >= 0) items.push({ ...item, imageIndex });
  }
  let { nextItem } = state;
  for (const [imageIndex, image] of images.entries()) {
    // A known picture without an item was reassigned away on purpose; it waits in the picker.
    if (state.images.some((known) => known.id === image.id)) continue;
    items.push({ id: `item-${nextItem}`, name: freeName(state.uiType, imageIndex + 1, items), imageIndex });
    nextItem += 1;
  }
  const arranged = gatherParts(items);
  const homePageId = arranged.some((item) => item.id === state.homePageId) ? state.homePageId : arranged[0]?.id; // WZ20
  return { ...state, images, items: arranged, homePageId, nextItem };
};

/** Default names follow the type: 'Page 2' becomes 'Section 2' and back, names given by the user stay (EN15). */
export const renameDefaults = (state: WizardState, from: UiType): WizardState => ({
  ...state,
  items: state.items.map((item) => {
    const n = defaultNumber(item, from);
    return n === undefined ? item : { ...item, name: defaultName(state.uiType, n) };
  }),
});

/** The number in a default name; undefined for a name that the user gave. */
export const defaultNumber = ({ name }: Draft, uiType: UiType): number | undefined => {
  const n = Number(name.match(/\d+$/)?.[0]);
  return name === defaultName(uiType, n) ? n : undefined;
};

/**
 * Default names without a gap: once a screenshot is part of a page, 'Page 1, Page 4' becomes 'Page 1, Page 2'. Pages that were moved
 * keep their order of numbers, and a page that the user named counts as the one at its place.
 */
export const closeGaps = (state: WizardState): WizardState => {
  const numbered = pagesOf(state.items).flatMap((page, at) => {
    const n = defaultNumber(page, state.uiType);
    return n === undefined ? [] : [{ id: page.id, n, place: at + 1 }];
  });
  const inOrder = numbered.toSorted((a, b) => a.n - b.n);
  const names = new Map(inOrder.map(({ id }, at) => [id, defaultName(state.uiType, numbered[at]!.place)]));
  return { ...state, items: state.items.map((item) => ({ ...item, name: names.get(item.id) ?? item.name })) };
};

const capitalise = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What a screenshot's file says, or else the page on it. */
const nameOfImage = (image: DraftImage | undefined): string | undefined =>
  image && (nameFromFile(image.name) ?? image.title);

/** The items with names out of their files; names that the user gave stay, and no two become the same. */
export const suggestNames = ({ items, images, uiType }: Pick<WizardState, 'items' | 'images' | 'uiType'>): Draft[] => {
  const taken = new Set(items.map(({ name }) => name));
  return items.map((item) => {
    // The name of a part of a page is not shown.
    const file = item.partOf === undefined && defaultNumber(item, uiType) && nameOfImage(images[item.imageIndex]);
    if (!file) return item;
    // A page of several widths is not called after one of them.
    const name = partsOf(items, item.id, 'width').length > 0 ? capitalise(withoutWidth(file)) : file;
    if (name === '' || taken.has(name)) return item;
    taken.add(name);
    return { ...item, name };
  });
};

/** The items in the order of their files' names, numbers by value: 2 before 10. */
export const sortByFile = ({ items, images }: Pick<WizardState, 'items' | 'images'>): Draft[] => {
  const fileOf = ({ imageIndex }: Draft) => images[imageIndex]?.name ?? '';
  return gatherParts(items.toSorted((a, b) => fileOf(a).localeCompare(fileOf(b), 'en', { numeric: true })));
};

/** A name for the project: that of its home page, else of the first page, that a user or a file has named. */
export const suggestProject = (wizard: WizardState): string | undefined => {
  const named = pagesOf(suggestNames(wizard)).filter((item) => defaultNumber(item, wizard.uiType) === undefined);
  return (named.find(({ id }) => id === wizard.homePageId) ?? named[0])?.name;
};
