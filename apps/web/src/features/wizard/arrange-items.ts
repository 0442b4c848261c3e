import type { Draft, UiType } from '@blueprompt/core/analysis';
import { defaultName } from '@blueprompt/core/guide/default-name';
import type { DraftImage } from '@/draft/draft-image.ts';
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
  const homePageId = items.some((item) => item.id === state.homePageId) ? state.homePageId : items[0]?.id; // WZ20
  return { ...state, images, items, homePageId, nextItem };
};

/** Default names follow the type: 'Page 2' becomes 'Section 2' and back, names given by the user stay (EN15). */
export const renameDefaults = (state: WizardState, from: UiType): WizardState => ({
  ...state,
  items: state.items.map((item) => {
    const n = Number(item.name.match(/\d+$/)?.[0]);
    const isDefault = item.name === defaultName(from, n);
    return isDefault ? { ...item, name: defaultName(state.uiType, n) } : item;
  }),
});
