import type { Draft, UiType } from '@blueprompt/core/analysis';
import type { DraftImage } from '@/draft/draft-image.ts';

export const WIZARD_STEPS = ['choose-type', 'upload-images', 'organize-sections', 'name-prompt', 'generate'] as const; // WZ1
export type WizardStep = (typeof WIZARD_STEPS)[number];

export type WizardState = {
  /** Where the user is; the last step, 'generate', is shown while an analysis runs and is never stored. */
  step: Exclude<WizardStep, 'generate'>;
  uiType: UiType;
  images: DraftImage[];
  /** Pages of a web app, sections of a landing page. */
  items: Draft[];
  /** Id of the page at `/`; web apps only. */
  homePageId: string | undefined;
  notes: string;
  promptName: string;
  /** Number for the next item's id, so that ids are never reused within a draft. */
  nextItem: number;
};

export const emptyWizard: WizardState = {
  step: 'choose-type',
  uiType: 'webapp', // WZ3
  images: [],
  items: [],
  homePageId: undefined,
  notes: '',
  promptName: '',
  nextItem: 1,
};

/** Whether the step's own button may be pressed (WZ13, WZ22, WZ23, WZ26); gates by subscription are asked after this. */
export const canLeaveStep = (state: WizardState): boolean => {
  switch (state.step) {
    case 'choose-type':
      return true;
    case 'upload-images':
      return state.images.length > 0;
    case 'organize-sections':
      return state.items.length > 0 && (state.uiType === 'landing' || state.homePageId !== undefined);
    case 'name-prompt':
      return state.promptName.trim() !== '';
  }
};

/** Whether there is anything worth keeping or discarding. */
export const hasDraft = (state: WizardState): boolean =>
  state.images.length > 0 || state.promptName !== '' || state.notes !== '';
