import type { UiType } from '@blueprompt/core/analysis';
import { MAX_IMAGES_PER_PROJECT } from '@blueprompt/core/spec/limits';
import type { DraftImage } from '@/draft/draft-image.ts';
import { closeGaps, renameDefaults, sortByFile, suggestNames, withImages } from './arrange-items.ts';
import { gatherParts, type Pairing, pagesOf, pairItem, renameState } from './page-parts.ts';
import { canLeaveStep, emptyWizard, WIZARD_STEPS, type WizardState, type WizardStep } from './wizard-state.ts';

export type WizardAction =
  | { type: 'restored'; state: WizardState }
  | { type: 'discarded' }
  | { type: 'type-chosen'; uiType: UiType }
  | { type: 'images-added'; images: DraftImage[] }
  | { type: 'item-removed'; id: string }
  | { type: 'item-moved'; id: string; to: number }
  | { type: 'item-renamed'; id: string; name: string }
  | { type: 'named-by-file' }
  | { type: 'sorted-by-file' }
  | { type: 'item-reassigned'; id: string; imageIndex: number }
  /** Another width or state of a page, or a page of its own. */
  | { type: 'item-paired'; id: string; to: Pairing }
  | { type: 'state-renamed'; id: string; name: string }
  | { type: 'home-chosen'; id: string }
  | { type: 'notes-changed'; notes: string }
  | { type: 'name-changed'; promptName: string }
  | { type: 'continued' }
  | { type: 'went-back' }
  | { type: 'stepped-to'; step: WizardStep };

const stepBy = (state: WizardState, by: number): WizardState => {
  const step = WIZARD_STEPS[WIZARD_STEPS.indexOf(state.step) + by];
  return step && step !== 'generate' ? { ...state, step } : state;
};

/** Back always works; forward ends at the first step that still lacks something. */
const stepTo = (state: WizardState, step: WizardStep): WizardState => {
  if (step === 'generate') return state;
  if (WIZARD_STEPS.indexOf(step) <= WIZARD_STEPS.indexOf(state.step)) return { ...state, step };
  const next = canLeaveStep(state) ? stepBy(state, 1) : state;
  return next === state ? state : stepTo(next, step);
};

const removeItem = (state: WizardState, id: string): WizardState => {
  const item = state.items.find((each) => each.id === id);
  if (!item) return state;
  const items = state.items.filter((each) => each.id !== id);
  // The picture goes with its last item, otherwise an invisible image would count towards the seven.
  const images = items.some((each) => each.imageIndex === item.imageIndex)
    ? state.images
    : state.images.filter((_, index) => index !== item.imageIndex);
  return withImages({ ...state, items }, images);
};

/** A page is moved among the pages, and its parts with it. */
const moveItem = (state: WizardState, id: string, to: number): WizardState => {
  const pages = pagesOf(state.items);
  const page = pages.find((each) => each.id === id);
  if (!page || to < 0 || to >= pages.length) return state;
  const moved = pages.filter((each) => each.id !== id).toSpliced(to, 0, page);
  return { ...state, items: gatherParts([...moved, ...state.items.filter(({ partOf }) => partOf !== undefined)]) };
};

const changeItem = (state: WizardState, id: string, change: { name?: string; imageIndex?: number }): WizardState => ({
  ...state,
  items: state.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
});

const pair = (state: WizardState, id: string, to: Pairing): WizardState => {
  const paired = pairItem(state, id, to);
  return paired === state ? state : closeGaps(paired);
};

const hasParts = ({ items }: WizardState): boolean => items.some(({ partOf }) => partOf !== undefined);

/** Screenshots that are parts of pages leave gaps in the default names. */
const numbered = (state: WizardState): WizardState => (hasParts(state) ? closeGaps(state) : state);

/** Every change of the wizard in one place; gates and checks are asked before an action is sent. */
export const wizardReducer = (state: WizardState, action: WizardAction): WizardState => {
  switch (action.type) {
    case 'restored':
      return action.state;
    case 'discarded':
      return emptyWizard;
    case 'type-chosen':
      return renameDefaults({ ...state, uiType: action.uiType }, state.uiType);
    case 'images-added': {
      const images = [...state.images, ...action.images].slice(0, MAX_IMAGES_PER_PROJECT);
      if (images.length === 0) return state;
      return { ...numbered(withImages(state, images)), step: 'organize-sections' }; // WZ12
    }
    case 'item-removed':
      return hasParts(state) ? closeGaps(removeItem(state, action.id)) : removeItem(state, action.id);
    case 'item-moved':
      return moveItem(state, action.id, action.to);
    case 'item-renamed':
      return action.name.trim() === '' ? state : changeItem(state, action.id, { name: action.name.trim() });
    case 'named-by-file':
      return { ...state, items: suggestNames(state) };
    case 'sorted-by-file':
      return { ...state, items: sortByFile(state) };
    case 'item-reassigned':
      return state.images[action.imageIndex] ? changeItem(state, action.id, { imageIndex: action.imageIndex }) : state;
    case 'item-paired':
      return pair(state, action.id, action.to);
    case 'state-renamed':
      return {
        ...state,
        items: state.items.map((item) => (item.id === action.id ? renameState(item, action.name) : item)),
      };
    case 'home-chosen':
      return { ...state, homePageId: action.id };
    case 'notes-changed':
      return { ...state, notes: action.notes };
    case 'name-changed':
      return { ...state, promptName: action.promptName };
    case 'continued':
      return stepBy(state, 1);
    case 'went-back':
      return stepBy(state, -1); // WZ28
    case 'stepped-to':
      return stepTo(state, action.step);
  }
};
