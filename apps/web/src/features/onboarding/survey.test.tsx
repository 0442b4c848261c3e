import { ONBOARDING_QUESTIONS, OnboardingAnswers } from '@blueprompt/core/spec/onboarding';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestSupabase } from '@/testing/render-app.tsx';
import { createNetwork, restError } from '@/testing/stand-in-network.ts';
import { saveSurvey } from './save-survey.ts';
import { Survey } from './survey.tsx';
import { FIRST_STEP, isAnswered, toNextSurvey } from './survey-reducer.ts';
import { forgetSurvey, keepSurvey, loadSurvey } from './survey-store.ts';

afterEach(() => sessionStorage.clear());

const values = (step: number) => ONBOARDING_QUESTIONS[step]!.options.map(({ value }) => value);
const labels = (step: number) =>
  Object.fromEntries(ONBOARDING_QUESTIONS[step]!.options.map(({ value, label }) => [value, label]));

const ANSWERS = {
  how_did_you_hear: 'friend',
  user_type: 'designer',
  projects_per_month: '11',
  coding_comfort_level: '2',
  preferred_tool: 'figma',
};

/** By keyboard: then the step stays until Next is pressed. */
const choose = async (radio: HTMLElement) => {
  radio.focus();
  await userEvent.keyboard(' ');
};

test('an answer that is clicked or chosen by its number moves on by itself, up to the last question', async () => {
  render(<Survey userId="u1" onComplete={async () => {}} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Friend/Colleague' }));
  expect(await screen.findByText('Step 2 of 5')).toBeVisible();
  await userEvent.keyboard('4');
  expect(await screen.findByText('Step 3 of 5')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('radio', { name: 'Designer' })).toBeChecked();
  for (const step of [3, 4, 5]) {
    await userEvent.keyboard('1');
    expect(await screen.findByText(`Step ${step} of 5`)).toBeVisible();
  }
  await userEvent.keyboard('8');
  expect(screen.getAllByRole('radio')[7]).toBeChecked();
  expect(screen.getByRole('button', { name: 'Complete' })).toBeEnabled();
});

test('Enter goes on from an answer, completes the last question once, and leaves buttons to themselves', async () => {
  const saved = Promise.withResolvers<void>();
  const onComplete = vi.fn(() => saved.promise);
  render(<Survey userId="u1" onComplete={onComplete} />);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Step 1 of 5')).toBeVisible();
  for (let step = 0; step < 4; step += 1) {
    await choose(screen.getAllByRole('radio')[1]!);
    await userEvent.keyboard('{Enter}');
  }
  expect(screen.getByText('Step 5 of 5')).toBeVisible();
  screen.getByRole('button', { name: 'Back' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Step 4 of 5')).toBeVisible();
  await choose(screen.getAllByRole('radio')[1]!);
  await userEvent.keyboard('{Enter}8{Enter}{Enter}');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ preferred_tool: 'other_tool' }));
  saved.resolve();
});

test('[ON4] Next and Complete are disabled until the current step has an answer', async () => {
  render(<Survey userId="u1" onComplete={async () => {}} />);
  for (let step = 0; step < 5; step += 1) {
    const onward = () => screen.getByRole('button', { name: step === 4 ? 'Complete' : 'Next' });
    expect(onward()).toBeDisabled();
    await choose(screen.getAllByRole('radio')[1]!);
    expect(onward()).toBeEnabled();
    await userEvent.click(onward());
  }
});

test('[ON4] an empty value is no answer', () => {
  const empty = toNextSurvey(FIRST_STEP, { type: 'answer', value: '' });
  expect(isAnswered(empty)).toBe(false);
  expect(toNextSurvey(empty, { type: 'next' }).step).toBe(0);
});

test("[ON7] step 1 asks 'How did you hear about us?'", () => {
  expect(ONBOARDING_QUESTIONS[0].question).toBe('How did you hear about us?');
  expect(values(0)).toEqual(['twitter', 'youtube', 'google', 'friend', 'other']);
  expect(labels(0)).toMatchObject({ twitter: 'Twitter/X', google: 'Google Search', friend: 'Friend/Colleague' });
});

test("[ON8] step 2 asks 'What describes you best?'", () => {
  expect(ONBOARDING_QUESTIONS[1].question).toBe('What describes you best?');
  expect(values(1)).toEqual(['frontend_dev', 'fullstack_dev', 'solo_founder', 'designer', 'vibe_coder', 'student']);
});

