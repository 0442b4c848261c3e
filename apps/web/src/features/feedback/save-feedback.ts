import type { SupabaseClient } from '@supabase/supabase-js';

type Feedback = { likes: string; dislikes: string; bugs: string };

export const NO_FEEDBACK: Feedback = { likes: '', dislikes: '', bugs: '' };

/** Stores the answers; a failure is only logged (FB5). Resolves to whether it was stored. */
export const saveFeedback = async (supabase: SupabaseClient, userId: string, feedback: Feedback): Promise<boolean> => {
  const { error } = await supabase.from('feedback').insert({ user_id: userId, ...feedback });
  if (error) console.error('The feedback could not be sent.', error);
  return !error;
};
