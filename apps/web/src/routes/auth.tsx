import { Navigate, useLocation } from 'react-router';
import { FullScreenSpinner } from '@/components/ui/spinner.tsx';
import { AuthPanel } from '@/features/auth/auth-panel.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { readReturnPlace } from '@/session/return-place.ts';
import { useSession } from '@/session/use-session.ts';
import { AUTH_STRINGS } from '@/strings/account/auth.ts';
import { LAYOUT_STRINGS } from '@/strings/layout.ts';

export const Component = () => {
  const { initialized, user } = useSession();
  const { state } = useLocation();
  usePageTitle(AUTH_STRINGS.signIn.submit);
  if (!initialized) return <FullScreenSpinner label={LAYOUT_STRINGS.loading} />;
  return user ? <Navigate {...readReturnPlace(state)} replace /> : <AuthPanel />;
};
