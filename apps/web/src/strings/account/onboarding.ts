import { PRODUCT_NAME } from '@blueprompt/core/spec/product';

/** Words of the survey around its questions, which live in core with their rules. */
export const ONBOARDING_STRINGS = {
  pageTitle: 'Welcome',
  step: (step: number, of: number): string => `Step ${step} of ${of}`,
  why: 'Five short questions, asked once. They help us decide what to build next.',
  back: 'Back',
  next: 'Next',
  complete: 'Complete',
  finishing: 'Finishing...',
  welcome: `Welcome to ${PRODUCT_NAME}!`,
  saveFailed: 'Error: Failed to save your responses. Please try again.',
  unexpected: 'Error: Something went wrong. Please try again.',
} as const;
