import type { UiType } from '@blueprompt/core/analysis';
import { steps } from '@/strings/wizard.ts';
import type { WizardStep } from './wizard-state.ts';

/** The progress bar's words; the third depends on the type (HI2, HI3). */
export const stepLabel = (step: WizardStep, uiType: UiType): string =>
  ({
    'choose-type': steps.chooseType,
    'upload-images': steps.uploadImages,
    'organize-sections': steps.organize[uiType],
    'name-prompt': steps.nameProject,
    generate: steps.generate,
  })[step];
