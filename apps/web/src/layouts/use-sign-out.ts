import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '@/session/use-session.ts';
import { URLS } from '@/urls.ts';

/**
 * Ends the session and goes to the home page (LA13). It goes there first, so that no guarded page shows its way to sign-in;
 * and once more after, since the first step may not have been painted when the session ends.
 */
export const useSignOut = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  const { signOut } = useSession();
  return useCallback(async () => {
    await navigate(URLS.home);
    await signOut();
    await navigate(URLS.home, { replace: true });
  }, [navigate, signOut]);
};
