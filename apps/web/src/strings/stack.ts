import { DEFAULT_STACK, STACK_NAMES } from '@blueprompt/core/stack';

export const stackWords = {
  title: 'Build with',
  lead: 'Used for the prompt, the guide and the project.',
  wizardHint: `Optional: the default is ${STACK_NAMES[DEFAULT_STACK].full}. You can change it on the results page.`,
  chosenHint: 'Your next project starts with this choice. You can change it on the results page.',
  suggestedHint: 'Suggested from your preferred tool. You can change it on the results page.',
  download: 'Download project',
  packing: 'Packing...',
  failed: 'The project could not be packed. Try again, or download the pages as HTML below.',
};
