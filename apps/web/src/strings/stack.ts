import { DEFAULT_STACK, STACK_NAMES } from '@blueprompt/core/stack';

export const stackWords = {
  title: 'Build with',
  lead: 'Used for the prompt, the guide and the project.',
  leadUnset: `Default: ${STACK_NAMES[DEFAULT_STACK].full}.`,
  wizardHint: 'Optional. You can change it on the results page.',
  suggestedHint: 'Suggested from your preferred tool. You can change it on the results page.',
  download: 'Download project',
  packing: 'Packing...',
  failed: 'The project could not be packed. Try again, or download the pages as HTML below.',
};
