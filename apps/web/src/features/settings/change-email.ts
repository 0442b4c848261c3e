import type { SupabaseClient } from '@supabase/supabase-js';
import { URLS } from '@/urls.ts';

export type EmailOutcome =
  | { state: 'sent'; to: string }
  | { state: 'refused'; at: 'password' | 'email'; message: string };

/**
 * Asks for another address; the server wants the password with it, since a session that was left open must not be enough.
 * The old address stays until the link in the mail is opened.
 */
export const changeEmail = async (
  supabase: SupabaseClient,
  { password, next, origin }: { password: string; next: string; origin: string },
): Promise<EmailOutcome> => {
  const { error } = await supabase.auth.updateUser(
    { email: next, current_password: password },
    { emailRedirectTo: `${origin}${URLS.confirm}` },
  );
  if (!error) return { state: 'sent', to: next };
  const at = error.code === 'invalid_credentials' ? 'password' : 'email';
  return { state: 'refused', at, message: error.message };
};
