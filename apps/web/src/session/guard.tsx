import { Navigate, Outlet, useLocation } from 'react-router';
import { FullScreenSpinner } from '@/components/ui/spinner.tsx';
import { LAYOUT_STRINGS } from '@/strings/layout.ts';
import { URLS } from '@/urls.ts';
import { toVerdict } from './guard-verdict.ts';
import { toReturn } from './return-place.ts';
import { useOnboarding } from './use-onboarding.ts';
import { useSession } from './use-session.ts';

/** Stands before the guarded routes; whoever needs onboarding sees a spinner until the survey opens (GU4). */
export const Guard = () => {
  const { initialized, user, leaving, ended } = useSession();
  const onboarding = useOnboarding();
  const location = useLocation();
  const { pathname } = location;
  const verdict = toVerdict({ initialized, signedIn: user !== null, onboarding, pathname });
  if (verdict === 'pass') return <Outlet />;
  if (verdict === 'sign-in') {
    const state = ended && !leaving ? toReturn(location) : undefined;
    return <Navigate to={leaving ? URLS.home : URLS.auth} state={state} replace />;
  }
  return (
    <>
      {verdict === 'onboard' ? <Navigate to={URLS.onboarding} replace /> : null}
      <FullScreenSpinner label={LAYOUT_STRINGS.loading} />
    </>
  );
};
