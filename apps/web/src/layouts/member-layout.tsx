import { SIDEBAR_PX } from '@blueprompt/core/spec/limits';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { RAIL_PX, Sidebar } from '@/components/ui/sidebar.tsx';
import { FeedbackDialog } from '@/features/feedback/feedback-dialog.tsx';
import { LAYOUT_STRINGS } from '@/strings/layout.ts';
import { MemberHeader } from './member-header.tsx';
import { SidebarMenu } from './sidebar-menu.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { useSidebar } from './use-sidebar.ts';
import { useSignOut } from './use-sign-out.ts';

/** The frame of a signed-in user: sidebar, header, content. */
export const MemberLayout = ({ children }: { children: ReactNode }) => {
  const { collapsed, toggle } = useSidebar();
  const [sheetOpen, setSheetOpen] = useState(false);
  const [feedbackOpen, setFeedbackOpen] = useState(false);
  const signOut = useSignOut();
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
        {children}
      </main>
      <FeedbackDialog open={feedbackOpen} onOpenChange={setFeedbackOpen} />
    </div>
  );
};
