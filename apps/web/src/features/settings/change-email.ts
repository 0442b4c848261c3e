import type { SupabaseClient } from '@supabase/supabase-js';

export type EmailOutcome =
  | { state: 'sent'; to: string }
  | { state: 'refused'; at: 'password' | 'email'; message: string };

/**
 * Asks for another address once the password is proven: a session that was left open must not be enough. `guest` is a client
 * beside the app's own, so that proving it changes nothing here. The old address stays until the link in the mail is opened.
 */
export const changeEmail = async (
  supabase: SupabaseClient,
  guest: SupabaseClient,
  { email, password, next }: { email: string; password: string; next: string },
): Promise<EmailOutcome> => {
  const proven = await guest.auth.signInWithPassword({ email, password });
  if (proven.error) return { state: 'refused', at: 'password', message: proven.error.message };
  await guest.auth.signOut({ scope: 'local' });
  const { error } = await supabase.auth.updateUser({ email: next });
  return error ? { state: 'refused', at: 'email', message: error.message } : { state: 'sent', to: next };
};
