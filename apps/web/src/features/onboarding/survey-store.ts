import { ONBOARDING_QUESTIONS } from '@blueprompt/core/spec/onboarding';
import { FIRST_STEP, type Survey, type SurveyField } from './survey-reducer.ts';

const keyOf = (userId: string): string => `blueprompt-survey-${userId}`;

/** Keeps an answer only where it is still one of the options. */
const toAnswers = (stored: Record<string, unknown>): Survey['answers'] =>
  Object.fromEntries(
    ONBOARDING_QUESTIONS.flatMap(({ field, options }): [SurveyField, string][] => {
      const option = options.find(({ value }) => value === stored[field]);
      return option ? [[field, option.value]] : [];
    }),
  );

/** Where the survey was left in this tab: a reload or a step back must not ask again. No step is ahead of its answers. */
export const loadSurvey = (storage: Storage, userId: string): Survey => {
  try {
    const stored = JSON.parse(storage.getItem(keyOf(userId)) ?? 'null') as Partial<Survey> | null;
    if (!stored?.answers || !Number.isInteger(stored.step)) return FIRST_STEP;
    const answers = toAnswers(stored.answers);
    const firstOpen = ONBOARDING_QUESTIONS.findIndex(({ field }) => !answers[field]);
    const furthest = firstOpen === -1 ? ONBOARDING_QUESTIONS.length - 1 : firstOpen;
    return { ...FIRST_STEP, answers, step: Math.max(0, Math.min(stored.step ?? 0, furthest)) };
  } catch (error) {
    console.warn('The saved survey answers could not be read; the survey starts over.', error);
    return FIRST_STEP;
  }
};

/** Remembers the survey until it is saved or the tab is closed; a browser that keeps nothing only loses the comfort. */
export const keepSurvey = (storage: Storage, userId: string, { step, answers }: Survey): void => {
  try {
    storage.setItem(keyOf(userId), JSON.stringify({ step, answers }));
  } catch (error) {
    console.warn('The survey answers could not be saved in this browser.', error);
  }
};

/** Forgets a survey that has been saved. */
export const forgetSurvey = (storage: Storage, userId: string): void => storage.removeItem(keyOf(userId));
