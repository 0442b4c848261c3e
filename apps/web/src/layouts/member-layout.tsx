import { SIDEBAR_PX } from '@blueprompt/core/spec/limits';
import { Activity, type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { RAIL_PX, Sidebar } from '@/components/ui/sidebar.tsx';
import { EndedScreen } from '@/features/auth/ended-screen.tsx';
import { FeedbackDialog } from '@/features/feedback/feedback-dialog.tsx';
import { SessionContext, useSession } from '@/session/use-session.ts';
import { useWatchSession } from '@/session/use-watch-session.ts';
import { LAYOUT_STRINGS } from '@/strings/layout.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { FramedFallback } from './framed-fallback.tsx';
import { MemberHeader } from './member-header.tsx';
import { SidebarMenu } from './sidebar-menu.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { useSidebar } from './use-sidebar.ts';
import { useSignOut } from './use-sign-out.ts';

/** Sidebar, header, content. */
const MemberFrame = ({ children }: { children: ReactNode }) => {
  const { collapsed, toggle } = useSidebar();
  const [sheetOpen, setSheetOpen] = useState(false);
  const [feedbackOpen, setFeedbackOpen] = useState(false);
  const signOut = useSignOut();
  const { pathname } = useLocation();
  return (
    <div
      style={{ '--sidebar': `${collapsed ? RAIL_PX : SIDEBAR_PX}px` } as CSSProperties}
      className="transition-[padding] duration-200 ease-out md:pl-(--sidebar)"
    >
      <SkipLink />
      <Sidebar
        label={LAYOUT_STRINGS.menu}
        width={`${SIDEBAR_PX}px`}
        collapsed={collapsed}
        sheetOpen={sheetOpen}
        onSheetOpenChange={setSheetOpen}
      >
        {(isRail) => (
          <SidebarMenu
            collapsed={isRail}
            onFeedback={() => {
              setSheetOpen(false);
              setFeedbackOpen(true);
            }}
            onSignOut={signOut}
            onNavigate={() => setSheetOpen(false)}
          />
        )}
      </Sidebar>
      <MemberHeader collapsed={collapsed} onToggle={toggle} onOpenMenu={() => setSheetOpen(true)} onSignOut={signOut} />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-app px-4.5 pt-8 pb-24 md:px-10 md:pt-10 md:pb-32"
      >
        <CrashBoundary place={pathname} Fallback={FramedFallback}>
          {children}
        </CrashBoundary>
      </main>
      <FeedbackDialog open={feedbackOpen} onOpenChange={setFeedbackOpen} />
    </div>
  );
};

/** How far the page was scrolled while it showed, for when it shows again: hidden, it has no height to be scrolled in. */
const useKeepScroll = (isShown: boolean): void => {
  const top = useRef(0);
  useLayoutEffect(() => {
    if (!isShown) return;
    if (top.current > 0) window.scrollTo({ top: top.current, behavior: 'instant' });
    const keep = () => {
      top.current = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [isShown]);
};

/**
 * The frame of a signed-in user. When the session ends in front of them, the screen is kept as it is, out of sight, and shows again
 * once they are back; another user gets another screen.
 */
export const MemberLayout = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const { user, endedUser } = session;
  const [held, hold] = useState(session);
  if (user && session !== held) hold(session);
  const shown = user ? session : held;
  useWatchSession(user !== null);
  useKeepScroll(user !== null);
  return (
    <>
      {shown.user ? (
        <Activity mode={user ? 'visible' : 'hidden'}>
          <SessionContext value={shown}>
            <MemberFrame key={shown.user.id}>{children}</MemberFrame>
          </SessionContext>
        </Activity>
      ) : null}
      {user || !endedUser ? null : <EndedScreen email={endedUser.email ?? ''} />}
    </>
  );
};
