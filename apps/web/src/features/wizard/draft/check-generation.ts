import { checks } from '@/strings/wizard.ts';
import { type GenerationAccess, mayGenerate } from './generation-access.ts';
import type { WizardState } from './wizard-state.ts';

type GenerationCheck =
  | { state: 'ready' }
  | { state: 'refused'; message: string }
  | { state: 'upgrade'; left: number; needed: number };

/** The checks before generation, in the specified order; the first failure is the answer (VA6–VA10, FN21). */
export const checkGeneration = (wizard: WizardState, access: GenerationAccess): GenerationCheck => {
  const { images, items, uiType, homePageId, promptName } = wizard;
  if (images.length === 0 || promptName.trim() === '') return { state: 'refused', message: checks.missingInformation };
  if (items.length === 0) return { state: 'refused', message: checks.missingSections[uiType] };
  if (uiType === 'webapp' && homePageId === undefined) return { state: 'refused', message: checks.missingHomePage };
  const needed = items.length;
  if (!mayGenerate(access)) return { state: 'upgrade', left: 0, needed };
  if (access.imagesLeft !== null && access.imagesLeft < needed)
    return { state: 'upgrade', left: access.imagesLeft, needed };
  return { state: 'ready' };
};
