import { useEffect } from 'react';
import { useSession } from './use-session.ts';

/** Says once that a session ended unasked; what has been said elsewhere is not said again. */
export const useSayEnded = (say: () => void): void => {
  const { ended, endedSaid, markEndedSaid } = useSession();
  useEffect(() => {
    if (!ended || endedSaid) return;
    markEndedSaid();
    say();
  }, [ended, endedSaid, markEndedSaid, say]);
};
