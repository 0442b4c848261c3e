import { ONBOARDING_QUESTIONS } from '@blueprompt/core/spec/onboarding';

export type SurveyField = (typeof ONBOARDING_QUESTIONS)[number]['field'];
export type Survey = {
  step: number;
  answers: Partial<Record<SurveyField, string>>;
  /** Which way the last step went, for the slide. */
  direction: 'forward' | 'back';
};
export type SurveyAction = { type: 'answer'; value: string } | { type: 'next' } | { type: 'back' };

export const FIRST_STEP: Survey = { step: 0, answers: {}, direction: 'forward' };
export const LAST_STEP = ONBOARDING_QUESTIONS.length - 1;

/** True when the current step has a non-empty answer (ON4). */
export const isAnswered = ({ step, answers }: Survey): boolean =>
  Boolean(answers[ONBOARDING_QUESTIONS[step]?.field ?? 'user_type']);

/** Steps move one at a time, forward only from an answered step (ON2–ON4). */
export const toNextSurvey = (survey: Survey, action: SurveyAction): Survey => {
  switch (action.type) {
    case 'answer': {
      const field = ONBOARDING_QUESTIONS[survey.step]?.field;
      return field ? { ...survey, answers: { ...survey.answers, [field]: action.value } } : survey;
    }
    case 'next':
      return isAnswered(survey) && survey.step < LAST_STEP
        ? { ...survey, step: survey.step + 1, direction: 'forward' }
        : survey;
    case 'back':
      return survey.step > 0 ? { ...survey, step: survey.step - 1, direction: 'back' } : survey;
  }
};
