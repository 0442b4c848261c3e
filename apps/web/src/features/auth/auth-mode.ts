/** Which form of /auth is shown. */
export type AuthMode = 'signIn' | 'signUp';

/** Goes along with the navigation of somebody who is new: the sign-up form comes first. */
export const SIGN_UP_FIRST = { mode: 'signUp' satisfies AuthMode };

/** The form that a navigation asked for; without a wish it is the sign-in. */
export const readMode = (state: unknown): AuthMode =>
  (state as Partial<typeof SIGN_UP_FIRST> | null)?.mode === 'signUp' ? 'signUp' : 'signIn';
