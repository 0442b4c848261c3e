import type { AuthChangeEvent, Session } from '@supabase/supabase-js';

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