test('[ON9] step 3 asks for projects per month', () => {
  expect(ONBOARDING_QUESTIONS[2].question).toMatch(/projects .* per month/);
  expect(labels(2)).toEqual({ 1: '1-2', 3: '3-5', 6: '6-10', 11: '10+' });
});

test('[ON10] step 4 asks for coding comfort', () => {
  expect(ONBOARDING_QUESTIONS[3].question).toMatch(/comfortable/);
  expect(labels(3)).toEqual({ 1: 'Beginner', 2: 'Some experience', 3: 'Intermediate', 4: 'Advanced', 5: 'Expert' });
});

test('[ON11] step 5 asks for the preferred tool', () => {
  expect(ONBOARDING_QUESTIONS[4].question).toMatch(/tool/);
  expect(values(4)).toEqual(['cursor', 'bolt', 'lovable', 'windsurf', 'react', 'vue', 'figma', 'other_tool']);
});

test('[ON12][EN7] numeric answers are saved as integers, and only as allowed ones', async () => {
  const network = createNetwork({ 'POST /rest/v1/user_onboarding': () => new Response(null, { status: 201 }) });
  expect(await saveSurvey(createTestSupabase(network), 'u1', ANSWERS)).toEqual({ state: 'saved' });
  expect(await network.calls[0]!.json()).toEqual({
    user_id: 'u1',
    ...ANSWERS,
    projects_per_month: 11,
    coding_comfort_level: 2,
  });
  expect(OnboardingAnswers.safeParse({ ...ANSWERS, projects_per_month: '2' }).success).toBe(false);
  expect(OnboardingAnswers.safeParse({ ...ANSWERS, coding_comfort_level: '6' }).success).toBe(false);
});

test('[ON15] an unexpected exception while saving says so', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const outcome = await saveSurvey(createTestSupabase(createNetwork({})), 'u1', { ...ANSWERS, preferred_tool: 'none' });
  expect(outcome).toEqual({ state: 'failed', message: 'Error: Something went wrong. Please try again.' });
  log.mockRestore();
});

test('a refused save says so, and answers that are there already count as saved', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const save = (code: string, status: number) =>
    saveSurvey(
      createTestSupabase(createNetwork({ 'POST /rest/v1/user_onboarding': () => restError(code, status) })),
      'u1',
      ANSWERS,
    );
  expect(await save('42501', 403)).toEqual({
    state: 'failed',
    message: 'Error: Failed to save your responses. Please try again.',
  });
  expect(await save('23505', 409)).toEqual({ state: 'saved' });
  log.mockRestore();
});

test('a reload goes on where the survey was left, for the same person only', async () => {
  const view = render(<Survey userId="u1" onComplete={async () => {}} />);
  await choose(screen.getByRole('radio', { name: 'Friend/Colleague' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await choose(screen.getByRole('radio', { name: 'Designer' }));
  view.unmount();
  const again = render(<Survey userId="u1" onComplete={async () => {}} />);
  expect(screen.getByText('Step 2 of 5')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Designer' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('radio', { name: 'Friend/Colleague' })).toBeChecked();
  again.unmount();
  render(<Survey userId="u2" onComplete={async () => {}} />);
  expect(screen.getByText('Step 1 of 5')).toBeVisible();
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '[1]'],
  ['a step without its answers', '{"step":4,"answers":{}}'],
  ['an option that is gone', '{"step":1,"answers":{"how_did_you_hear":"radio"}}'],
])('what was kept of the survey may be %s: it begins anew', (_what, stored) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  if (stored) sessionStorage.setItem('blueprompt-survey-u1', stored);
  expect(loadSurvey(sessionStorage, 'u1')).toEqual(FIRST_STEP);
  log.mockRestore();
});

test('a saved survey is forgotten', () => {
  keepSurvey(sessionStorage, 'u1', { ...FIRST_STEP, answers: ANSWERS, step: 4 });
  expect(loadSurvey(sessionStorage, 'u1')).toEqual({ ...FIRST_STEP, answers: ANSWERS, step: 4 });
  forgetSurvey(sessionStorage, 'u1');
  expect(loadSurvey(sessionStorage, 'u1')).toEqual(FIRST_STEP);
});
