import { OnboardingAnswers } from '@blueprompt/core/spec/onboarding';
import type { SupabaseClient } from '@supabase/supabase-js';
import { ONBOARDING_STRINGS } from '@/strings/account/onboarding.ts';

/** The survey can be stored once; a second time it is simply already there. */
const ALREADY_STORED = '23505';

/** Saves the answers as a row; answers what to say where that failed (ON12–ON15). */
export const saveSurvey = async (
  supabase: SupabaseClient,
  userId: string,
  answers: unknown,
): Promise<{ state: 'saved' } | { state: 'failed'; message: string }> => {
  try {
    const row = OnboardingAnswers.parse(answers);
    const { error } = await supabase.from('user_onboarding').insert({ user_id: userId, ...row });
    if (!error || error.code === ALREADY_STORED) return { state: 'saved' };
    console.error('The survey could not be saved.', error);
    return { state: 'failed', message: ONBOARDING_STRINGS.saveFailed };
  } catch (error) {
    console.error('The survey could not be saved.', error);
    return { state: 'failed', message: ONBOARDING_STRINGS.unexpected };
  }
};
