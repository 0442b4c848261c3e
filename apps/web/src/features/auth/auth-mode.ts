/** Which form of /auth is shown. */
export type AuthMode = 'signIn' | 'signUp';

/** Goes along with the navigation of somebody who is new: the sign-up form comes first. */
export const SIGN_UP_FIRST = { mode: 'signUp' satisfies AuthMode };

/** Goes along with the navigation of somebody whose link to a new password no longer works: they need another. */
export const NEW_LINK_FIRST = { forgot: true };

/** Whether a navigation asked for the form that sends such a link. */
export const wantsNewLink = (state: unknown): boolean =>
  (state as Partial<typeof NEW_LINK_FIRST> | null)?.forgot === true;

/** The form that a navigation asked for; without a wish it is the sign-in. */
export const readMode = (state: unknown): AuthMode =>
  (state as Partial<typeof SIGN_UP_FIRST> | null)?.mode === 'signUp' ? 'signUp' : 'signIn';
