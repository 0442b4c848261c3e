import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '@/session/use-session.ts';
import { URLS } from '@/urls.ts';

/** Ends the session and goes to the home page (LA13). It goes there first: a guarded page would otherwise send to sign-in. */
export const useSignOut = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  const { signOut } = useSession();
  return useCallback(async () => {
    await navigate(URLS.home);
    await signOut();
  }, [navigate, signOut]);
};
