import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js';

type SessionState = {
  session: Session | null;
  initialized: boolean;
  /** The user asked to sign out: what was guarded leads to the home page, not to the sign-in form (LA13). */
  leaving: boolean;
  /** The session ended without anybody here asking: it expired, or was ended on another device or in another tab. */
  ended: boolean;
  /** Whose session ended while they were looking: their screen is kept until they are back. */
  endedUser: User | null;
  /** It has been said, which is enough once. */
  endedSaid: boolean;
};

export type SessionAction =
  | { type: 'looked-up'; session: Session | null }
  | { type: 'lookup-failed' }
  | { type: 'leaving' }
  | { type: 'ended-said' }
  /** `asked` where somebody signed out in another tab of this browser. */
  | { type: AuthChangeEvent; session: Session | null; asked?: boolean };

export const FIRST_STATE: SessionState = {
  session: null,
  initialized: false,
  leaving: false,
  ended: false,
  endedUser: null,
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
      return { ...state, leaving: true, ended: false, endedUser: null };
    case 'ended-said':
      return { ...state, endedSaid: true };
    default: {
      const endsUnasked = action.type === 'SIGNED_OUT' && !state.leaving;
      return {
        ...state,
        session: action.session,
        leaving: state.leaving && action.session === null,
        ended: action.session === null && (state.ended || endsUnasked),
        endedUser: action.session
          ? null
          : (state.endedUser ?? (endsUnasked && !action.asked ? (state.session?.user ?? null) : null)),
        endedSaid: state.endedSaid && action.session === null,
      };
    }
  }
};
