import type { SupabaseClient } from '@supabase/supabase-js';
import { leaveForGoogle } from '@/client/google-return.ts';
import { AUTH_STRINGS } from '@/strings/account/auth.ts';
import { URLS } from '@/urls.ts';

export type Credentials = { email: string; password: string };

/** What the provider says about a failure; the code is missing where it gave none. */
export type AuthFailure = { message: string; code: string | undefined };

/** What came of the form: where to go on, or what to say. */
export type AuthOutcome =
  | { state: 'signed-in' }
  | { state: 'check-email' }
  | { state: 'exists' }
  | ({ state: 'failed' } & AuthFailure);

const failed = (error: unknown, fallback: string): AuthOutcome => ({
  state: 'failed',
  message: (error instanceof Error && error.message) || fallback,
  code: (error as { code?: string } | undefined)?.code,
});

/** Signs in with a password. */
export const signIn = async (supabase: SupabaseClient, credentials: Credentials): Promise<AuthOutcome> => {
  const { error } = await supabase.auth.signInWithPassword(credentials);
  return error ? failed(error, AUTH_STRINGS.toasts.failed) : { state: 'signed-in' };
};

/** Signs up; a server that hides whether an address is taken answers with a user that has no identities (AU7, AU8). */
export const signUp = async (
  supabase: SupabaseClient,
  { email, password }: Credentials,
  origin: string,
): Promise<AuthOutcome> => {
  const { data, error } = await supabase.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: `${origin}${URLS.confirm}` },
  });
  if (error) return failed(error, AUTH_STRINGS.toasts.failed);
  if (data.session) return { state: 'signed-in' };
  return data.user?.identities?.length ? { state: 'check-email' } : { state: 'exists' };
};

/** Leaves for Google; comes back to the site root (SE7). Answers only when it could not leave. */
export const signInWithGoogle = async (supabase: SupabaseClient, origin: string): Promise<AuthOutcome | undefined> => {
  try {
    leaveForGoogle();
    const { error } = await supabase.auth.signInWithOAuth({ provider: 'google', options: { redirectTo: origin } });
    return error ? failed(error, AUTH_STRINGS.toasts.googleFailed) : undefined;
  } catch (error) {
    return failed(error, AUTH_STRINGS.toasts.googleFailed);
  }
};

/** Asks for the confirmation mail once more; undefined when it is on its way. */
export const resendConfirmation = async (
  supabase: SupabaseClient,
  email: string,
  origin: string,
): Promise<AuthFailure | undefined> => {
  const { error } = await supabase.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: `${origin}${URLS.confirm}` },
  });
  return error ? { message: error.message || AUTH_STRINGS.toasts.failed, code: error.code } : undefined;
};
