import { URLS } from '@/urls.ts';
import type { OnboardingStatus } from './use-onboarding.ts';

type GuardVerdict = 'wait' | 'sign-in' | 'onboard' | 'pass';

/** What a guarded route does (GU1–GU6): wait, send away, or show itself. */
export const toVerdict = ({
  initialized,
  signedIn,
  onboarding,
  pathname,
}: {
  initialized: boolean;
  signedIn: boolean;
  onboarding: OnboardingStatus;
  pathname: string;
}): GuardVerdict => {
  if (!initialized) return 'wait';
  if (!signedIn) return pathname === URLS.home ? 'pass' : 'sign-in';
  if (onboarding === 'loading') return 'wait';
  return onboarding === 'needed' && pathname !== URLS.onboarding ? 'onboard' : 'pass';
};
