import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '@/session/use-session.ts';
import { URLS } from '@/urls.ts';

/** Ends the session and goes to the home page (LA13); from a guarded page the guard leads there as well. */
export const useSignOut = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  const { signOut } = useSession();
  return useCallback(async () => {
    await signOut();
    await navigate(URLS.home);
  }, [navigate, signOut]);
};
