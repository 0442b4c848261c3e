import { lazy, Suspense } from 'react';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useSayEnded } from '@/session/use-say-ended.ts';
import { useSession } from '@/session/use-session.ts';
import { LAYOUT_STRINGS } from '@/strings/layout.ts';

const SignedIn = lazy(() => import('./home-signed-in.tsx').then((route) => ({ default: route.Component })));
const Visitor = lazy(() => import('./home-visitor.tsx').then((route) => ({ default: route.Component })));

const sayEnded = () => void import('@/features/auth/say-ended.ts').then((ended) => ended.sayEnded());

/** One address, two pages: the generator for members, the product itself for visitors (RT1). */
export const Component = () => {
  const { user } = useSession();
  // Elsewhere the sign-in form says so.
  useSayEnded(sayEnded);
  return (
    <Suspense fallback={<Spinner label={LAYOUT_STRINGS.loading} className="min-h-dvh w-full" />}>
      {user ? <SignedIn /> : <Visitor />}
    </Suspense>
  );
};
