import type { AuthChangeEvent, Session } from '@supabase/supabase-js';

/** Every event that the auth service may report (SE1); the type makes the list complete. */
export const AUTH_EVENTS = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'SIGNED_OUT',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
] as const satisfies readonly AuthChangeEvent[];

export type SessionState = { session: Session | null; initialized: boolean };

export type SessionAction =
  | { type: 'looked-up'; session: Session | null }
  | { type: 'lookup-failed' }
  | { type: AuthChangeEvent; session: Session | null };

export const FIRST_STATE: SessionState = { session: null, initialized: false };

/** The lookup initialises, whatever came of it; events replace the session and never un-initialise (SE3–SE5). */
export const toNextState = (state: SessionState, action: SessionAction): SessionState => {
  switch (action.type) {
    case 'looked-up':
      return { session: action.session, initialized: true };
    case 'lookup-failed':
      return { ...state, initialized: true };
    default:
      return { ...state, session: action.session };
  }
};
