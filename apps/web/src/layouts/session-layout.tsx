import { lazy } from 'react';
import { Outlet } from 'react-router';
import { FullScreenSpinner } from '@/components/ui/spinner.tsx';
import { useSession } from '@/session/use-session.ts';
import { LAYOUT_STRINGS } from '@/strings/layout.ts';
import { VisitorLayout } from './visitor-layout.tsx';

const MemberLayout = lazy(() => import('./member-layout.tsx').then((layout) => ({ default: layout.MemberLayout })));

/** Frames a page for whoever looks at it. */
export const SessionLayout = () => {
  const { initialized, user, endedUser } = useSession();
  if (!initialized) return <FullScreenSpinner label={LAYOUT_STRINGS.loading} />;
  const Layout = user || endedUser ? MemberLayout : VisitorLayout;
  return (
    <Layout>
      <Outlet />
    </Layout>
  );
};
