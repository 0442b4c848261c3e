import { z } from 'zod';

/** The five questions (ON7–ON11); `field` is the column of user_onboarding that takes the answer. */
export const ONBOARDING_QUESTIONS = [
  {
    field: 'how_did_you_hear',
    question: 'How did you hear about us?',
    options: [
      { value: 'twitter', label: 'Twitter/X' },
      { value: 'youtube', label: 'YouTube' },
      { value: 'google', label: 'Google Search' },
      { value: 'friend', label: 'Friend/Colleague' },
      { value: 'other', label: 'Other' },
    ],
  },
  {
    field: 'user_type',
    question: 'What describes you best?',
    options: [
      { value: 'frontend_dev', label: 'Frontend developer' },
      { value: 'fullstack_dev', label: 'Full-stack developer' },
      { value: 'solo_founder', label: 'Solo founder' },
      { value: 'designer', label: 'Designer' },
      { value: 'vibe_coder', label: 'Vibe coder' },
      { value: 'student', label: 'Student' },
    ],
  },
  {
    field: 'projects_per_month',
    question: 'How many projects do you build per month?',
    options: [
      { value: '1', label: '1-2' },
      { value: '3', label: '3-5' },
      { value: '6', label: '6-10' },
      { value: '11', label: '10+' },
    ],
  },
  {
    field: 'coding_comfort_level',
    question: 'How comfortable are you with coding?',
    options: [
      { value: '1', label: 'Beginner' },
      { value: '2', label: 'Some experience' },
      { value: '3', label: 'Intermediate' },
      { value: '4', label: 'Advanced' },
      { value: '5', label: 'Expert' },
    ],
  },
  {
    field: 'preferred_tool',
    question: 'Which tool do you prefer?',
    options: [
      { value: 'cursor', label: 'Cursor' },
      { value: 'bolt', label: 'Bolt' },
      { value: 'lovable', label: 'Lovable' },
      { value: 'windsurf', label: 'Windsurf' },
      { value: 'react', label: 'React' },
      { value: 'vue', label: 'Vue' },
      { value: 'figma', label: 'Figma' },
      { value: 'other_tool', label: 'Other tool' },
    ],
  },
] as const;

const oneOf = (step: number) => z.enum(ONBOARDING_QUESTIONS[step]!.options.map((option) => option.value));
const wholeNumber = (step: number) => oneOf(step).transform((value) => Number.parseInt(value, 10));

/** The answers as the form holds them, turned into the row that is saved (ON12, EN7). */
export const OnboardingAnswers = z.object({
  how_did_you_hear: oneOf(0),
  user_type: oneOf(1),
  projects_per_month: wholeNumber(2),
  coding_comfort_level: wholeNumber(3),
  preferred_tool: oneOf(4),
});
export type OnboardingAnswers = z.infer<typeof OnboardingAnswers>;
