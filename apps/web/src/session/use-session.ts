import type { Session, User } from '@supabase/supabase-js';
import { createContext, use } from 'react';

/** The app state (EN19): who is signed in, and whether they are subscribed. */
export type AppSession = {
  session: Session | null;
  user: User | null;
  /** True once the first session lookup finished, whether it succeeded or not (SE3). */
  initialized: boolean;
  subscribed: boolean;
  /** True while nothing is known yet about the subscription of a signed-in user. */
  subscriptionLoading: boolean;
  subscriptionError: string | undefined;
  /** Known not to be subscribed: nobody is asked to buy what they may have already. */
  mayUpgrade: boolean;
  /** Reads the subscription again and answers the new flag; throws when it cannot be read (SB6). */
  refetchSubscription: () => Promise<boolean>;
  /** True from the wish to sign out until somebody signs in again. */
  leaving: boolean;
  /** True from when a session ended unasked until somebody signs in again. */
  ended: boolean;
  /** Whose session that was, where it ended in front of them. */
  endedUser: User | null;
  /** True once somebody has been told so. */
  endedSaid: boolean;
  markEndedSaid: () => void;
  /** Ends all sessions of the user (SE6), or only forgets the one in this browser. */
  signOut: (scope?: 'global' | 'local') => Promise<void>;
};

export const SessionContext = createContext<AppSession | undefined>(undefined);

/** The signed-in state of the app. */
export const useSession = (): AppSession => {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
};
