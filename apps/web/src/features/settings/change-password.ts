import type { SupabaseClient } from '@supabase/supabase-js';

export type PasswordOutcome = { state: 'saved' } | { state: 'refused'; at: 'current' | 'next'; message: string };

/**
 * Sets a new password; the server wants the current one with it, since a session that was left open must not be enough.
 * Every other session ends.
 */
export const changePassword = async (
  supabase: SupabaseClient,
  { current, next }: { current: string; next: string },
): Promise<PasswordOutcome> => {
  const { error } = await supabase.auth.updateUser({ password: next, current_password: current });
  if (!error) return { state: 'saved' };
  const at = error.code === 'invalid_credentials' ? 'current' : 'next';
  return { state: 'refused', at, message: error.message };
};
