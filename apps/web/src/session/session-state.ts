import type { AuthChangeEvent, Session } from '@supabase/supabase-js';

type SessionState = {
  session: Session | null;
  initialized: boolean;
  /** The user asked to sign out: what was guarded leads to the home page, not to the sign-in form (LA13). */
  leaving: boolean;
  /** The session ended without anybody here asking: it expired, or was ended on another device or in another tab. */
  ended: boolean;
  /** It has been said, which is enough once. */
  endedSaid: boolean;
};

export type SessionAction =
  | { type: 'looked-up'; session: Session | null }
  | { type: 'lookup-failed' }
  | { type: 'leaving' }
  | { type: 'ended-said' }
  | { type: AuthChangeEvent; session: Session | null };

export const FIRST_STATE: SessionState = {
  session: null,
  initialized: false,
  leaving: false,
  ended: false,
  endedSaid: false,
};

/** The lookup initialises, whatever came of it; events replace the session and never un-initialise (SE3–SE5). */
export const toNextState = (state: SessionState, action: SessionAction): SessionState => {
  switch (action.type) {
    case 'looked-up':
      return { ...state, session: action.session, initialized: true };
    case 'lookup-failed':
      return { ...state, initialized: true };
    case 'leaving':
      return { ...state, leaving: true };
    case 'ended-said':
      return { ...state, endedSaid: true };
    default:
      return {
        ...state,
        session: action.session,
        leaving: state.leaving && action.session === null,
        ended: action.session === null && (state.ended || (action.type === 'SIGNED_OUT' && !state.leaving)),
        endedSaid: state.endedSaid && action.session === null,
      };
  }
};
