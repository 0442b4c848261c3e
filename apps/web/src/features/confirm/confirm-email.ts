import { type AuthError, isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js';
import { CONFIRM_STRINGS } from '@/strings/account/confirm.ts';

/** The confirmation starts with no state, then is loading, then one of the two ends (CO1). */
export type Confirmation =
  | { state: 'none' }
  | { state: 'loading' }
  | {
      state: 'success';
      signedInAs: string | undefined;
      link: 'fresh' | 'used';
      /** The address that the link confirmed, where it is not that of who is signed in. */
      confirmed?: string | undefined;
    }
  | { state: 'error'; message: string; hint?: 'used' | 'reload' };

export type ConfirmLink =
  | { kind: 'tokens'; accessToken: string; refreshToken: string }
  /** Of a new account, unless it says that it is of a new address. */
  | { kind: 'code'; tokenHash: string; type?: 'email_change' }
  | { kind: 'invalid' };
type GoodLink = Exclude<ConfirmLink, { kind: 'invalid' }>;
type CodeLink = Extract<ConfirmLink, { kind: 'code' }>;

/** Tokens in the hash come first, then a one-time code in the query; both for a sign-up, the code also for a new address (CO3–CO5). */
export const readConfirmLink = (hash: string, search: string): ConfirmLink => {
  const inHash = new URLSearchParams(hash.replace(/^#/, ''));
  const accessToken = inHash.get('access_token');
  const refreshToken = inHash.get('refresh_token');
  if (accessToken && refreshToken && inHash.get('type') === 'signup')
    return { kind: 'tokens', accessToken, refreshToken };
  const inQuery = new URLSearchParams(search);
  const tokenHash = inQuery.get('token_hash');
  if (tokenHash && inQuery.get('type') === 'signup') return { kind: 'code', tokenHash };
  if (tokenHash && inQuery.get('type') === 'email_change') return { kind: 'code', tokenHash, type: 'email_change' };
  return { kind: 'invalid' };
};

/** True where the link is of a new address for an account that there is. */
const isOfChange = (link: ConfirmLink): boolean => link.kind === 'code' && link.type === 'email_change';

const USED_OR_EXPIRED = 'otp_expired';

/** Throws where it cannot be told: a session that only waits for the server must not be taken for none. */
const whoIsSignedIn = async (supabase: SupabaseClient): Promise<string | undefined> => {
  const { data, error } = await supabase.auth.getSession();
  if (error && isAuthRetryableFetchError(error)) throw error;
  return data.session?.user.email;
};

const toOtp = ({ tokenHash, type }: CodeLink) => ({ token_hash: tokenHash, type: type ?? ('signup' as const) });

/** Confirms with a client that is thrown away, and ends the session which that gives. */
const confirmBeside = async (guest: SupabaseClient, link: CodeLink) => {
  const { data, error } = await guest.auth.verifyOtp(toOtp(link));
  if (!error) await guest.auth.signOut({ scope: 'local' });
  return { confirmed: data.session?.user.email, error };
};

type Ended = Extract<Confirmation, { state: 'success' | 'error' }>;

const failed = (message: string | undefined, hint?: 'used' | 'reload'): Ended => ({
  state: 'error',
  message: message || CONFIRM_STRINGS.error.other,
  ...(hint && { hint }),
});

/** A link to a new address may be used because it worked: whether it did is said in the settings. */
const refused = (error: AuthError, link: GoodLink): Ended => {
  if (error.code === USED_OR_EXPIRED)
    return isOfChange(link) ? failed(CONFIRM_STRINGS.error.change) : failed(error.message, 'used');
  return failed(error.message, isAuthRetryableFetchError(error) ? 'reload' : undefined);
};

/** A link may be anybody's: it never takes the place of who is signed in, whose own address is confirmed anyway. */
const confirmFor = async (
  supabase: SupabaseClient,
  present: string,
  guest: () => SupabaseClient,
  link: GoodLink,
): Promise<Ended> => {
  const used = { state: 'success', signedInAs: present, link: 'used' } as const;
  if (link.kind === 'tokens') return used;
  const { confirmed, error } = await confirmBeside(guest(), link);
  // An address that was not confirmed is not the account's: only of a new account is a used link good news.
  if (error) return error.code === USED_OR_EXPIRED && !link.type ? used : refused(error, link);
  // The session still has the old address of its account.
  if (link.type) await supabase.auth.refreshSession();
  const signedInAs = (await whoIsSignedIn(supabase)) ?? present;
  return { ...used, signedInAs, link: 'fresh', ...(confirmed === signedInAs ? {} : { confirmed }) };
};

/** Confirms with whatever the link carries; `guest` makes a client beside the app's own. */
export const confirmEmail = async (
  supabase: SupabaseClient,
  guest: () => SupabaseClient,
  link: ConfirmLink,
): Promise<Ended> => {
  if (link.kind === 'invalid') return failed(CONFIRM_STRINGS.error.parameters);
  try {
    const present = await whoIsSignedIn(supabase);
    if (present) return await confirmFor(supabase, present, guest, link);
    const { data, error } =
      link.kind === 'tokens'
        ? await supabase.auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken })
        : await supabase.auth.verifyOtp(toOtp(link));
    if (error) return refused(error, link);
    return { state: 'success', signedInAs: data.session?.user.email, link: 'fresh' };
  } catch (error) {
    // Nothing was spent: the same link can be tried again.
    const isUnreached = isAuthRetryableFetchError(error) || error instanceof TypeError;
    return failed(error instanceof Error ? error.message : undefined, isUnreached ? 'reload' : undefined);
  }
};
