import type { SupabaseClient } from '@supabase/supabase-js';

/** What the mailed link carries: a one-time code to trade in, or a session that the client has already taken from the hash. */
export type RecoveryLink = { tokenHash: string } | { tokenHash?: undefined };

/** Reads the one-time code from the address of a mailed link. */
export const readRecoveryLink = (search: string): RecoveryLink => {
  const parameters = new URLSearchParams(search);
  const tokenHash = parameters.get('token_hash');
  return tokenHash && parameters.get('type') === 'recovery' ? { tokenHash } : {};
};

/**
 * Sets the new password. The code is traded in here and not when the page opens: programs that look into mails open links,
 * and would use it up.
 */
export const resetPassword = async (
  supabase: SupabaseClient,
  link: RecoveryLink,
  password: string,
): Promise<{ state: 'saved' } | { state: 'link-expired' } | { state: 'failed'; message: string }> => {
  const { data } = await supabase.auth.getSession();
  if (link.tokenHash && !data.session) {
    const { error } = await supabase.auth.verifyOtp({ token_hash: link.tokenHash, type: 'recovery' });
    if (error) return { state: 'link-expired' };
  } else if (!data.session) return { state: 'link-expired' };
  const { error } = await supabase.auth.updateUser({ password });
  return error ? { state: 'failed', message: error.message } : { state: 'saved' };
};
