import type { ProjectRequest } from '@/draft/project-request.ts';
import type { WizardState } from './wizard-state.ts';

/** The arranged draft as the analysis takes it; a landing page has neither home page nor notes (GE8). */
export const toRequest = ({ images, uiType, promptName, items, homePageId, notes }: WizardState): ProjectRequest => ({
  images,
  uiType,
  promptName: promptName.trim(),
  items,
  ...(uiType === 'webapp' && {
    homePage: Math.max(
      0,
      items.findIndex((item) => item.id === homePageId),
    ),
    notes: notes.trim() || undefined,
  }),
});
