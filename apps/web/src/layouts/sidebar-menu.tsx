import {
  BookOpen,
  CircleCheck,
  History,
  House,
  LifeBuoy,
  LogOut,
  MessageSquare,
  Settings,
  Sparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { classNames } from '@/components/ui/class-names.ts';
import { Tooltip } from '@/components/ui/tooltip.tsx';
import { useSession } from '@/session/use-session.ts';
import { LAYOUT_STRINGS } from '@/strings/layout.ts';
import { URLS } from '@/urls.ts';
import { LogoLink } from './logo-link.tsx';

const ENTRIES = [
  { to: URLS.home, label: LAYOUT_STRINGS.home, Icon: House },
  { to: URLS.history, label: LAYOUT_STRINGS.history, Icon: History },
  { to: URLS.settings, label: LAYOUT_STRINGS.settings, Icon: Settings },
  { to: URLS.support, label: LAYOUT_STRINGS.support, Icon: LifeBuoy },
  { to: URLS.docs, label: LAYOUT_STRINGS.docs, Icon: BookOpen },
] as const;

const ENTRY =
  'flex h-11 w-full items-center gap-3 rounded-control px-3 text-small text-text-2 transition-colors duration-150 hover:text-text hover:bg-surface-2 md:h-9.5 md:pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0';
/** Told by the attribute, not by a function: a tooltip can only hand on a class that is a text. */
const CURRENT =
  'aria-[current=page]:bg-surface-3 aria-[current=page]:font-medium aria-[current=page]:text-text aria-[current=page]:[&_svg]:text-ink-text';

/** In the rail only the icon is left; the name moves into a tooltip. */
const Named = ({ collapsed, label, children }: { collapsed: boolean; label: string; children: ReactNode }) =>
  collapsed ? (
    <Tooltip text={label} side="right">
      {children}
    </Tooltip>
  ) : (
    children
  );

/** Everything in the sidebar of a signed-in user: entries, feedback, and at its foot the plan and the way out. */
export const SidebarMenu = ({
  collapsed,
  onFeedback,
  onSignOut,
  onNavigate,
}: {
  collapsed: boolean;
  onFeedback: () => void;
  onSignOut: () => void;
  onNavigate: () => void;
}) => {
  const { subscribed, mayUpgrade } = useSession();
  const name = (label: string) => <span className={collapsed ? 'sr-only' : undefined}>{label}</span>;
  const entry = classNames(ENTRY, collapsed && 'justify-center px-0');
  return (
    <div className="flex h-full min-h-max flex-col px-3 pb-4">
      <div className={classNames('flex h-16 shrink-0 items-center', collapsed ? 'justify-center' : 'pl-2')}>
        <LogoLink markOnly={collapsed} onClick={onNavigate} />
      </div>
      <nav aria-label={LAYOUT_STRINGS.mainNavigation} className="mt-3 flex flex-col gap-0.5">
        {ENTRIES.map(({ to, label, Icon }) => (
          <Named key={to} collapsed={collapsed} label={label}>
            <NavLink to={to} end onClick={onNavigate} className={classNames(entry, CURRENT)}>
              <Icon aria-hidden strokeWidth={1.5} />
              {name(label)}
            </NavLink>
          </Named>
        ))}
        <Named collapsed={collapsed} label={LAYOUT_STRINGS.feedback}>
          <button type="button" className={entry} onClick={onFeedback}>
            <MessageSquare aria-hidden strokeWidth={1.5} />
            {name(LAYOUT_STRINGS.feedback)}
          </button>
        </Named>
      </nav>
      <div className="mt-auto flex flex-col gap-0.5 pt-6">
        {subscribed ? (
          <span className={classNames(entry, 'pointer-events-none !text-ok')}>
            <CircleCheck aria-hidden strokeWidth={1.5} />
            {name(LAYOUT_STRINGS.proMember)}
          </span>
        ) : mayUpgrade ? (
          <Named collapsed={collapsed} label={LAYOUT_STRINGS.upgradeToPro}>
            <Link
              to={URLS.pricing}
              onClick={onNavigate}
              className={classNames(entry, 'mb-1.5 border border-line-2 text-text')}
            >
              <Sparkles aria-hidden strokeWidth={1.5} />
              {name(LAYOUT_STRINGS.upgradeToPro)}
            </Link>
          </Named>
        ) : (
          <span className="h-9.5" />
        )}
        <Named collapsed={collapsed} label={LAYOUT_STRINGS.signOut}>
          <button type="button" className={entry} onClick={onSignOut}>
            <LogOut aria-hidden strokeWidth={1.5} />
            {name(LAYOUT_STRINGS.signOut)}
          </button>
        </Named>
      </div>
    </div>
  );
};
