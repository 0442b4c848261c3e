import { useEffect } from 'react';
import { useSupabaseDoor } from '@/client/supabase.ts';

/** Soon enough that nobody works on in a session that is gone, rare enough to cost the server nothing. */
const WATCH_MS = 10_000;

/**
 * Asks whether the session is still open while the page is looked at: one that is ended on another device leaves no trace here.
 * The answer is not needed, a refusal is noticed by whoever follows refused tokens.
 */
export const useWatchSession = (isSignedIn: boolean): void => {
  const door = useSupabaseDoor();
  useEffect(() => {
    if (!isSignedIn) return;
    const ask = async () => {
      if (document.visibilityState === 'visible') await (await door.load()).auth.getUser();
    };
    const look = () => void ask().catch((error: unknown) => console.warn('The session could not be checked.', error));
    const timer = setInterval(look, WATCH_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [door, isSignedIn]);
};
