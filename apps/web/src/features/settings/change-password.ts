import type { SupabaseClient } from '@supabase/supabase-js';
import { SETTINGS_STRINGS } from '@/strings/settings.ts';

export type PasswordOutcome = { state: 'saved' } | { state: 'refused'; at: 'current' | 'next'; message: string };

/**
 * Sets a new password once the current one is proven: a session that was left open must not be enough. `guest` is a client
 * beside the app's own, so that proving it changes nothing here. Every other session ends.
 */
export const changePassword = async (
  supabase: SupabaseClient,
  guest: SupabaseClient,
  { email, current, next }: { email: string; current: string; next: string },
): Promise<PasswordOutcome> => {
  const proven = await guest.auth.signInWithPassword({ email, password: current });
  if (proven.error) {
    const isWrong = proven.error.code === 'invalid_credentials';
    return {
      state: 'refused',
      at: 'current',
      message: isWrong ? SETTINGS_STRINGS.wrongPassword : proven.error.message,
    };
  }
  await guest.auth.signOut({ scope: 'local' });
  const { error } = await supabase.auth.updateUser({ password: next });
  return error ? { state: 'refused', at: 'next', message: error.message } : { state: 'saved' };
};
