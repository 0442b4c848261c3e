import { isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';

/** What the mailed link carries: a one-time code to trade in, or a session that the client has already taken from the hash. */
export type RecoveryLink = { tokenHash?: string | undefined };

/** Reads the one-time code from the address of a mailed link. */
export const readRecoveryLink = (search: string): RecoveryLink => {
  const parameters = new URLSearchParams(search);
  const tokenHash = parameters.get('token_hash');
  return tokenHash && parameters.get('type') === 'recovery' ? { tokenHash } : {};
};

/** Whether the link can still set a password. Only a clear no counts: a server out of reach says nothing about the link. */
export const isSpent = async (
  { tokenHash }: RecoveryLink,
  { publishableKey, fetch = globalThis.fetch }: { publishableKey: string; fetch?: typeof globalThis.fetch },
): Promise<boolean> => {
  if (!tokenHash) return true;
  try {
    const answer = await fetch('/auth/v1/verify/check', {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'recovery', token_hash: tokenHash }),
    });
    const said = (await answer.json()) as { is_open?: unknown };
    return answer.ok && said.is_open === false;
  } catch (error) {
    console.warn('The link could not be checked.', error);
    return false;
  }
};

/** Codes that this page has traded in: a refused password is tried again with the session that one gave. */
const traded = new Set<string>();

/**
 * Sets the new password of whom the link was mailed to, whoever is signed in here. The code is traded in here and not when the page opens: programs that look into mails open links,
 * and would use it up.
 */
export const resetPassword = async (
  supabase: SupabaseClient,
  link: RecoveryLink,
  password: string,
): Promise<{ state: 'saved' } | { state: 'link-expired' } | { state: 'failed'; message: string }> => {
  if (link.tokenHash && !traded.has(link.tokenHash)) {
    const { error } = await supabase.auth.verifyOtp({ token_hash: link.tokenHash, type: 'recovery' });
    if (isAuthRetryableFetchError(error)) return { state: 'failed', message: error.message };
    if (error) return { state: 'link-expired' };
    traded.add(link.tokenHash);
  }
  const { data } = await supabase.auth.getSession();
  if (!data.session) return { state: 'link-expired' };
  const { error } = await supabase.auth.updateUser({ password });
  // Somebody is signed in here, but came without a link or with one that has been used.
  if (error?.code === 'invalid_credentials' || error?.code === 'reauthentication_needed')
    return { state: 'link-expired' };
  return error ? { state: 'failed', message: error.message } : { state: 'saved' };
};
