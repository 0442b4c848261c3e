import type { SupabaseClient } from '@supabase/supabase-js';
import { CONFIRM_STRINGS } from '@/strings/confirm.ts';

/** The confirmation starts with no state, then is loading, then one of the two ends (CO1). */
export type Confirmation =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'success'; signedInAs: string | undefined; link: 'fresh' | 'used' }
  | { state: 'error'; message: string };

export type ConfirmLink =
  | { kind: 'tokens'; accessToken: string; refreshToken: string }
  | { kind: 'code'; tokenHash: string }
  | { kind: 'invalid' };

/** Tokens in the hash come first, then a one-time code in the query; both only for a sign-up (CO3–CO5). */
export const readConfirmLink = (hash: string, search: string): ConfirmLink => {
  const inHash = new URLSearchParams(hash.replace(/^#/, ''));
  const accessToken = inHash.get('access_token');
  const refreshToken = inHash.get('refresh_token');
  if (accessToken && refreshToken && inHash.get('type') === 'signup')
    return { kind: 'tokens', accessToken, refreshToken };
  const inQuery = new URLSearchParams(search);
  const tokenHash = inQuery.get('token_hash');
  if (tokenHash && inQuery.get('type') === 'signup') return { kind: 'code', tokenHash };
  return { kind: 'invalid' };
};

const USED_OR_EXPIRED = 'otp_expired';

/** Whoever is signed in has a confirmed address: the way back to a used link must not say otherwise. */
const whoIsSignedIn = async (supabase: SupabaseClient): Promise<string | undefined> =>
  (await supabase.auth.getSession()).data.session?.user.email;

/** Confirms with whatever the link carries. */
export const confirmEmail = async (
  supabase: SupabaseClient,
  link: ConfirmLink,
): Promise<Extract<Confirmation, { state: 'success' | 'error' }>> => {
  if (link.kind === 'invalid') return { state: 'error', message: CONFIRM_STRINGS.error.parameters };
  try {
    // Tokens in a link may be anybody's: they never take the place of who is signed in.
    const present = link.kind === 'tokens' ? await whoIsSignedIn(supabase) : undefined;
    if (present) return { state: 'success', signedInAs: present, link: 'used' };
    const { data, error } =
      link.kind === 'tokens'
        ? await supabase.auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken })
        : await supabase.auth.verifyOtp({ token_hash: link.tokenHash, type: 'signup' });
    if (!error) return { state: 'success', signedInAs: data.session?.user.email, link: 'fresh' };
    const signedInAs = error.code === USED_OR_EXPIRED ? await whoIsSignedIn(supabase) : undefined;
    return signedInAs
      ? { state: 'success', signedInAs, link: 'used' }
      : { state: 'error', message: error.message || CONFIRM_STRINGS.error.other };
  } catch (error) {
    return { state: 'error', message: (error instanceof Error && error.message) || CONFIRM_STRINGS.error.other };
  }
};
